// Starts the page: the frame with its menu, and the page that the address names.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { info } from './api.js';
import { Element } from './element.js';
import { lang, loadTexts, say, t } from './i18n.js';
import { addKeys, startKeys } from './keys.js';
import { LANGUAGES } from './languages.js';
import { openDialog } from './parts/dialogs.js';
import { icons } from './parts/icons.js';
import { keysOverlay } from './parts/keys-overlay.js';
import { speak } from './parts/settings.js';
import './parts/toasts.js';
import { navigate, route, routerEvents, startRouter } from './router.js';

/** @import { Text } from '../types.js' */
/** @import { Route } from './router.js' */

/** Loads a page when it is first needed. @type {Record<Exclude<Route['page'], 'missing'>, () => Promise<unknown>>} */
const loaders = {
  home: () => import('./pages/home.js'),
  new: () => import('./pages/new.js'),
  game: () => import('./pages/game.js'),
  edit: () => import('./pages/edit.js'),
  open: () => import('./pages/open.js'),
  rules: () => import('./pages/rules.js'),
  adviser: () => import('./pages/adviser.js'),
  cluster: () => import('./pages/cluster.js'),
};

function showSettings() {
  openDialog({ title: () => t('settings-title'), body: () => html`<sky-settings></sky-settings>` });
}

function showKeys() {
  openDialog({ title: () => t('keys-title'), body: keysOverlay, className: 'wide' });
}

class App extends Element {
  constructor() {
    super();
    /** @type {Route} */
    this.route = route();
    this.loaded = false;
    this.broken = false;
    this.version = '';
    this.cluster = false;
    this.adviser = false;
    /** @type {Text | null} */
    this.notice = null;
  }

  connectedCallback() {
    super.connectedCallback();
    routerEvents.addEventListener('change', () => this.#go());
    startRouter();
    startKeys();
    addKeys({ '?': showKeys, h: () => navigate('/'), s: showSettings });
    info().then(({ version, notice, cluster, games }) => {
      this.version = version;
      this.cluster = cluster;
      this.adviser = games.some(({ web }) => web.adviser);
      this.notice = notice ?? null;
      this.requestUpdate();
    }, () => {});
    this.#go(true);
  }

  async #go(first = false) {
    const next = route();
    const elsewhere = first || next.page !== this.route.page || next.id !== this.route.id;
    this.route = next;
    this.broken = false;
    if (next.page !== 'missing') {
      this.loaded = false;
      try {
        await loaders[next.page]();
      } catch {
        this.broken = true;
      }
    }
    if (this.route !== next) return;
    this.loaded = true;
    this.requestUpdate();
    if (!elsewhere || first) return;
    await this.updateComplete;
    scrollTo(0, 0);
    this.querySelector('main')?.focus({ preventScroll: true });
  }

  #page() {
    const { page, id, query } = this.route;
    if (this.broken) {
      return html`<div class="page narrow empty"><h1>${t('error-load')}</h1>
        <button type="button" class="primary" @click=${() => this.#go()}>${t('app-again')}</button></div>`;
    }
    if (!this.loaded) return html`<p class="page muted loading">${t('app-loading')}</p>`;
    switch (page) {
      case 'home': return html`<page-home></page-home>`;
      case 'new': return keyed(id, html`<page-new .game=${id} .query=${query}></page-new>`);
      case 'game': return keyed(id, html`<page-game .id=${id} .query=${query}></page-game>`);
      case 'edit': return keyed(id, html`<page-edit .game=${id} .query=${query}></page-edit>`);
      case 'open': return html`<page-open .query=${query}></page-open>`;
      case 'rules': return keyed(id, html`<page-rules .game=${id}></page-rules>`);
      case 'adviser': return html`<page-adviser></page-adviser>`;
      case 'cluster': return html`<page-cluster></page-cluster>`;
      default: return html`<div class="page narrow empty"><h1>${t('error-page')}</h1>
        <p>${t('error-page-hint')}</p><p><a class="button primary" href="/">${t('app-home')}</a></p></div>`;
    }
  }

  render() {
    const { page } = this.route;
    this.dataset.page = page;
    return html`
      <a class="skip" href="#main" @click=${(/** @type {Event} */ event) => {
        event.preventDefault();
        this.querySelector('main')?.focus();
      }}>${t('app-skip')}</a>
      <header class="top">
        <a class="brand" href="/"><img src="/style/icon.svg" alt="" width="28" height="28"><span>${t('app-name')}</span></a>
        <nav aria-label=${t('app-main')}>
          <a href="/" aria-current=${page === 'home' ? 'page' : nothing}>${t('nav-games')}</a>
          ${this.adviser ? html`<a href="/adviser" aria-current=${page === 'adviser' ? 'page' : nothing}>${t('nav-adviser')}</a>` : nothing}
          ${this.cluster ? html`<a href="/cluster" aria-current=${page === 'cluster' ? 'page' : nothing}>${t('nav-cluster')}</a>` : nothing}
        </nav>
        <div class="tools">
          ${LANGUAGES.filter(([code]) => code !== lang()).map(([code, name]) => html`<button type="button"
            class="plain language" lang=${code} @click=${() => speak(code)}>${name}</button>`)}
          <button type="button" class="plain icon-only keys-button" aria-label=${t('nav-keys')} title=${t('nav-keys')}
            @click=${showKeys}>${icons.keys}</button>
          <button type="button" class="plain icon-only" aria-label=${t('nav-settings')} title=${t('nav-settings')}
            @click=${showSettings}>${icons.gear}</button>
        </div>
      </header>
      ${this.notice ? html`<p class="server-notice" role="status">${say(this.notice)}</p>` : nothing}
      <main id="main" tabindex="-1">${this.#page()}</main>
      <footer class="bottom small muted">
        <span>${t('app-name')}${this.version ? html` · ${t('app-version', { version: this.version })}` : nothing}</span>
      </footer>
      <sky-toasts></sky-toasts>
      <sky-dialog></sky-dialog>`;
  }
}
loadTexts().then(
  () => customElements.define('sky-app', App),
  () => document.getElementById('unreachable')?.removeAttribute('hidden'),
);
