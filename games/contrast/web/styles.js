import { css } from 'lit';
import { addToPage } from 'sakiyomi/boards/page-style.js';

/** The look of the Contrast board's element: the board, the stocks beside it, and the steps. */
export const contrastStyles = css`
  :host { display: block; container-type: inline-size; }
  .whole { display: grid; gap: 8px; grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'top' 'board' 'bottom' 'steps'; }
  .board { position: relative; grid-area: board; justify-self: center; width: 100%; max-width: var(--board-fit, none); }
  .board > svg { display: block; width: 100%; height: auto; }
  .cells { position: absolute; display: grid; grid-template-rows: repeat(5, 1fr); }
  .row { display: grid; grid-template-columns: repeat(5, 1fr); }
  .row button { all: unset; cursor: default; touch-action: manipulation; border-radius: 8px; }
  .row button.can { cursor: pointer; }
  .row button.can:hover { box-shadow: inset 0 0 0 3px rgb(11 98 196 / 65%); }
  .row button:focus-visible { outline: 3px solid #ffffff; outline-offset: -5px;
    box-shadow: inset 0 0 0 3px #0b3a75; }
  .stock { display: flex; align-items: center; gap: 6px; }
  .stock.top { grid-area: top; }
  .stock.bottom { grid-area: bottom; }
  .stock > svg { width: 26px; height: 26px; margin-inline-end: 4px; }
  .tile svg { display: block; width: 34px; height: 34px; }
  .tile.gone { border-radius: 6px; box-shadow: inset 0 0 0 1.5px var(--line-strong, #8b8980); opacity: 0.55; }
  .tile.gone svg { visibility: hidden; }
  .steps { grid-area: steps; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; min-height: 44px; }
  .steps p { margin: 0; flex: 1 1 100%; font-size: 0.875rem; color: var(--muted, #5a5f68); }
  .step { all: unset; box-sizing: border-box; display: inline-flex; align-items: center; gap: 6px;
    cursor: pointer;
    min-height: 44px; padding: 4px 12px; border-radius: var(--radius, 8px); font-size: 0.9375rem;
    background: var(--surface, #fff); border: 1px solid var(--line-strong, #8b8980);
      color: var(--text, #23262b); }
  .step svg { width: 26px; height: 26px; }
  .step:hover { background: var(--surface-2, #ebe8e0); }
  .step[aria-pressed='true'] { border: 2px solid var(--accent, #1a5c9e); padding: 3px 11px; font-weight: 650;
    background: var(--accent-soft, #dbe8f6); }
  .step[disabled] { opacity: 0.45; cursor: default; }
  .step.quiet { border-color: transparent; padding: 4px 8px; background: none; color: var(--accent, #1a5c9e); }
  .step:focus-visible, .counter button:focus-visible { outline: 3px solid var(--focus, #0b62c4);
    outline-offset: 2px; }
  .tools { grid-area: steps; }
  .counter { display: inline-flex; align-items: center; gap: 6px; }
  .palette .counter button { min-width: 36px; min-height: 36px; justify-content: center; padding: 0; }
  .palette .counter button[disabled] { opacity: 0.4; cursor: default; }

  @container (max-width: 559px) {
    /* Both stocks in one row, so that the board can be larger. */
    .whole:not(:has(.tools)) { grid-template-columns: 1fr 1fr;
      grid-template-areas: 'board board' 'bottom top' 'steps steps'; }
    .whole:not(:has(.tools)) :is(.stock) { gap: 3px; }
    .whole:not(:has(.tools)) .stock.top { justify-content: end; }
    .whole:not(:has(.tools)) .stock > svg { width: 22px; height: 22px; margin-inline-end: 2px; }
    .whole:not(:has(.tools)) .tile svg { width: 26px; height: 26px; }
    /* Room for both steps, so that nothing below jumps between them. */
    .steps:not(:empty) { min-height: 76px; align-content: start; gap: 6px; }
    .step { padding-inline: 9px; gap: 4px; font-size: 0.875rem; }
    .step[aria-pressed='true'] { padding-inline: 8px; }
    .step.quiet { padding-inline: 6px; }
    .step svg { width: 22px; height: 22px; }
  }
  @container (min-width: 560px) {
    .whole { grid-template-columns: minmax(0, 1fr) 148px; grid-template-rows: auto 1fr auto auto;
      grid-template-areas: 'board top' 'board steps' 'board bottom'; column-gap: 16px; }
    .whole:has(.tools) { grid-template-areas: 'board top' 'board .' 'board bottom' 'steps steps'; }
    .stock { flex-wrap: wrap; gap: 4px; }
    .stock > svg { width: 30px; height: 30px; margin-inline-end: 100px; }
    .tile svg { width: 32px; height: 32px; }
    .stock.bottom { align-content: end; }
    .steps { flex-direction: column; align-items: stretch; justify-content: center; }
    .steps p { flex: none; }
  }
  /* A phone on its side: the same columns, however narrow. */
  @media (min-width: 560px) and (max-height: 500px) {
    .whole:not(:has(.tools)) { grid-template-columns: minmax(0, 1fr) 120px; grid-template-rows: auto 1fr auto;
      grid-template-areas: 'board top' 'board steps' 'board bottom'; column-gap: 12px; }
    .whole:not(:has(.tools)) .stock { flex-wrap: wrap; gap: 2px; }
    .whole:not(:has(.tools)) .stock.top { justify-content: start; }
    .whole:not(:has(.tools)) .stock > svg { margin-inline-end: 90px; }
    .steps:not(:empty) { min-height: 0; }
    .step { min-height: 32px; }
  }
`;

// The colours of the sides on the bar, and the place that the board takes: where there is room, the
// stocks and steps stand in a column beside it.
addToPage(css`
  [data-game='contrast'] { --aspect: 0.76; --share-1: #2462a8; --share-2: #e8954a; }
  @media (max-width: 639px) {
    /* The stocks need the whole width; only the board itself gives way. */
    .play[data-game='contrast'] { --fit: 100vw; --board-fit: max(150px, calc(var(--room) - 118px)); }
  }
  @media (min-width: 640px) {
    [data-game='contrast'] { --fit: max(560px, calc(var(--room) + 164px)); }
  }
  @media (min-width: 560px) and (max-height: 500px) {
    [data-game='contrast'] { --fit: calc(var(--room) + 132px); }
  }
  .game.edit[data-game='contrast'] { --around: 325px; }
`);
