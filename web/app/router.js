// Addresses. Links are plain `<a href>`s; those inside the app change the page without a reload.

/**
 * @typedef {object} Route
 * @property {'home' | 'new' | 'game' | 'edit' | 'open' | 'rules' | 'adviser' | 'cluster' | 'missing'} page
 * @property {string} id the game, or the game's address
 * @property {URLSearchParams} query
 */

/** Tells of every change of address with the event `change`. */
export const routerEvents = new EventTarget();

/** @returns {Route} */
export function route() {
  const [first = '', id = ''] = location.pathname.split('/').filter(Boolean).map(decode);
  const query = new URLSearchParams(location.search);
  switch (first) {
    case '':
      return { page: 'home', id: '', query };
    case 'g':
      return { page: 'game', id, query };
    case 'new':
    case 'edit':
    case 'rules':
      return { page: first, id, query };
    case 'open':
    case 'adviser':
    case 'cluster':
      return { page: first, id: '', query };
    default:
      return { page: 'missing', id: '', query };
  }
}

/** @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * @param {string} path
 * @param {{ replace?: boolean }} [how]
 */
export function navigate(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  routerEvents.dispatchEvent(new Event('change'));
}

/** Starts to follow links and the browser's buttons. */
export function startRouter() {
  addEventListener('popstate', () => routerEvents.dispatchEvent(new Event('change')));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement);
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    const file = url.pathname.includes('.') || url.pathname.startsWith('/api/');
    if (url.origin !== location.origin || file || url.hash) return;
    event.preventDefault();
    navigate(url.pathname + url.search);
  });
}
