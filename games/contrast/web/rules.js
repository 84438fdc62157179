// The rules of Contrast.
import { picture, pictureWithStocks } from './drawing.js';
import { START } from './position.js';

const NO_TILES = '...../...../...../...../.....';
/** @param {string} tile */
const alone = (tile) => `...../...../..1../...../..... ...../...../..${tile}../...../..... 31-31 1`;

/** @type {import('sakiyomi/types.js').RulesSection[]} */
export const rules = [
  {
    title: { en: 'The aim', ja: '目的' },
    text: [{
      en: 'Each player has five pieces on the own home row. Who first brings a piece onto the home row of the other side wins. Player 1 (circles) begins at the bottom, player 2 (triangles) at the top.',
      ja: 'それぞれ 5 つの駒を自陣の一番手前に並べます。駒を 1 つでも相手の陣の一番奥（相手の最初の段）に進めたほうが勝ちです。先手（丸）は下から、後手（三角）は上から始めます。',
    }],
    pictures: [{
      draw: () => pictureWithStocks(START),
      caption: { en: 'The start, with the tiles of both players', ja: '初期配置と両者の持ちタイル' },
    }],
  },
  {
    title: { en: 'The tile under a piece says how it moves', ja: '駒の動きは下のタイルで決まる' },
    text: [{
      en: 'A piece goes one step: straight from a white square, diagonally from a black tile, in all eight directions from a gray tile. The marks on the squares show it. Pieces are never captured.',
      ja: '駒は 1 マス動きます。白マスからは縦横、黒タイルからは斜め、灰タイルからは 8 方向。マスの印がその向きを表しています。駒を取ることはありません。',
    }],
    small: true,
    pictures: [
      {
        draw: () => picture(alone('.'), { chosen: 'c3', targets: ['c4', 'c2', 'b3', 'd3'], coordinates: false }),
        caption: { en: 'white: straight', ja: '白：縦横' },
      },
      {
        draw: () => picture(alone('b'), { chosen: 'c3', targets: ['b4', 'd4', 'b2', 'd2'], coordinates: false }),
        caption: { en: 'black: diagonally', ja: '黒：斜め' },
      },
      {
        draw: () => picture(alone('g'), {
          chosen: 'c3', targets: ['c4', 'c2', 'b3', 'd3', 'b4', 'd4', 'b2', 'd2'], coordinates: false,
        }),
        caption: { en: 'gray: all eight', ja: '灰：8 方向' },
      },
    ],
  },
  {
    title: { en: 'Jumping', ja: '飛び越し' },
    text: [{
      en: 'If own pieces stand next to it in that direction, the piece jumps over them, over any number in a row, to the first empty square. Pieces of the other side and the edge block the way.',
      ja: '進む向きに自分の駒があれば、いくつ続いていても飛び越して、その先の最初の空きマスに降ります。相手の駒と盤の端は越えられません。',
    }],
    pictures: [{
      draw: () => picture(`..2../...../..1../..1../..1.. ${NO_TILES} 31-31 1`, { chosen: 'c1', targets: ['c4', 'b1', 'd1'] }),
      caption: { en: 'The piece on c1 can jump over two friends to c4.', ja: 'c1 の駒は味方 2 つを飛び越して c4 に行けます' },
    }],
  },
  {
    title: { en: 'Placing a tile', ja: 'タイルを置く' },
    text: [{
      en: 'After the move you may place one tile of your stock (three black, one gray) on an empty white square, also on the one just left. It stays there for the rest of the game. You may also place none.',
      ja: '駒を動かしたあと、持ちタイル（黒 3 枚、灰 1 枚）から 1 枚を、駒のない白マスに置けます。いま離れたマスでもかまいません。置いたタイルは最後まで動きません。置かなくてもかまいません。',
    }],
    pictures: [{
      draw: () => picture(`22222/...../...../.1.../1.111 ...../...../..g../...../..... 30-31 2`, { last: 'b1b2+c3g' }),
      caption: { en: 'b1 to b2, with a gray tile on c3', ja: 'b1 から b2 へ動き、c3 に灰タイル' },
    }],
  },
  {
    title: { en: 'The end', ja: '終局' },
    text: [{
      en: 'A piece on the far row wins at once. Who is to move and cannot, loses. The game is drawn when a position comes up for the fourth time, or after 150 moves of both sides together.',
      ja: '一番奥に着いた時点で勝ちです。自分の番で動かせる駒がなければ負けです。同じ局面が 4 回現れたとき、または両者合わせて 150 手に達したときは引き分けです。',
    }],
  },
];
