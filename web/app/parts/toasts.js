// Short messages at the edge of the page: notices go by themselves, failures stay until dismissed
// or until the next one.

import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Element } from '../element.js';
import { say, t } from '../i18n.js';
import { icons } from './icons.js';

/** @import { Message, Text } from '../../types.js' */
/** @typedef {{ key: number, text: Text | Message, kind: 'notice' | 'failure' }} Toast */

const NOTICE_MS = 3_500;
const FAILURE_MS = 12_000;

/** @type {Toast[]} */
let toasts = [];
let keys = 0;
const events = new EventTarget();

/** @param {Toast[]} next */
function set(next) {
  toasts = next;
  events.dispatchEvent(new Event('change'));
}

/** @param {number} key */
function dismiss(key) {
  set(toasts.filter((toast) => toast.key !== key));
}

/** @param {Text | Message} text @param {Toast['kind']} kind @param {number} ms */
function show(text, kind, ms) {
  keys += 1;
  const key = keys;
  const same = (/** @type {Toast} */ toast) => toast.kind === kind || say(toast.text) === say(text);
  set([...toasts.filter((toast) => !same(toast)), { key, text, kind }]);
  setTimeout(() => dismiss(key), ms);
}

/** @param {Text | Message} text */
export function notice(text) {
  show(text, 'notice', NOTICE_MS);
}

/** @param {Text | Message} text */
export function failure(text) {
  show(text, 'failure', FAILURE_MS);
}

class Toasts extends Element {
  #again = () => this.requestUpdate();

  connectedCallback() {
    super.connectedCallback();
    events.addEventListener('change', this.#again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    events.removeEventListener('change', this.#again);
  }

  render() {
    return html`<div class="toasts" role="status" aria-live="polite">
      ${repeat(toasts, (toast) => toast.key, (toast) => html`
        <div class="toast ${toast.kind}">
          <p>${say(toast.text)}</p>
          <button type="button" class="plain icon-only" aria-label=${t('error-dismiss')}
            @click=${() => dismiss(toast.key)}>${icons.close}</button>
        </div>`)}
    </div>`;
  }
}
customElements.define('sky-toasts', Toasts);
