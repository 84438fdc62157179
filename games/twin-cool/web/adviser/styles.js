import { css } from 'lit';

/** The look of the adviser's page. */
export const adviserStyles = css`
  :host { display: block; color: var(--text, #23262b); }
  h1 { margin: 0 0 4px; font-size: var(--text-title, 1.5rem); line-height: 1.3; font-weight: 650; }
  h2 { margin: 0 0 6px; font-size: 1.125rem; line-height: 1.35; font-weight: 650; }
  h3 { margin: 14px 0 2px; font-size: 0.9375rem; font-weight: 650; }
  p { margin: 0 0 8px; line-height: 1.6; }
  .lead { max-width: 46em; color: var(--muted, #5a5f68); }
  .small { font-size: 0.8125rem; color: var(--muted, #5a5f68); }
  .stages { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 12px 0 10px; padding: 0;
    font-size: 0.9375rem; }
  .stages li { display: inline-flex; align-items: center; gap: 7px; color: var(--muted, #5a5f68); }
  .stages li span { display: grid; place-items: center; width: 1.7em; height: 1.7em; border-radius: 50%;
    font-size: 0.8125rem;
    border: 1.5px solid currentColor; }
  .stages [aria-current] { color: var(--text, #23262b); font-weight: 650; }
  .stages [aria-current] span { background: var(--accent, #1a5c9e); color: var(--on-accent, #fff);
    border-color: transparent; }
  .actions { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 14px; }
  button, .file { font: inherit; box-sizing: border-box; display: inline-flex; align-items: center;
    justify-content: center; min-height: 44px;
    padding: 6px 14px; border-radius: var(--radius, 8px); cursor: pointer; color: var(--text, #23262b);
    background: var(--surface, #fff); border: 1px solid var(--line-strong, #8b8980); }
  button:hover, .file:hover { background: var(--surface-2, #ebe8e0); }
  button:disabled { opacity: 0.5; cursor: default; }
  button.primary { background: var(--accent, #1a5c9e); color: var(--on-accent, #fff);
    border-color: transparent; font-weight: 650; }
  button.primary:hover:not(:disabled) { background: var(--accent-hover, #134a82); }
  button:focus-visible, select:focus-visible, summary:focus-visible, .file:focus-within {
    outline: 3px solid var(--focus, #0b62c4); outline-offset: 2px; }
  .file { position: relative; overflow: hidden; }
  .file input { position: absolute; inset: 0; opacity: 0; cursor: pointer; font-size: 100px; }
  .notice { padding: 8px 12px; border-radius: var(--radius, 8px); background: var(--notice-soft, #fdf2d5); }
  .problem { margin: 10px 0 0; padding: 8px 12px; border-radius: var(--radius, 8px);
    color: var(--danger, #a1260d);
    background: var(--danger-soft, #fbe6df); font-weight: 600; }
  .columns, .game { display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); align-items: start; }
  .panel { padding: 14px; border-radius: 12px; background: var(--surface, #fff);
    border: 1px solid var(--line, #d3cfc4); }
  .count { font-weight: 650; }
  .chosen { display: flex; flex-wrap: wrap; gap: 6px; min-height: 56px; margin-bottom: 10px; }
  .small-card { width: 40px; }
  .card { display: block; width: 100%; height: auto; }
  .best { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 14px; align-items: start; }
  .reason { max-width: 36em; }
  .busy { margin-inline-start: 10px; color: var(--muted, #5a5f68); }
  .outcome { font-size: 1.0625rem; }
  .moves { list-style: none; margin: 6px 0 0; padding: 0; display: grid; gap: 4px; }
  .moves button { width: 100%; display: grid; grid-template-columns: minmax(0, 9.5em) minmax(30px, 1fr) auto;
    gap: 10px; text-align: start;
    justify-content: stretch; min-height: 40px; padding: 4px 10px; font-size: 0.9375rem; }
  .bar { height: 8px; border-radius: 4px; background: var(--surface-3, #dedad0); overflow: hidden; }
  .bar i { display: block; height: 100%; background: var(--board-best, #0072b2); }
  .value { font-variant-numeric: tabular-nums; }
  .below { margin-top: 14px; display: grid; gap: 8px; }
  .strategy { display: inline-flex; flex: 1 1 260px; align-items: center; gap: 8px; min-width: 0; }
  .strategy span { white-space: nowrap; font-size: 0.875rem; color: var(--muted, #5a5f68); }
  .strategy select { font: inherit; min-height: 44px; padding: 6px 10px; flex: 1 1 auto; min-width: 0;
    max-width: 460px; text-overflow: ellipsis; border-radius: var(--radius, 8px);
    color: var(--text, #23262b);
    background: var(--surface, #fff); border: 1px solid var(--line-strong, #8b8980); }
  summary { cursor: pointer; min-height: 32px; }
  .steps { margin: 4px 0; padding-inline-start: 2.4em; columns: 2 14em; font-size: 0.9375rem; }

  @media (min-width: 900px) {
    .columns { grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr); }
    .game { grid-template-columns: minmax(0, 0.72fr) minmax(0, 1fr); }
  }
`;
