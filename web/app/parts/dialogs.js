// The one window that may lie over the page. What it shows is a template, drawn anew with the
// language; the browser's own dialog keeps the focus inside and closes on Escape.

import { html, nothing } from 'lit';
import { Element } from '../element.js';
import { t } from '../i18n.js';
import { icons } from './icons.js';

/**
 * @typedef {object} Dialog
 * @property {() => string} title
 * @property {() => unknown} body
 * @property {string} [className]
 */

/** @type {DialogHost | null} */
let host = null;

/** @param {Dialog} dialog */
export function openDialog(dialog) {
  host?.open(dialog);
}

export function closeDialog() {
  host?.close();
}

/** @returns {boolean} */
export function dialogIsOpen() {
  return host?.querySelector('dialog')?.open === true;
}

class DialogHost extends Element {
  constructor() {
    super();
    /** @type {Dialog | null} */
    this.current = null;
  }

  connectedCallback() {
    super.connectedCallback();
    host = this;
  }

  /** @param {Dialog} dialog */
  async open(dialog) {
    this.current = dialog;
    this.requestUpdate();
    await this.updateComplete;
    const element = this.querySelector('dialog');
    if (element && !element.open) element.showModal();
  }

  close() {
    this.querySelector('dialog')?.close();
  }

  /** The news that a dialog was closed may come when the next one is open. */
  #closed() {
    if (this.querySelector('dialog')?.open) return;
    this.current = null;
    this.requestUpdate();
  }

  /** A click on the backdrop is a click on the dialog itself. @param {MouseEvent} event */
  #clicked(event) {
    if (event.target === event.currentTarget) this.close();
  }

  render() {
    const dialog = this.current;
    return html`<dialog class=${dialog?.className ?? ''} aria-labelledby="dialog-title"
        @close=${this.#closed} @click=${this.#clicked}>
      ${dialog === null ? nothing : html`
        <div class="dialog-frame">
          <header>
            <h2 id="dialog-title">${dialog.title()}</h2>
            <button type="button" class="plain icon-only" aria-label=${t('app-close')}
              @click=${this.close}>${icons.close}</button>
          </header>
          <div class="dialog-body">${dialog.body()}</div>
        </div>`}
    </dialog>`;
  }
}
customElements.define('sky-dialog', DialogHost);
