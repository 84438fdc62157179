import { css } from 'lit';
import { addToPage } from 'sakiyomi/boards/page-style.js';

/** The look of the Twin Cool board's element. */
export const twinCoolStyles = css`
  :host { display: block; container-type: inline-size; color: var(--text, #23262b); }
  .whole { display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); }
  .play { border-radius: 14px; padding: 12px;
    background: var(--table, color-mix(in srgb, var(--board-felt, #2e7d5b) 16%, var(--surface, #fff)));
    border: 1px solid var(--line, #d3cfc4); }
  .preview .play { outline: 3px dashed var(--board-best, #0072b2); }
  h3 { margin: 0 0 4px; font-size: 0.875rem; font-weight: 650; }
  .mode { margin: 0 0 8px; font-size: 0.8125rem; color: var(--muted, #5a5f68); }
  .mode.practice { display: inline-block; padding: 2px 10px; border-radius: 999px; font-weight: 650;
    color: var(--text, #23262b); background: var(--notice-soft, #fdf2d5);
      border: 1px solid var(--line-strong, #8b8980); }
  .top { display: grid; grid-template-columns: 0.85fr 1fr 1fr 0.85fr; gap: 16px; align-items: start; }
  .card { display: block; width: 100%; height: auto; }
  .deck, .slot { display: grid; gap: 3px; justify-items: center; }
  .deck { max-width: clamp(78px, 9.5cqi, 130px); justify-self: start; width: 100%; }
  .slot { max-width: clamp(104px, 12cqi, 170px); width: 100%; justify-self: center; }
  .name { font-size: 0.8125rem; color: var(--muted, #5a5f68); }
  .pile { position: relative; display: block; width: 100%; }
  .pile b { position: absolute; left: 46%; top: 48%; translate: -50% -50%; min-width: 2em;
    padding: 0.25em 0.3em; text-align: center;
    border-radius: 999px; background: #14263a; color: #fff; font-size: 0.9375rem; line-height: 1.2; }
  .counts { margin: 0; display: grid; gap: 8px; text-align: end; }
  .counts dt { font-size: 0.75rem; color: var(--muted, #5a5f68); }
  .counts dd { margin: 0; font-size: 1.375rem; font-weight: 700; font-variant-numeric: tabular-nums;
    line-height: 1.2; }
  .counts small { font-size: 0.8125rem; font-weight: 400; color: var(--muted, #5a5f68); }
  button { all: unset; box-sizing: border-box; display: block; width: 100%; border-radius: 12%/9%;
    position: relative; touch-action: manipulation; }
  button:focus-visible { outline: 3px solid var(--focus, #0b62c4); outline-offset: 2px; }
  .slot button.last { box-shadow: 0 0 0 3px var(--board-last, #e8930c); }
  .slot button.takes { cursor: pointer; box-shadow: 0 0 0 4px var(--board-best, #0072b2); }
  .slot button.takes::after { content: '＋'; position: absolute; right: -8px; top: -10px; width: 1.5em;
    height: 1.5em;
    border-radius: 50%; display: grid; place-items: center; font-size: 0.875rem; font-weight: 700;
    background: var(--board-best, #0072b2); color: #fff; border: 2px solid #fff; }
  .slot button.over { scale: 1.06; }
  .hand { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; margin-top: 14px; }
  .held { display: grid; grid-template-columns: minmax(0, 1fr); gap: 3px; justify-items: center;
    align-content: start; }
  .held button { max-width: clamp(104px, 12cqi, 170px); }
  .held button.fits { cursor: grab; touch-action: none; }
  .held button.fits:hover { translate: 0 -4px; }
  .held button.idle .card { opacity: 0.5; }
  .held button.best { box-shadow: 0 0 0 3px var(--board-last, #e8930c); }
  .held button[aria-pressed='true'] { translate: 0 -8px; box-shadow: 0 0 0 4px var(--board-best, #0072b2); }
  .held button.dragged { z-index: 5; cursor: grabbing; pointer-events: none;
    filter: drop-shadow(0 8px 10px rgb(0 0 0 / 35%)); }
  .values { display: grid; font-size: clamp(0.65rem, 2.9cqi, 0.8125rem); line-height: 1.35;
    font-variant-numeric: tabular-nums; min-height: 0; }
  .values span { white-space: nowrap; }
  .values i { font-style: normal; display: inline-block; min-width: 1.3em; margin-inline-end: 3px;
    text-align: center;
    border-radius: 3px; background: var(--surface-3, #dedad0); color: var(--text, #23262b); }
  .values .star { font-weight: 750; }
  .ask { margin: 10px 0 0; min-height: 1.5em; font-size: 0.875rem; color: var(--muted, #5a5f68); }
  .pattern { color: var(--text, #23262b); margin-inline-start: 0.5em; }
  .order p { margin: 0 0 6px; font-size: 0.8125rem; color: var(--muted, #5a5f68); }
  .order { padding: 10px 12px; border-radius: 12px; border: 2px dashed var(--line-strong, #8b8980);
    background: var(--notice-soft, #fdf2d5); }
  .order ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 3px;
    grid-template-columns: repeat(auto-fill, minmax(30px, 1fr)); }
  .order li { border-radius: 4px; padding: 2px 0; text-align: center; font-size: 0.8125rem; font-weight: 700;
    line-height: 1.4; color: #fff; }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; }

  @container (min-width: 680px) {
    .whole { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); align-items: start; }
    .order { grid-column: 1 / -1; }
  }
`;

// How wide the board is for its height.
addToPage(css`
  [data-game='twin-cool'] { --aspect: 1.5; }
  /* The hand is on top; the table of all cards and the open deck may need to scroll. */
  .play[data-game='twin-cool'] .board-row { max-height: var(--room); overflow-y: auto; }
  @media (max-width: 899px) {
    .play[data-game='twin-cool'] sky-board { max-width: none; }
  }
`);
