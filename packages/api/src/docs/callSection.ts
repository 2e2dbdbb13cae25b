import { escapeHtml } from '../tools/text.ts';
import {
  type ApiDocument,
  type DescribedCall,
  describeType,
  fieldsTable,
  type PlacedCall,
  refNameOf,
  type Shape,
} from './describeShape.ts';

const asTyped: Readonly<Record<string, unknown>> = { email: 'anna@example.com', uuid: '…' };

/** A value that a field may have, so that a reader sees where theirs goes. */
function exampleOf(shape: Shape, document: ApiDocument, depth = 0): unknown {
  if (shape.$ref !== undefined) {
    return exampleOf(document.components.schemas[refNameOf(shape.$ref)] ?? {}, document, depth);
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [option] = shape.anyOf ?? shape.oneOf ?? [];
  if (option) return exampleOf(option, document, depth);
  if (shape.type === 'object' && depth < 3) {
    const needed = Object.entries(shape.properties ?? {}).filter(([name]) =>
      shape.required?.includes(name),
    );
    return Object.fromEntries(
      needed.map(([name, field]) => [name, exampleOf(field, document, depth + 1)]),
    );
  }
  if (shape.type === 'array') return [exampleOf(shape.items ?? {}, document, depth + 1)];
  if (shape.type === 'number' || shape.type === 'integer') return shape.minimum ?? 1;
  if (shape.type === 'boolean') return true;
  return asTyped[shape.format ?? ''] ?? '…';
}

/** The header that authorizes the call: an API key where one may make it, else a session's or a letter's token. */
function headerOf({ call: { security = [] } }: PlacedCall): string | undefined {
  const schemes = security.flatMap((one) => Object.keys(one));
  if (schemes.includes('apiKey')) return 'Authorization: Bearer $KEY';
  if (schemes.includes('bearer')) return 'Authorization: Bearer $ACCESS';
  return schemes.includes('oneTimeToken') ? 'Authorization: Token $TOKEN' : undefined;
}

const inQuotes = (json: string) => `'${json.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a line for a terminal. */
function curlLine(placed: PlacedCall, document: ApiDocument): string {
  const { method, path, call } = placed;
  const header = headerOf(placed);
  const needed = (call.parameters ?? []).filter((one) => one.in === 'query' && one.required);
  const query = needed.map(({ name }) => `${name}=…`).join('&');
  const address = `$HEARBACK${path}${query === '' ? '' : `?${query}`}`;
  const json = call.requestBody?.content['application/json']?.schema;
  const isUpload = call.requestBody !== undefined && !json;
  return [
    'curl',
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    ...(header === undefined ? [] : [`-H "${header}"`]),
    ...(json
      ? [
          `-H "Content-Type: application/json"`,
          `-d ${inQuotes(JSON.stringify(exampleOf(json, document)))}`,
        ]
      : []),
    ...(isUpload ? ['-F file=@picture.png'] : []),
    `"${address}"`,
  ].join(' ');
}

/** The scope that an API key needs to make the call; undefined when no key may make it. */
export const requiredScopeOf = ({ security = [] }: DescribedCall): string | undefined => {
  const key = security.find(({ apiKey }) => apiKey !== undefined)?.['apiKey'];
  return key && (key[0] ?? 'any');
};

const whoMay = (call: DescribedCall): string => {
  const scope = requiredScopeOf(call);
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
