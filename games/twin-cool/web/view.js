// What a player of Twin Cool sees, as text: hand, slots, points, table, deck size, cards played,
// and the cards set aside where they are known.

export const SUITS = [...'ABCDEFGH'];
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** All 80 cards in their order. */
export const CARDS = SUITS.flatMap((suit) => VALUES.map((value) => `${suit}${value}`));
/** The cards of a perfect game. */
export const IN_PLAY = 70;

/**
 * @typedef {object} View
 * @property {string[]} hand
 * @property {[string | null, string | null]} slots the top cards
 * @property {number} points
 * @property {number} deck how many cards it has
 * @property {string[]} played
 * @property {string[] | null} setAside null when they are not known
 */

/**
 * Reads a view; returns null when it is not one.
 * @param {string} text
 * @returns {View | null}
 */
export function parse(text) {
  const fields = text.split(' ');
  const [hand, slots, points, known, deck, played, aside] = fields;
  if (fields.length !== (known === 'known' ? 7 : 6)) return null;
  const tops = (slots ?? '').split(',');
  const lists = [hand, played, ...(aside === undefined ? [] : [aside])].map(readCards);
  const [handCards, playedCards, asideCards = null] = lists;
  const top = (/** @type {string | undefined} */ card) => (card === '-' ? null : card ?? '');
  const [first, second] = [top(tops[0]), top(tops[1])];
  const good = handCards && playedCards && tops.length === 2 && lists.every((list) => list !== null)
    && [first, second].every((card) => card === null || isCard(card))
    && /^\d+$/.test(points ?? '') && /^\d+$/.test(deck ?? '') && (known === 'known' || known === 'unknown');
  if (!good) return null;
  return {
    hand: handCards, slots: [first, second], points: Number(points), deck: Number(deck),
    played: playedCards, setAside: asideCards,
  };
}

/**
 * Reads the order of the deck from a position of the practice mode; returns null when there is none.
 * @param {string | null | undefined} position
 */
export function deckOrder(position) {
  const fields = (position ?? '').split(' ');
  return fields.length === 6 ? readCards(fields[4]) : null;
}

/**
 * Reads cards with commas between them, or `-` for none.
 * @param {string | undefined} text
 */
function readCards(text) {
  if (text === '-') return [];
  const cards = (text ?? '').split(',');
  return cards.every(isCard) ? cards : null;
}

/**
 * Tells whether the text is a card.
 * @param {string} text
 */
export function isCard(text) {
  return /^[A-H]([1-9]|10)$/.test(text);
}

/**
 * Splits a card into suit and value.
 * @param {string} card
 */
export function suitAndValue(card) {
  return { suit: card[0] ?? '', value: Number(card.slice(1)) };
}

/**
 * Splits a move such as `A10>1`; returns null when it is none.
 * @param {string | null | undefined} text
 * @returns {{ card: string, slot: 1 | 2 } | null}
 */
export function parseMove(text) {
  const match = /^([A-H](?:[1-9]|10))>([12])$/.exec(text ?? '');
  return match ? { card: match[1] ?? '', slot: match[2] === '2' ? 2 : 1 } : null;
}

/** @typedef {'slot1' | 'slot2' | 'hand' | 'played' | 'aside' | 'unseen'} CardState */

/**
 * Tells where a card is, as far as the player knows.
 * @param {View} view
 * @param {string} card
 * @returns {CardState}
 */
export function stateOf(view, card) {
  if (view.slots[0] === card) return 'slot1';
  if (view.slots[1] === card) return 'slot2';
  if (view.hand.includes(card)) return 'hand';
  if (view.played.includes(card)) return 'played';
  if (view.setAside?.includes(card)) return 'aside';
  return 'unseen';
}

/**
 * Returns the slots that take a card.
 * @param {string[]} legal
 * @param {string | null} card
 */
export function slotsFor(legal, card) {
  return /** @type {(1 | 2)[]} */ ([1, 2]).filter((slot) => card !== null && legal.includes(`${card}>${slot}`));
}

/**
 * Returns the cards of the hand in the order they are shown: those that stayed keep their places,
 * and a new one takes the first free place.
 * @param {(string | null)[]} shown the places before
 * @param {string[]} hand
 */
export function arranged(shown, hand) {
  const kept = shown.map((card) => (card !== null && hand.includes(card) ? card : null));
  const fresh = hand.filter((card) => !kept.includes(card));
  if (kept.every((card) => card === null)) return [...hand, ...Array(Math.max(0, 5 - hand.length)).fill(null)];
  const places = kept.map((card) => card ?? fresh.shift() ?? null);
  return [...places, ...fresh];
}

/**
 * Counts the cards played and the points.
 * @param {string} text
 * @returns {[number, number]}
 */
export function count(text) {
  const view = parse(text);
  return [view?.played.length ?? 0, view?.points ?? 0];
}

/** Their names are messages. */
const PATTERNS = {
  suitRun: { points: 50, name: 'pattern-suit-run' },
  fiveOfValue: { points: 5, name: 'pattern-five' },
  run: { points: 2, name: 'pattern-run' },
  fourOfValue: { points: 1, name: 'pattern-four' },
};

/**
 * Returns the pattern that a hand scores, with its points, or null.
 * @param {string[]} hand
 */
export function patternOf(hand) {
  const cards = hand.map(suitAndValue);
  const values = cards.map(({ value }) => value).sort((a, b) => a - b);
  const low = values[0] ?? 0;
  const run = values.length === 5 && values.every((value, index) => value === low + index);
  if (run) return new Set(cards.map(({ suit }) => suit)).size === 1 ? PATTERNS.suitRun : PATTERNS.run;
  const most = Math.max(0, ...values.map((value) => values.filter((other) => other === value).length));
  return most === 5 ? PATTERNS.fiveOfValue : most === 4 ? PATTERNS.fourOfValue : null;
}
