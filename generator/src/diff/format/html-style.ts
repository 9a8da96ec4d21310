/** The style of the page of `diff --format html`. Its colours have a contrast of at least 4.5 : 1, light and dark. */
export const stylesheet = `
:root { color-scheme: light dark; --text: #1f2328; --page: #ffffff; --muted: #57606a; --line: #d0d7de; --code: #f3f4f6; --link: #0550ae;
  --breaking: #a40e26; --risky: #7d4e00; --safe: #1a6330; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --page: #0d1117; --muted: #9aa4af; --line: #3d444d; --code: #1b222b; --link: #79b8ff;
    --breaking: #ff9492; --risky: #f0b72f; --safe: #6bc46d; }
}
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-top: 2rem; } h3 { font-size: 1rem; margin: 0; }
h1, h3, p, li, td, th, dd, figcaption { overflow-wrap: anywhere; }
a { color: var(--link); }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; background: var(--code); border-radius: 4px; }
code { padding: 0.1em 0.3em; }
pre { padding: 0.5rem 0.75rem; margin: 0.5rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: start; font-weight: 600; padding-bottom: 0.25rem; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.75rem; text-align: start; }
nav ul, .names { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; padding: 0; margin: 0; }
article { border: 1px solid var(--line); border-inline-start: 4px solid var(--safe); border-radius: 6px; padding: 0.75rem 1rem; margin: 1rem 0; }
article.breaking { border-inline-start-color: var(--breaking); } article.risky { border-inline-start-color: var(--risky); }
article p { margin: 0.5rem 0; }
.badge { border: 1px solid; border-radius: 1rem; padding: 0 0.6em; font-size: 0.8125rem; font-weight: 600; color: var(--safe); }
.badge.breaking { color: var(--breaking); } .badge.risky { color: var(--risky); }
figure { margin: 0.5rem 0; } figcaption, dt, summary, .facts { color: var(--muted); }
dl { margin: 0.5rem 0; } dl div { display: flex; gap: 0.75rem; } dt { flex: 0 0 8rem; } dd { margin: 0; min-width: 0; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { details::details-content { content-visibility: visible; height: auto; } article { break-inside: avoid; } }
`;
