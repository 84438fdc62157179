// Sets the theme before the first paint. A classic script, so that nothing flashes.
(() => {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('sakiyomi.settings') ?? '{}');
  } catch {
    // Storage may be forbidden or hold something else; the defaults serve.
  }
  const root = document.documentElement;
  const dark = kept.theme === 'dark' ||
    (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  if (typeof kept.look === 'string') root.dataset.look = kept.look;
  if (kept.animations === false) root.dataset.motion = 'off';
})();
