// Pictures that leave the page: an SVG with every colour written out.
import { render } from 'lit';

/** What a style sheet or a custom property may decide about a shape. */
const PROPERTIES = [
  'fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'opacity', 'font-family',
  'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'visibility', 'display',
];

/**
 * Returns the picture as the text of an SVG file that looks the same outside the page.
 * @param {import('lit').TemplateResult} picture
 * @param {HTMLElement} host where its colours are looked up
 */
export function standalone(picture, host) {
  const place = document.createElement('div');
  place.style.cssText = 'position:absolute;width:800px;visibility:hidden;pointer-events:none';
  (host.shadowRoot ?? host).append(place);
  try {
    render(picture, place);
    const drawn = place.querySelector('svg');
    if (!drawn) throw new Error('a picture is an svg element');
    const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
    writeOut(drawn, copy);
    for (const node of /** @type {Iterable<Comment>} */ (comments(copy))) node.remove();
    const box = drawn.viewBox.baseVal;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(Math.round(box.width)));
    copy.setAttribute('height', String(Math.round(box.height)));
    for (const name of ['class', 'aria-hidden', 'role', 'part']) copy.removeAttribute(name);
    return new XMLSerializer().serializeToString(copy);
  } finally {
    place.remove();
  }
}

/**
 * Copies the computed look of `from` and everything in it onto `to`.
 * @param {Element} from
 * @param {Element} to
 */
function writeOut(from, to) {
  const style = getComputedStyle(from);
  for (const property of PROPERTIES) {
    const value = style.getPropertyValue(property);
    const inherited = from.parentElement instanceof SVGElement &&
      getComputedStyle(from.parentElement).getPropertyValue(property) === value;
    if (property === 'visibility' || (inherited && !to.hasAttribute(property))) continue;
    to.setAttribute(property, value);
  }
  to.removeAttribute('style');
  [...from.children].forEach((child, index) => {
    const twin = to.children[index];
    if (twin) writeOut(child, twin);
  });
}

/**
 * Returns the comments in a tree.
 * @param {Node} root
 */
function comments(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  /** @type {Node[]} */
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
}
