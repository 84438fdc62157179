// A running cluster: workers, queue, networks, and how strong they became.

import { html, nothing, svg } from 'lit';
import { cluster } from '../api.js';
import { Element } from '../element.js';
import { t } from '../i18n.js';

/** @import { Cluster, ClusterRun, RunStatus } from '../../types.js' */

const BETWEEN_LOOKS_MS = 2_000;
const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 6;

const ACTIVITIES = { play: 'cluster-play', train: 'cluster-train', gate: 'cluster-gate', bench: 'cluster-bench' };
const ORDERS = { pause: 'cluster-order-pause', drain: 'cluster-order-drain' };
const QUEUE = /** @type {const} */ ([
  ['waiting', 'cluster-waiting'], ['held', 'cluster-held'], ['games', 'cluster-games'], ['dead', 'cluster-dead'],
  ['aside', 'cluster-aside'],
]);
const MODES = {
  running: 'cluster-mode-running',
  paused: 'cluster-mode-paused',
  draining: 'cluster-mode-draining',
  banned: 'cluster-mode-banned',
  incompatible: 'cluster-mode-incompatible',
};

class ClusterPage extends Element {
  constructor() {
    super();
    /** @type {Cluster | null} */
    this.seen = null;
    this.problem = '';
    this.asked = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  async #look() {
    try {
      const answer = await cluster();
      this.seen = answer.cluster;
      this.problem = answer.problem ?? '';
    } catch (failure) {
      this.problem = String(failure);
    }
    this.asked = true;
    this.requestUpdate();
    if (this.isConnected) this.timer = setTimeout(() => this.#look(), BETWEEN_LOOKS_MS);
  }

  /** @param {RunStatus} status */
  #curve({ ratings }) {
    if (ratings.length < 2) return nothing;
    const points = [...ratings].sort((a, b) => a[0] - b[0]);
    const elos = points.map(([, elo]) => elo);
    const [low, high] = [Math.min(...elos), Math.max(...elos)];
    const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 1];
    /** @param {number} iteration */
    const x = (iteration) => EDGE + ((iteration - first) / Math.max(1, last - first)) * (WIDTH - 2 * EDGE);
    /** @param {number} elo */
    const y = (elo) => HEIGHT - EDGE - ((elo - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE);
    const label = t('cluster-elo', { low: low.toFixed(0), high: high.toFixed(0) });
    return html`<figure class="elo">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>
        <polyline class="curve" fill="none" points=${points.map(([n, elo]) => `${x(n)},${y(elo)}`).join(' ')}></polyline>
        ${points.map(([n, elo]) => svg`<circle class="dot" r="3" cx=${x(n)} cy=${y(elo)}></circle>`)}
      </svg>
      <figcaption class="small muted">${label}</figcaption>
    </figure>`;
  }

  /** @param {ClusterRun} run */
  #run(run) {
    const { status, best } = run;
    return html`<li class="card">
      <h3>${run.info.name} <span class="small muted">${run.info.game},
        ${run.holder ? t('cluster-holder', { holder: run.holder }) : t('cluster-idle')}</span></h3>
      ${status ? html`<p class="numbers">${t('cluster-activity', {
        iteration: status.iteration, what: t(ACTIVITIES[status.activity]), done: status.done, total: status.total,
      })}</p>` : nothing}
      ${best ? html`<p>${t('cluster-net', { net: best.fingerprint, iteration: best.iteration })}</p>` : nothing}
      ${status ? this.#curve(status) : nothing}
    </li>`;
  }

  /** @param {Cluster} seen */
  #queue({ queue }) {
    return html`<section class="card"><h2>${t('cluster-queue')}</h2>
      <dl class="counts">${QUEUE.map(([row, name]) => html`<div><dt>${t(name)}</dt>
        <dd class="numbers">${queue[row]}</dd></div>`)}</dl></section>`;
  }

  /** @param {Cluster} seen */
  #workers({ workers }) {
    if (workers.length === 0) return html`<p class="muted">${t('cluster-no-workers')}</p>`;
    return html`<div class="scroller" tabindex="0" role="region" aria-label=${t('cluster-workers')}><table>
      <thead><tr>
        <th scope="col">${t('cluster-name')}</th><th scope="col">${t('cluster-mode')}</th>
        <th scope="col">${t('cluster-threads')}</th><th scope="col">${t('cluster-speed')}</th>
        <th scope="col">${t('cluster-played')}</th><th scope="col">${t('cluster-worker-net')}</th>
      </tr></thead>
      <tbody>${workers.map((worker) => html`<tr>
        <th scope="row">${worker.name}</th><td>${t(MODES[worker.mode])}</td>
        <td class="numbers">${worker.threads}</td><td class="numbers">${worker.games_per_second.toFixed(2)}</td>
        <td class="numbers">${worker.games}</td><td class="numbers">${worker.net ?? '—'}</td>
      </tr>`)}</tbody></table></div>`;
  }

  render() {
    document.title = `${t('cluster-title')} · ${t('app-name')}`;
    if (!this.asked) return html`<p class="page muted loading">${t('app-loading')}</p>`;
    const { seen, problem } = this;
    if (!seen) {
      return html`<div class="page narrow empty"><h1>${problem ? t('cluster-trouble') : t('cluster-none')}</h1>
        <p>${problem || t('cluster-none-hint')}</p>
        <p><a class="button primary" href="/">${t('app-home')}</a></p></div>`;
    }
    const speed = seen.workers.reduce((sum, worker) => sum + worker.games_per_second, 0);
    return html`<div class="page cluster">
      <h1>${t('cluster-title')}</h1>
      <p>${t('cluster-lead', { workers: seen.workers.length, address: seen.address, speed: speed.toFixed(2) })}
        ${seen.order === 'run' ? nothing : html`<strong>${t(ORDERS[seen.order])}</strong>`}</p>
      ${this.#queue(seen)}
      <h2>${t('cluster-runs')}</h2>
      ${seen.runs.length === 0 ? html`<p class="muted">${t('cluster-no-runs')}</p>`
        : html`<ul class="runs">${seen.runs.map((run) => this.#run(run))}</ul>`}
      <h2>${t('cluster-workers')}</h2>
      ${this.#workers(seen)}
    </div>`;
  }
}
customElements.define('page-cluster', ClusterPage);
