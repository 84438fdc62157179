// The evaluation bar beside the board: the lower part belongs to whoever sits below.

import { html, nothing } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { say, t } from '../i18n.js';
import { barText, favoured, scoreText, unitText } from '../scores.js';

/** @import { GameInfo, Score } from '../../types.js' */

/**
 * @param {Score | null} score
 * @param {GameInfo} info
 * @param {number} below the seat that sits below
 * @param {boolean} over whether the score is the result
 */
export function evalBar(score, info, below, over) {
  const share = score ? score.share : 0.5;
  const first = Math.max(0, Math.min(1, info.solitaire || below === 0 ? share : 1 - share));
  const lower = info.solitaire ? 0 : below;
  const text = !score ? t('score-none') : over ? say(score.text) : scoreText(score, info);
  const unit = score?.unit && !over ? ` (${unitText(score, info)})` : '';
  const label = over ? 'score-bar-result' : info.solitaire ? 'score-bar-solo' : 'score-bar';
  // The number stands where the side that is ahead has its room.
  const ahead = score ? favoured(score) : null;
  const low = info.solitaire || (ahead === null ? first >= 0.5 : ahead === below);
  return html`<div class="eval-bar" role="img" aria-label=${t(label, { score: text })} title=${text + unit}>
    <div class="seat-${lower + 1} ${info.solitaire ? 'solo' : ''}" style=${styleMap({ height: `${first * 100}%` })}></div>
    ${info.solitaire ? nothing : html`<div class="middle"></div>`}
    ${score ? html`<span class="numbers ${low ? 'low' : 'high'} ${info.solitaire ? 'on-solo' : `on-${(low ? lower : 1 - lower) + 1}`}">${barText(score)}</span>` : nothing}
  </div>`;
}
