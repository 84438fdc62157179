// Styles that a board adds to the page around it.

/** @param {import('lit').CSSResult} styles */
export function addToPage({ styleSheet }) {
  if (styleSheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
}
