/** Paper and ink, and the same workshop at night: the colours of the product. */
export const docsStyle = `
:root { color-scheme: light dark; --page: #fbfaf7; --panel: #fff; --sunken: #f4f1ea; --line: #e4dfd4; --ink: #1b1d22; --muted: #5e6068; --accent: #0a5c53; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1a1816; --panel: #23201e; --sunken: #131110; --line: #3b3733; --ink: #f8f4ec; --muted: #aea79c; --accent: #61c5b5; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; }
h2::first-letter { text-transform: uppercase; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
section { scroll-margin-top: 1rem; margin: 1rem 0; padding: 0.5rem 1rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre { margin: 0.75rem 0; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 6px; background: var(--sunken); white-space: pre-wrap; }
table { width: 100%; margin: 0.75rem 0; border-collapse: collapse; font-size: 0.9rem; }
caption { padding: 0.25rem 0; text-align: start; font-weight: 600; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
th { width: 34%; font-weight: 400; }
th b { color: var(--muted); font-size: 0.8rem; font-weight: 400; }
small, .may { color: var(--muted); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0; list-style: none; }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 2.5rem; }
  nav { position: sticky; top: 1rem; align-self: start; max-height: 100vh; overflow-y: auto; }
  nav ul { display: block; }
}
@media print { nav { display: none; } section { break-inside: avoid; } }
`;
