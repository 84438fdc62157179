import { css } from 'lit';
import { addToPage } from 'sakiyomi/boards/page-style.js';

/** The look of the Score Four board's element: the space, and the levels beside or below it. */
export const scoreFourStyles = css`
  :host { display: block; container-type: inline-size; }
  .whole { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
  .room { position: relative; border-radius: 12px; overflow: hidden; background:
    radial-gradient(circle at 50% 35%, var(--surface, #fff), var(--surface-2, #ebe8e0)); }
  .space { aspect-ratio: 1 / 0.92; touch-action: none; cursor: grab; }
  .space:active { cursor: grabbing; }
  .space canvas { display: block; }
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

  @container (min-width: 620px) {
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
`);
