// The icons, drawn with strokes of the text's colour. They are decoration: names stand beside them.

import { svg, html } from 'lit';

/** @param {import('lit').SVGTemplateResult} shape */
const icon = (shape) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shape}</svg>`;

export const icons = {
  first: icon(svg`<path d="M18 6l-8 6 8 6zM6 6v12"/>`),
  previous: icon(svg`<path d="M15 6l-8 6 8 6z"/>`),
  next: icon(svg`<path d="M9 6l8 6-8 6z"/>`),
  last: icon(svg`<path d="M6 6l8 6-8 6zM18 6v12"/>`),
  undo: icon(svg`<path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" fill="none"/>`),
  redo: icon(svg`<path d="M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4" fill="none"/>`),
  flip: icon(svg`<path d="M8 4v14M4.5 14.5L8 18l3.5-3.5M16 20V6M12.5 9.5L16 6l3.5 3.5" fill="none"/>`),
  flag: icon(svg`<path d="M6 21V4M6 4h11l-2.5 4L17 12H6" fill="none"/>`),
  plus: icon(svg`<path d="M12 5v14M5 12h14" fill="none"/>`),
  share: icon(svg`<path d="M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1" fill="none"/>`),
  book: icon(svg`<path d="M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14" fill="none"/>`),
  gear: icon(svg`<path d="M9.9 5.1L10.1 2.2L13.9 2.2L14.1 5.1L15.4 5.6L17.6 3.7L20.3 6.4L18.4 8.6L18.9 9.9L21.8 10.1L21.8 13.9L18.9 14.1L18.4 15.4L20.3 17.6L17.6 20.3L15.4 18.4L14.1 18.9L13.9 21.8L10.1 21.8L9.9 18.9L8.6 18.4L6.4 20.3L3.7 17.6L5.6 15.4L5.1 14.1L2.2 13.9L2.2 10.1L5.1 9.9L5.6 8.6L3.7 6.4L6.4 3.7L8.6 5.6z" fill="none"/><circle cx="12" cy="12" r="3" fill="none"/>`),
  keys: icon(svg`<rect x="3" y="6" width="18" height="12" rx="2" fill="none"/><path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8" fill="none"/>`),
  close: icon(svg`<path d="M6 6l12 12M18 6L6 18" fill="none"/>`),
  play: icon(svg`<path d="M8 5l11 7-11 7z"/>`),
  pause: icon(svg`<path d="M8 5v14M16 5v14" fill="none"/>`),
  copy: icon(svg`<rect x="8" y="8" width="12" height="12" rx="2" fill="none"/><path d="M16 8V4H4v12h4" fill="none"/>`),
  save: icon(svg`<path d="M12 4v11M8 11.5l4 4 4-4M5 20h14" fill="none"/>`),
  edit: icon(svg`<path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" fill="none"/>`),
  people: icon(svg`<circle cx="9" cy="8" r="3" fill="none"/><path d="M3 19c0-3.5 2.5-6 6-6s6 2.5 6 6M16 5.5a3 3 0 0 1 0 5.5M17 13.5c2.5.6 4 2.7 4 5.5" fill="none"/>`),
  more: icon(svg`<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3" fill="none"/>`),
  search: icon(svg`<circle cx="10.5" cy="10.5" r="6" fill="none"/><path d="M15 15l5 5" fill="none"/>`),
  globe: icon(svg`<circle cx="12" cy="12" r="8.5" fill="none"/><path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17" fill="none"/>`),
};
