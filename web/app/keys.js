// Single-key shortcuts. A page puts its keys in while it is shown; a key works when nobody types,
// no dialog is open, and the element with the focus has no use for it.

import { dialogIsOpen } from './parts/dialogs.js';
import { settings } from './settings.js';

/** @typedef {Record<string, () => void>} Keys by `KeyboardEvent.key` */

/** @type {Set<Keys>} */
const layers = new Set();

/** @param {Keys} keys */
export function addKeys(keys) {
  layers.add(keys);
}

/** @param {Keys} keys */
export function removeKeys(keys) {
  layers.delete(keys);
}

const OWN_ARROWS = 'input, select, textarea, [role="slider"], [role="radio"], [data-arrows]';
const OWN_SPACE = 'a, button, input, select, textarea, summary, [role="slider"], [data-arrows]';

/** @param {KeyboardEvent} event */
function hasOwnUse(event) {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return false;
  if (target.matches('input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select')) return true;
  const [outer] = event.composedPath().filter((part) => part instanceof HTMLElement && part.localName.startsWith('board-'));
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') {
    return Boolean(outer) || target.closest(OWN_ARROWS) !== null;
  }
  if (event.key === ' ' || event.key === 'Enter') return Boolean(outer) || target.closest(OWN_SPACE) !== null;
  return false;
}

/** Starts to listen. */
export function startKeys() {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!settings().shortcuts || dialogIsOpen() || hasOwnUse(event)) return;
    for (const keys of [...layers].reverse()) {
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) continue;
      event.preventDefault();
      act();
      return;
    }
  });
}
