// The rules of Othello.
import { picture } from './drawing.js';

const START = '---------------------------OX------XO--------------------------- X';
const BEFORE = '------------------XX------OOX------OOX----XOX------------------- X';
const AFTER = '------------------XX------XOX-----XXXX----XOX------------------- O';

/** @type {import('sakiyomi/types.js').RulesSection[]} */
export const rules = [
  {
    title: { en: 'The aim', ja: '目的' },
    text: [{
      en: 'Two players, Black and White, on a board of 8 by 8 squares. Whoever has more discs when nobody can move any more wins. Black begins.',
      ja: '8×8 の盤で黒と白が交互に石を置きます。どちらも置けなくなったとき、石の多いほうが勝ちです。黒が先に打ちます。',
    }],
    pictures: [{
      draw: () => picture(START, { legal: ['d3', 'c4', 'f5', 'e6'] }),
      caption: { en: 'The start. The dots show where Black may play.', ja: '初期配置。点は黒が打てるマス' },
    }],
  },
  {
    title: { en: 'A move', ja: '石の置き方' },
    text: [{
      en: 'Put a disc on an empty square so that discs of the other side lie in a straight line between it and another disc of yours: across, down or diagonally. All of them are turned over, in every direction at once.',
      ja: '空いているマスに石を置き、すでにある自分の石とのあいだに相手の石をはさみます。縦・横・斜めのどの向きでもかまいません。はさんだ石はすべて、どの方向も同時に返ります。',
    }, {
      en: 'A disc that turns nothing over may not be placed.',
      ja: '1 つも返せないマスには置けません。',
    }],
    pictures: [
      {
        draw: () => picture(BEFORE, { legal: ['c5'] }),
        caption: { en: 'Black plays c5 …', ja: '黒が c5 に打つと…' },
      },
      {
        draw: () => picture(AFTER, { last: 'c5' }),
        caption: { en: '… and turns over c4, d5 and e5.', ja: 'c4・d5・e5 が返ります' },
      },
    ],
  },
  {
    title: { en: 'Passing, and the end', ja: 'パスと終局' },
    text: [{
      en: 'Who cannot turn anything over must pass; who can, may not. When neither side can move, the game is over and the discs are counted.',
      ja: '返せる石がないときだけパスになります。返せるときはパスできません。両者とも打てなくなったら終局で、石の数を数えます。',
    }, {
      en: 'A first hint: a disc in a corner can never be turned over again.',
      ja: '最初のヒント：隅に置いた石は二度と返されません。',
    }],
  },
];
