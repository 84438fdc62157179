// The colours of the boards for both themes, as custom properties of the document, in each of the looks
// that the settings offer. Boards are the same objects by day and by night; at night they are only lit
// less.
import { css } from 'lit';
import { addToPage } from './page-style.js';

const tokens = css`
  :root, [data-look='classic'] {
    --board-base: #c2945a;
    --board-felt: #2e7d5b;
    --board-felt-line: #1d553d;
    --board-wood: #e4cfa3;
    --board-wood-line: #8f7646;
    --board-cell: #f7f2e6;
    --board-cell-line: #b9ae95;
    --board-last: #e8930c;
    --board-legal: #17457a;
    --board-best: #0072b2;
    --board-win: #d55e00;
    --seat-1: #1c1e22;
    --seat-1-edge: #000000;
    --seat-2: #fafaf7;
    --seat-2-edge: #6d6a62;
    --tile-black: #3a3d44;
    --tile-gray: #a6a29a;
  }
  :root[data-theme='dark'], :root[data-theme='dark'] [data-look='classic'] {
    --board-felt: #276a4e;
    --board-felt-line: #153f2d;
    --board-wood: #b59a68;
    --board-wood-line: #5e4b28;
    --board-cell: #d9d2c1;
    --board-cell-line: #8d836c;
    --board-last: #f2a93b;
    --seat-1: #16181b;
    --seat-2: #f1f0ea;
    --seat-2-edge: #57554e;
    --tile-black: #2a2d33;
    --tile-gray: #8d8a83;
  }
  [data-look='walnut'] {
    --board-felt: #8a5a33;
    --board-felt-line: #4c2d15;
    --board-wood: #c39a68;
    --board-wood-line: #5f3f1c;
    --board-cell: #f3e3c8;
    --board-cell-line: #b5925f;
    --board-base: #8d5f36;
  }
  :root[data-theme='dark'][data-look='walnut'], :root[data-theme='dark'] [data-look='walnut'] {
    --board-felt: #744a29;
    --board-felt-line: #3b220f;
    --board-wood: #b18a5a;
    --board-wood-line: #4a3014;
    --board-cell: #dcc9a9;
    --board-cell-line: #94743f;
  }
  [data-look='ocean'] {
    --board-felt: #2f648f;
    --board-felt-line: #17395a;
    --board-wood: #a9bfd3;
    --board-wood-line: #4b6680;
    --board-cell: #f2f6fa;
    --board-cell-line: #a3b5c6;
    --board-base: #8ea9c4;
  }
  :root[data-theme='dark'][data-look='ocean'], :root[data-theme='dark'] [data-look='ocean'] {
    --board-felt: #27557a;
    --board-felt-line: #112c46;
    --board-wood: #8fa5ba;
    --board-wood-line: #34495d;
    --board-cell: #d3dbe3;
    --board-cell-line: #7f91a2;
  }
`;

addToPage(tokens);
