// Twin Cool in words.
import { parse, parseMove } from './view.js';

/** @import { Lang } from 'sakiyomi/types.js' */

export const WORDS = {
  about: {
    en: 'A solitaire with 80 cards and two slots. How many cards can you play?',
    ja: '80 枚のカードと二つのスロットのソリティア。何枚出せるか。',
  },
  table: { en: 'Card table', ja: 'カードの場' },
  all: { en: 'All 80 cards', ja: '全 80 枚の一覧' },
  slot: { en: 'Slot {n}', ja: 'スロット {n}' },
  empty: { en: 'empty', ja: '空き' },
  hand: { en: 'Hand', ja: '手札' },
  deck: { en: 'Deck', ja: '山札' },
  deckSays: { en: '{n} cards in the deck', ja: '山札は残り {n} 枚' },
  played: { en: 'Played', ja: '出した枚数' },
  points: { en: 'Points', ja: '役の点' },
  takes: { en: 'takes {card}', ja: '{card} を出せます' },
  playable: { en: 'can be played', ja: '出せます' },
  notPlayable: { en: 'fits no slot', ja: '出せません' },
  chosen: { en: 'chosen', ja: '選択中' },
  best: { en: 'recommended', ja: 'おすすめ' },
  valueOn: { en: 'slot {n}: {value}', ja: 'スロット {n}：{value}' },
  askCard: { en: 'Choose a card, then a slot.', ja: 'カードを選び、次にスロットを選んでください。' },
  askSlot: { en: 'Where does {card} go?', ja: '{card} をどちらのスロットに出しますか？' },
  nothing: { en: 'No card fits.', ja: '出せるカードがありません。' },
  real: { en: 'Real mode: the deck is hidden', ja: '実戦モード（山札は見えません）' },
  practice: { en: 'Practice mode: the deck is known', ja: '練習モード（山札が見えます）' },
  order: { en: 'The deck, in the order it is drawn', ja: '山札（引く順）' },
  deckEmpty: { en: 'The deck is empty.', ja: '山札はもうありません。' },
  states: {
    slot1: { en: 'on slot 1', ja: 'スロット 1 の上' },
    slot2: { en: 'on slot 2', ja: 'スロット 2 の上' },
    hand: { en: 'in hand', ja: '手札' },
    played: { en: 'played', ja: '出したカード' },
    aside: { en: 'set aside', ja: '除外' },
    unseen: { en: 'unseen', ja: '見えないカード' },
    best: { en: 'recommended', ja: 'おすすめ' },
    next: { en: 'next in the deck', ja: '次に引くカード' },
    picked: { en: 'chosen', ja: '選択中' },
  },
};

/**
 * Says what the player sees.
 * @param {string} text
 * @param {Lang} lang
 */
export function describe(text, lang) {
  const view = parse(text);
  if (!view) return '';
  const { hand, slots, deck, played, points } = view;
  if (lang === 'ja') {
    const slot = (/** @type {number} */ index) => `スロット ${index + 1} は${slots[index] ? ` ${slots[index]}` : '空き'}`;
    return `手札は ${hand.join('、') || 'なし'}。${slot(0)}、${slot(1)}。山札は残り ${deck} 枚。`
      + `出した枚数は ${played.length} 枚、役の点は ${points} 点。`;
  }
  const slot = (/** @type {number} */ index) => `slot ${index + 1} ${slots[index] ? `shows ${slots[index]}` : 'is empty'}`;
  const some = (/** @type {number} */ number, /** @type {string} */ what) => `${number} ${what}${number === 1 ? '' : 's'}`;
  return `Hand: ${hand.join(', ') || 'none'}. ${slot(0).replace('s', 'S')}, ${slot(1)}. ${some(deck, 'card')} in the deck. `
    + `${some(played.length, 'card')} played, ${some(points, 'point')}.`;
}

/**
 * Says a move.
 * @param {string} text
 * @param {Lang} lang
 */
export function sayMove(text, lang) {
  const move = parseMove(text);
  if (!move) return text;
  return lang === 'ja' ? `${move.card} をスロット ${move.slot} へ` : `${move.card} on slot ${move.slot}`;
}
