// The rules of Twin Cool.
import { svg } from 'lit';
import { paint } from 'sakiyomi/boards/paint.js';
import { cardShape, picture } from './drawing.js';

/**
 * Draws cards in a row, with a sign between the first and the rest.
 * @param {string[]} cards
 * @param {string} [sign]
 */
function row(cards, sign) {
  const gap = sign ? 60 : 0;
  const width = cards.length * 152 + gap;
  return svg`<svg viewBox=${`0 0 ${width} 200`} aria-hidden="true">
    ${cards.map((card, index) => svg`<g transform=${`translate(${4 + 152 * index + (index > 0 ? gap : 0)} 2)`}>
      ${cardShape(card)}</g>`)}
    ${sign ? svg`<text x=${152 + gap / 2 - 4} y="116" text-anchor="middle" font-family=${paint.font} font-size="56"
      fill=${paint.muted}>${sign}</text>` : null}
  </svg>`;
}

const PATTERN = { en: 'Hand', ja: '手札' };

/** @type {import('sakiyomi/types.js').RulesSection[]} */
export const rules = [
  {
    title: { en: 'The aim', ja: '目的' },
    text: [{
      en: 'A game for one. Play as many cards as you can on two slots; points for good hands decide between equals. 70 cards is a perfect game.',
      ja: '1 人で遊ぶゲームです。2 つのスロットにできるだけ多くのカードを出します。枚数が同じなら役の点で比べます。70 枚出せればパーフェクトです。',
    }, {
      en: 'There are 80 cards: suits A to H, values 1 to 10. Ten are set aside unseen, five are your hand, 65 form the deck.',
      ja: 'カードは全部で 80 枚（スート A〜H、数字 1〜10）。10 枚は見ずに除外し、5 枚が手札、65 枚が山札になります。',
    }],
    pictures: [{
      draw: () => picture({ hand: ['A1', 'C10', 'F4', 'G7', 'H1'], slots: ['C2', null], deck: 64 }),
      caption: { en: 'Deck, two slots and the hand', ja: '山札、2 つのスロット、手札' },
    }],
  },
  {
    title: { en: 'A move', ja: 'カードの出し方' },
    text: [{
      en: 'Any card may go on an empty slot. On another card goes one of the same suit or the same value. Then you draw a card from the deck. When the deck is empty, the hand gets smaller.',
      ja: '空いているスロットにはどのカードでも出せます。カードがあるスロットには、一番上と同じスートか同じ数字のカードを出せます。出したら山札から 1 枚引きます。山札がなくなると手札は減っていきます。',
    }, {
      en: 'The game ends when no card of the hand fits.',
      ja: '手札に出せるカードがなくなったら終わりです。',
    }],
    pictures: [
      { draw: () => row(['C2', 'C10', 'F2'], '←'), caption: { en: 'On C2 go C10 (same suit) and F2 (same value).', ja: 'C2 の上には C10（同じスート）も F2（同じ数字）も出せます' } },
    ],
  },
  {
    title: { en: 'Points', ja: '役の点' },
    text: [{
      en: 'Whenever the hand changes (deal, play, draw), its best pattern scores. Runs do not go on from 10 to 1.',
      ja: '手札が変わるたび（配る・出す・引く）に、一番良い役の点が入ります。10 と 1 はつながりません。',
    }],
    table: {
      head: [PATTERN, { en: 'Points', ja: '点' }],
      rows: [
        [{ en: 'run of five in one suit', ja: '同じスートで 5 枚の連番' }, { en: '50', ja: '50' }],
        [{ en: 'five of one value', ja: '同じ数字 5 枚' }, { en: '5', ja: '5' }],
        [{ en: 'run of five', ja: '5 枚の連番' }, { en: '2', ja: '2' }],
        [{ en: 'four of one value', ja: '同じ数字 4 枚' }, { en: '1', ja: '1' }],
      ],
    },
    pictures: [{ draw: () => row(['B3', 'B4', 'B5', 'B6', 'B7']), caption: { en: 'A run in one suit: 50 points', ja: '同じスートの連番は 50 点' } }],
  },
  {
    title: { en: 'Two modes, and the adviser', ja: '2 つのモードとアドバイザー' },
    text: [{
      en: 'Real mode is the game itself: the deck is hidden, for you and for the engines. Practice mode shows the deck in the order it will be drawn, to study what would have been possible.',
      ja: '実戦モードが本来のゲームで、山札はあなたにもエンジンにも見えません。練習モードでは山札が引く順に見えるので、どこまで出せたかを研究できます。',
    }, {
      en: 'If you play with real cards or in another program, the adviser tells you which card to play: enter your hand, then each card you draw.',
      ja: '手元のカードやほかのアプリで遊ぶときは、アドバイザーに手札と引いたカードを入れると、次に出すカードを教えてくれます。',
    }],
  },
];
