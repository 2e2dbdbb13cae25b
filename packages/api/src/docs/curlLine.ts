import { refNameOf, type ApiDocument, type PlacedCall, type Shape } from './ApiDocument.ts';

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

/** What lets the caller in: a key where one may, else the token of a session or of a letter. */
function headerOf({ call: { security = [] } }: PlacedCall): string | undefined {
  const schemes = security.flatMap((one) => Object.keys(one));
  if (schemes.includes('apiKey')) return 'Authorization: Bearer $KEY';
  if (schemes.includes('bearer')) return 'Authorization: Bearer $ACCESS';
  return schemes.includes('oneTimeToken') ? 'Authorization: Token $TOKEN' : undefined;
}

const inQuotes = (json: string) => `'${json.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a line for a terminal. */
export function curlLine(placed: PlacedCall, document: ApiDocument): string {
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
