// The colours of the boards: custom properties of tokens.js and of the app's design, so that a
// picture fits the page in both themes. The fallbacks serve pages without them.

export const paint = {
  felt: 'var(--board-felt, #2e7d5b)',
  feltLine: 'var(--board-felt-line, #1d553d)',
  wood: 'var(--board-wood, #e4cfa3)',
  woodLine: 'var(--board-wood-line, #8f7646)',
  cell: 'var(--board-cell, #f7f2e6)',
  cellLine: 'var(--board-cell-line, #b9ae95)',
  last: 'var(--board-last, #e8930c)',
  legal: 'var(--board-legal, #17457a)',
  best: 'var(--board-best, #0072b2)',
  win: 'var(--board-win, #d55e00)',
  seat1: 'var(--seat-1, #1c1e22)',
  seat1Edge: 'var(--seat-1-edge, #000000)',
  seat2: 'var(--seat-2, #fafaf7)',
  seat2Edge: 'var(--seat-2-edge, #6d6a62)',
  tileBlack: 'var(--tile-black, #3a3d44)',
  tileGray: 'var(--tile-gray, #a6a29a)',
  ink: '#23262b',
  paper: '#fffdf7',
  text: 'var(--text, #23262b)',
  muted: 'var(--muted, #5a5f68)',
  line: 'var(--line, #d3cfc4)',
  surface: 'var(--surface, #ffffff)',
  surface2: 'var(--surface-2, #ebe8e0)',
  font: "system-ui, 'Segoe UI', Roboto, 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif",
};
