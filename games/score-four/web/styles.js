import { css } from 'lit';
import { addToPage } from 'sakiyomi/boards/page-style.js';

/** The look of the Score Four board's element: the space, and the levels beside or below it. */
export const scoreFourStyles = css`
  :host { display: block; container-type: inline-size; }
  .whole { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
  .room { position: relative; border-radius: 12px; overflow: hidden; background:
    radial-gradient(circle at 50% 35%, var(--surface, #fff), var(--surface-2, #ebe8e0)); }
  .space { position: relative; overflow: hidden; aspect-ratio: 1 / 0.92; touch-action: none; cursor: grab; }
  .space:active { cursor: grabbing; }
  /* Outside the flow, so that it never keeps its place from shrinking. */
  .space canvas { position: absolute; inset: 0; display: block; }
  .caption { margin: 0; padding: 0 10px 8px; font-size: 0.8125rem; pointer-events: none;
    color: var(--muted, #5a5f68); text-align: center; }
  .reset { all: unset; position: absolute; inset: 8px 8px auto auto; box-sizing: border-box; min-height: 32px;
    padding: 4px 10px; border-radius: 999px; font-size: 0.8125rem; cursor: pointer;
    color: var(--text, #23262b); background: color-mix(in srgb, var(--surface, #fff) 80%, transparent);
    border: 1px solid var(--line, #d3cfc4); }
  .reset:hover { background: var(--surface, #fff); }
  .reset:focus-visible { outline: 3px solid var(--focus, #0b62c4); outline-offset: 2px; }
  .note { margin: 0; font-size: 0.875rem; color: var(--muted, #5a5f68); }
  .levels { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 12px;
    align-content: center; }
  .level .name { display: block; font-size: 0.8125rem; color: var(--text, #23262b); margin-bottom: 2px; }
  .level .name small { color: var(--muted, #5a5f68); font-size: inherit; }
  .board { position: relative; }
  .board > svg { display: block; width: 100%; height: auto; }
  .board [data-bead] { transform-box: fill-box; transform-origin: center; }
  .cells { position: absolute; display: grid; grid-template-rows: repeat(4, 1fr); }
  .row { display: grid; grid-template-columns: repeat(4, 1fr); }
  .row button { all: unset; cursor: default; touch-action: manipulation; border-radius: 6px; }
  .row button.can { cursor: pointer; }
  .row button:focus-visible { outline: 3px solid #ffffff; outline-offset: -3px;
    box-shadow: inset 0 0 0 2.5px #0b3a75; }

  .views { display: grid; grid-template-columns: 1fr 1fr; justify-self: center; gap: 4px; }
  .views button { all: unset; box-sizing: border-box; min-height: 32px; padding: 2px 14px; text-align: center;
    font-size: 0.8125rem; cursor: pointer; color: var(--text, #23262b); border-radius: 999px;
    border: 1px solid var(--line-strong, #8b8980); }
  .views button[aria-pressed='true'] { background: var(--accent-soft, #dbe8f6); font-weight: 650;
    border-color: var(--accent, #1a5c9e); }
  .views button:focus-visible { outline: 3px solid var(--focus, #0b62c4); outline-offset: 2px; }
  /* A narrow screen has room for one of the two. */
  .whole:not(.flat, .show-flat) .levels, .whole.show-flat .room { display: none; }

  @media (min-width: 560px) and (max-height: 500px) {
    .whole { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); align-items: center; }
    .whole .levels { display: grid !important; }
    .whole .room { display: block !important; }
    .views { display: none; }
    .caption { display: none; }
  }
  @container (min-width: 480px) {
    .whole .levels { display: grid !important; }
    .whole .room { display: block !important; }
    .views { display: none; }
    .whole { grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); align-items: center; }
    .whole.flat { grid-template-columns: minmax(0, 1fr); }
    .whole.flat .levels { max-width: 640px; }
    .space { aspect-ratio: 1; }
    .tools { grid-column: 1 / -1; }
  }
`;

// How wide the board is for its height.
addToPage(css`
  [data-game='score-four'] { --aspect: 1.6; }
  @media (max-width: 520px) {
    [data-game='score-four'] { --aspect: 0.8; }
  }
`);
