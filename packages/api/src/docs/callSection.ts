import { escapeHtml } from '../tools/escapeHtml.ts';
import type { ApiDocument, DescribedCall, PlacedCall, Shape } from './ApiDocument.ts';
import { curlLine } from './curlLine.ts';
import { describeType, fieldsTable } from './describeShape.ts';

/** What a key needs to make the call; undefined when none may. */
export const scopeOf = ({ security = [] }: DescribedCall): string | undefined => {
  const key = security.find(({ apiKey }) => apiKey !== undefined)?.['apiKey'];
  return key && (key[0] ?? 'any');
};

const whoMay = (call: DescribedCall): string => {
  const scope = scopeOf(call);
  if (scope === 'any') return 'For any API key.';
  if (scope !== undefined) {
    return `For API keys with <a href="#scopes"><code>${escapeHtml(scope)}</code></a>, and for people who log in.`;
  }
  if (call.security?.some(({ bearer }) => bearer !== undefined)) {
    return 'For people who log in; no API key may make this call.';
  }
  return call.security?.length ? 'For whoever holds the token of a letter.' : 'For everybody.';
};

const parametersOf = ({ parameters = [] }: DescribedCall): string => {
  const rows = parameters.map(
    ({ in: place, name, required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required ? ' <b>required</b>' : ''}</th><td>${describeType(schema ?? {})} <small>${escapeHtml(place)}</small></td></tr>`,
  );
  return rows.length === 0
    ? ''
    : `<table><caption>Parameters</caption>\n${rows.join('\n')}\n</table>`;
};

const bodyOf = ({ requestBody }: DescribedCall): string => {
  const [contents] = Object.entries(requestBody?.content ?? {});
  if (!contents) return '';
  const [mediaType, { schema = {} }] = contents;
  return schema.$ref === undefined
    ? fieldsTable(schema, `Body, ${mediaType}`)
    : `<p>Body, ${escapeHtml(mediaType)}: ${describeType(schema)}</p>`;
};

const answersOf = ({ responses = {} }: DescribedCall): string => {
  const rows = Object.entries(responses).map(([status, { description = '', content = {} }]) => {
    const [shape]: (Shape | undefined)[] = Object.values(content).map(({ schema }) => schema);
    const what = shape ? describeType(shape) : '';
    const why = status.startsWith('2') ? '' : `<code>${escapeHtml(description)}</code> `;
    return `<tr><th scope="row">${escapeHtml(status)}</th><td>${why}${what}</td></tr>`;
  });
  return `<table><caption>Answers</caption>\n${rows.join('\n')}\n</table>`;
};

/** One call: who may make it, what it takes and answers, and a line to try it with. */
export function callSection(placed: PlacedCall, document: ApiDocument): string {
  const { method, path, call } = placed;
  const id = escapeHtml(call.operationId ?? '');
  return `<section id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><a href="#${id}"><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></a></h3>
<p>${escapeHtml(call.summary ?? '')}</p>
<p class="may">${whoMay(call)}</p>
<pre><code>${escapeHtml(curlLine(placed, document))}</code></pre>
${parametersOf(call)}
${bodyOf(call)}
${answersOf(call)}
</section>`;
}
