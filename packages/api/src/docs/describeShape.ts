import { escapeHtml } from '../tools/text.ts';

/** A shape of JSON, as far as our documents describe any. */
export interface Shape {
  $ref?: string;
  type?: string;
  enum?: readonly (string | number | boolean | null)[];
  const?: string | number | boolean;
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  default?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

type Contents = Readonly<Record<string, { schema?: Shape }>>;

/** One call, as the OpenAPI document describes it. */
export interface DescribedCall {
  operationId?: string;
  summary?: string;
  tags?: readonly string[];
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly { in: string; name: string; required?: boolean; schema?: Shape }[];
  requestBody?: { content: Contents };
  responses?: Readonly<Record<string, { description?: string; content?: Contents }>>;
}

/** The parts of an OpenAPI document that the page reads. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  components: { schemas: Readonly<Record<string, Shape>> };
}

/** A call in its place. */
export interface PlacedCall {
  method: string;
  path: string;
  call: DescribedCall;
}

/** The name of a shape that is referred to. */
export const refNameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

const limitsOf = ({ minLength, maxLength, minimum, maximum, maxItems }: Shape): string => {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength ?? maxItems];
  // One character at least is what "required" says of a text anyway.
  const from = least === undefined || (minLength ?? 0) === 1 ? '' : `from ${least}`;
  const to = most === undefined ? '' : `up to ${most}`;
  return [from, to].filter(Boolean).join(' ');
};

const typeOf = (shape: Shape): string => {
  if (shape.$ref !== undefined) {
    const name = refNameOf(shape.$ref);
    return `<a href="#shape-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return [...new Set(options.map(typeOf))].join(' or ');
  if (shape.enum) return shape.enum.map((value) => code(String(value))).join(' · ');
  if (shape.const !== undefined) return code(String(shape.const));
  if (shape.type === 'array') return `list of ${typeOf(shape.items ?? {})}`;
  const what = shape.format ?? shape.type ?? 'any value';
  const limits = limitsOf(shape);
  return escapeHtml(limits === '' ? what : `${what}, ${limits}`);
};

/** Describes the type of a value in one line of HTML. */
export const describeType = (shape: Shape): string => {
  const { default: given } = shape;
  const isNews = given !== undefined && given !== null && given !== '';
  return typeOf(shape) + (isNews ? `; ${code(JSON.stringify(given))} if left out` : '');
};

/** The shapes of objects inside a shape, each with the way to it: `style.logo`, `rows[]`. */
function* objectsIn(shape: Shape, way: string): Generator<{ way: string; shape: Shape }> {
  if (shape.properties) yield { way, shape };
  const prefix = way === '' ? '' : `${way}.`;
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    yield* objectsIn(field, `${prefix}${name}`);
  }
  if (shape.items) yield* objectsIn(shape.items, `${way}[]`);
  for (const option of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) {
    yield* objectsIn(option, way);
  }
}

const rowOf = (name: string, field: Shape, isRequired: boolean) =>
  `<tr><th scope="row">${code(name)}${isRequired ? ' <b>required</b>' : ''}</th><td>${describeType(field)}</td></tr>`;

/** The fields of a shape as a table, those of objects inside it by the way to them. */
export function fieldsTable(shape: Shape, caption: string): string {
  const rows = [...objectsIn(shape, '')].flatMap(({ way, shape: one }) =>
    Object.entries(one.properties ?? {}).map(([name, field]) =>
      rowOf(way === '' ? name : `${way}.${name}`, field, one.required?.includes(name) ?? false),
    ),
  );
  if (rows.length === 0) return `<p>${describeType(shape)}</p>`;
  return `<table><caption>${escapeHtml(caption)}</caption>\n${rows.join('\n')}\n</table>`;
}
