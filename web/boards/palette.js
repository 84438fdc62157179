// The choices of the position editor: a row of buttons of which one is pressed.
import { css, html, nothing } from 'lit';

/** @import { EditorPiece, Translate } from '../types.js' */

export const paletteStyles = css`
  .tools { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-top: 10px; }
  .palette { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin: 0; padding: 0; border: 0; }
  .palette .name { font-size: 0.8125rem; color: var(--muted, #5a5f68); margin-inline-end: 4px; }
  .palette button { all: unset; box-sizing: border-box; display: inline-flex; align-items: center; gap: 6px;
    min-height: 40px; padding: 4px 10px; border-radius: var(--radius, 8px); cursor: pointer;
    font-size: 0.875rem; color: var(--text, #23262b); background: var(--surface, #fff);
    border: 1px solid var(--line-strong, #8b8980); }
  .palette button[aria-pressed='true'] { border: 2px solid var(--accent, #1a5c9e); padding: 3px 9px;
    background: var(--accent-soft, #dbe8f6); font-weight: 650; }
  .palette button:hover { background: var(--surface-2, #ebe8e0); }
  .palette button[aria-pressed='true']:hover { background: var(--accent-soft, #dbe8f6); }
  .palette button:focus-visible { outline: 3px solid var(--focus, #0b62c4); outline-offset: 2px;
    box-shadow: none; }
  .palette svg { width: 22px; height: 22px; display: block; }
`;

/**
 * Shows the choices with a name before them.
 * @param {string} name
 * @param {readonly EditorPiece[]} choices
 * @param {string} chosen
 * @param {Translate} t
 * @param {(id: string) => void} choose
 */
export function palette(name, choices, chosen, t, choose) {
  return html`<div class="palette" role="group" aria-label=${name}>
    <span class="name" aria-hidden="true">${name}</span>
    ${choices.map((choice) => html`<button type="button" data-piece=${choice.id}
      aria-pressed=${choice.id === chosen} @click=${() => choose(choice.id)}>
      ${choice.icon ?? nothing}<span>${t(choice.name)}</span></button>`)}
  </div>`;
}
