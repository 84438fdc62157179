// Sharing a game: links, text in every form the game knows, pictures.

import { html, nothing } from 'lit';
import { ApiFailure, games } from '../api.js';
import { Element } from '../element.js';
import { t } from '../i18n.js';
import { png, saveFile } from '../picture.js';
import { icons } from './icons.js';
import { failure, notice } from './toasts.js';

/** @import { BoardElement, GameInfo } from '../../types.js' */
/** @import { GameStore } from '../game-store.js' */

/** Formats that are not text. */
const BINARY = new Set(['wthor']);

/** The names of formats; others are called by their abbreviation. @type {Record<string, string>} */
const FORMATS = {
  position: 'share-format-position',
  moves: 'share-format-moves',
  record: 'share-format-record',
  transcript: 'share-format-transcript',
  advice: 'share-format-advice',
};

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notice({ message: 'app-copied' });
  } catch {
    failure({ message: 'app-copy-failed' });
  }
}

class Share extends Element {
  static properties = { store: { attribute: false }, info: { attribute: false }, element: { attribute: false } };

  constructor() {
    super();
    /** @type {GameStore | null} */
    this.store = null;
    /** @type {GameInfo | null} */
    this.info = null;
    /** The board on the page, which can draw itself. @type {BoardElement | null} */
    this.element = null;
    this.format = '';
    this.text = '';
    /** What the text was made of. */
    this.shown = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.store?.startPosition().then(() => this.requestUpdate());
    this.#choose(this.#formats()[0] ?? 'moves');
  }

  /** The game goes on beside it. */
  willUpdate() {
    const key = `${this.store?.viewed} ${this.store?.line.at(-1)}`;
    const changed = this.shown !== key && this.shown !== '';
    this.shown = key;
    if (changed) this.#choose(this.format);
  }

  /** The moves of the line that is looked at, to its end. */
  #moves() {
    const store = this.store;
    return (store?.line ?? []).flatMap((id) => store?.tree.node(id)?.move ?? []);
  }

  /** Where the line lies as a file. */
  get #file() {
    const store = this.store;
    return store ? games.file(store.id, this.format, store.line.at(-1) ?? 0) : '';
  }

  /** The link carries the start too, unless it is the usual one. */
  #movesLink() {
    const { store, info } = this;
    const start = store?.details.get(0)?.position ?? null;
    if (!store?.game || !info) return '';
    const query = new URLSearchParams({ game: info.id });
    if (start !== null && start !== info.start) query.set('position', start);
    query.set('moves', this.#moves().join(' '));
    return `${location.origin}/open?${query}`;
  }

  #formats() {
    const { store, info } = this;
    const position = store?.detail?.position ? ['position'] : [];
    // A record holds the deck, which nobody may see before the end.
    const hidden = store?.game?.mode === 'real' && !store.over;
    return [...(hidden ? [] : info?.formats ?? []), 'moves', ...position];
  }

  /** @param {string} format */
  async #choose(format) {
    this.format = format;
    this.requestUpdate();
    if (format === 'moves') this.text = this.#moves().join(' ');
    else if (format === 'position') this.text = this.store?.detail?.position ?? '';
    else if (BINARY.has(format)) this.text = '';
    else {
      try {
        const text = await games.text(this.#file);
        if (this.format === format) this.text = text;
      } catch (problem) {
        this.text = '';
        failure(problem instanceof ApiFailure ? problem.text : { message: 'error-unexpected' });
      }
    }
    this.requestUpdate();
  }

  /** @param {string} format */
  #name(format) {
    const name = FORMATS[format];
    return name ? t(name) : format.toUpperCase();
  }

  /** @param {'svg' | 'png'} kind */
  async #picture(kind) {
    const { element, info } = this;
    if (!element || !info) return;
    const name = `${info.id}-${this.store?.detail?.ply ?? 0}.${kind}`;
    try {
      const text = element.toSVG();
      saveFile(name, kind === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await png(text));
    } catch {
      failure({ message: 'error-unexpected' });
    }
  }

  /** @param {string} id @param {string} label @param {string} hint @param {string} link */
  #link(id, label, hint, link) {
    return html`<div class="share-link">
      <label for=${id}>${label}</label>
      <div class="with-button"><input id=${id} class="mono" readonly .value=${link}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
        <button type="button" @click=${() => copy(link)}>${icons.copy}<span>${t('app-copy')}</span></button></div>
      <p class="small muted">${hint}</p>
    </div>`;
  }

  render() {
    const { store, info, element } = this;
    if (!store || !info) return nothing;
    const real = store.game?.mode === 'real';
    return html`<section class="share" aria-labelledby="share-title">
      <h2 id="share-title" class="visually-hidden">${t('share-title')}</h2>
      ${this.#link('link-game', t('share-link'), t('share-link-hint'), `${location.origin}/g/${encodeURIComponent(store.id)}`)}
      ${real ? nothing : this.#link('link-moves', t('share-moves-link'), t('share-moves-link-hint'), this.#movesLink())}
      <div class="share-text">
        <label class="field"><span>${t('share-text')}</span>
          <select @change=${(/** @type {Event} */ event) =>
            this.#choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
            ${this.#formats().map((format) => html`
              <option value=${format} .selected=${format === this.format}>${this.#name(format)}</option>`)}
          </select></label>
        ${BINARY.has(this.format) ? nothing : html`
          <textarea class="mono" readonly rows="5" aria-label=${t('share-text')} .value=${this.text}></textarea>`}
        <div class="buttons">
          ${BINARY.has(this.format) ? nothing : html`
            <button type="button" @click=${() => copy(this.text)}>${icons.copy}<span>${t('app-copy')}</span></button>`}
          ${this.format === 'moves' || this.format === 'position' ? nothing : html`
            <a class="button" href=${this.#file} download>${icons.save}<span>${t('app-download')}</span></a>`}
        </div>
      </div>
      ${element ? html`<div class="share-picture"><h3>${t('share-picture')}</h3>
        <div class="buttons">
          <button type="button" @click=${() => this.#picture('png')}>${icons.save}<span>${t('share-png')}</span></button>
          <button type="button" @click=${() => this.#picture('svg')}>${icons.save}<span>${t('share-svg')}</span></button>
        </div></div>` : nothing}
    </section>`;
  }
}
customElements.define('sky-share', Share);
