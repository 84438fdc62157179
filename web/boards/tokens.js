// The colours of the boards for both themes, as custom properties of the document. Boards are the
// same objects by day and by night; at night they are only lit less.
import { css } from 'lit';
import { addToPage } from './page-style.js';

const tokens = css`
  :root {
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
  :root[data-theme='dark'] {
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
`;

addToPage(tokens);
