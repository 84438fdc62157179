// What every part of the page is made of: a Lit element without a shadow, so that one set of
// styles serves all, which draws itself anew when a setting changes.

import { LitElement } from 'lit';
import { settingsEvents } from './settings.js';

export class Element extends LitElement {
  #again = () => this.requestUpdate();

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    settingsEvents.addEventListener('change', this.#again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    settingsEvents.removeEventListener('change', this.#again);
  }
}
