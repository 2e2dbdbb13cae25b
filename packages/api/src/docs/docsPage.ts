import { apiScopes } from '@hearback/schema/rules';

import { escapeHtml } from '../tools/text.ts';
import { callSection, requiredScopeOf } from './callSection.ts';
import { type ApiDocument, fieldsTable, type PlacedCall } from './describeShape.ts';

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

const listCalls = ({ paths }: ApiDocument): PlacedCall[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ method, path, call })),
  );

const scopesTable = (calls: readonly PlacedCall[]): string => {
  const rows = apiScopes.map((scope) => {
    const links = calls
      .filter(({ call }) => requiredScopeOf(call) === scope)
      .map(({ call: { operationId = '' } }) => `<a href="#${operationId}">${operationId}</a>`);
    return `<tr><th scope="row"><code>${scope}</code></th><td>${links.join(', ')}</td></tr>`;
  });
  return `<table><caption>What each scope opens</caption>\n${rows.join('\n')}\n</table>`;
};

const beginning = (calls: readonly PlacedCall[], origin: string) => `<h1>The REST API</h1>
<p>Everything goes as JSON in UTF-8, times are ISO 8601 in UTC, ids are opaque. The same as an <a href="/api/schema/">OpenAPI 3.1 document</a>, for tools that make a client from it.</p>
<h2 id="keys">Let a program in</h2>
<p>Make an API key in <a href="/account/?tab=developers">your account, under Developers</a>, and send it with each call. A key makes up to 600 calls in a minute; more are answered with status 429 and <code>Retry-After</code>.</p>
<pre><code>HEARBACK=${escapeHtml(origin)}
KEY=hb_live_your_key
curl -H "Authorization: Bearer $KEY" "$HEARBACK/api/key/"</code></pre>
<div id="scopes">${scopesTable(calls)}</div>
<h2 id="lists">Lists and refusals</h2>
<p>Lists come in pages: <code>page</code> and <code>page_size</code> (100 at most), and <code>count</code>, <code>next</code> and <code>previous</code> in the answer. What is wrong with a body is answered with status 400 and sentences by field; any other refusal has <code>detail</code> and <code>code</code>. A parameter that a call does not know is refused, too.</p>`;

const shapesOf = ({ components: { schemas } }: ApiDocument): string =>
  Object.entries(schemas)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([
        name,
        shape,
      ]) => `<section id="shape-${escapeHtml(name)}" aria-labelledby="shape-${escapeHtml(name)}-title">
<h3 id="shape-${escapeHtml(name)}-title">${escapeHtml(name)}</h3>
${fieldsTable(shape, 'Fields')}
</section>`,
    )
    .join('\n');

/** Every call of the API on one page: no script, nothing to load, found by the browser's own search. */
export function docsPage(document: ApiDocument, origin: string): string {
  const calls = listCalls(document);
  const byTag = Map.groupBy(calls, ({ call }) => call.tags?.[0] ?? 'other');
  const links = [
    ['keys', 'Let a program in'],
    ['lists', 'Lists and refusals'],
    ...[...byTag.keys()].map((tag) => [`tag-${tag}`, tag]),
    ['shapes', 'Shapes'],
  ].map(([id = '', name = '']) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(name)}</a></li>`);
  const sections = [...byTag].map(
    ([tag, placed]) =>
      `<h2 id="tag-${escapeHtml(tag)}">${escapeHtml(tag)}</h2>\n${placed
        .map((one) => callSection(one, document))
        .join('\n')}`,
  );

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The REST API · Hearback</title>
<style>${docsStyle}</style>
</head>
<body>
<nav aria-label="Parts of this page"><ul>${links.join('')}</ul></nav>
<main>
${beginning(calls, origin)}
${sections.join('\n')}
<h2 id="shapes">Shapes</h2>
${shapesOf(document)}
</main>
</body>
</html>
`;
}
