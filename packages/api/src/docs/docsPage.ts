import { apiScopes } from '@hearback/schema/rules';

import { escapeHtml } from '../tools/escapeHtml.ts';
import type { ApiDocument, PlacedCall } from './ApiDocument.ts';
import { callSection, scopeOf } from './callSection.ts';
import { fieldsTable } from './describeShape.ts';
import { docsStyle } from './docsStyle.ts';

const listCalls = ({ paths }: ApiDocument): PlacedCall[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ method, path, call })),
  );

const scopesTable = (calls: readonly PlacedCall[]): string => {
  const rows = apiScopes.map((scope) => {
    const links = calls
      .filter(({ call }) => scopeOf(call) === scope)
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
