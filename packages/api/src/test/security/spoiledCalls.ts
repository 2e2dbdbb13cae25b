import fc from 'fast-check';

import { follow, type Definitions, type JsonSchema } from './jsonSchema.ts';
import { strangeText, strangeValue } from './strangeValues.ts';

/** What the OpenAPI document says of a call. */
export interface OpenApiCall {
  operationId: string;
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiCall>>;
  components: { schemas: Definitions };
}

/** A request, with `@kind` where the id of a thing of that kind goes. */
export interface SpoiledCall {
  call: OpenApiCall;
  method: string;
  path: string;
  body?: unknown;
}

/** Where ids of things stand: they are put in when it is asked, for things come and go. */
export const idMarks = [
  '@company',
  '@location',
  '@form',
  '@frame',
  '@code',
  '@template',
  '@feedback',
  '@slug',
] as const;

const anId = fc.constantFrom<string>(...idMarks);

/** One part in so many is not what it should be. */
const oneIn = 14;

const spoilt = (plain: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: plain }, { weight: 1, arbitrary: strangeValue });

const textByFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.oneof(anId, fc.uuid()),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.constantFrom('2026-11-22', '2026-02-30', '1970-01-01', '9999-12-31'),
  email: fc.constantFrom('ada@example.com', 'ada@', 'a@b@c.example', 'ADA@EXAMPLE.COM'),
};

function aText({ format, pattern, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const known = textByFormat[format ?? ''];
  if (known) return known;
  const plain = fc.constantFrom(
    'text',
    'DELETE',
    '#0a6b5d',
    '2026-11',
    'en-US',
    'Europe/Warsaw',
    '4',
  );
  const fitting =
    pattern === undefined ? plain : fc.oneof(plain, fc.stringMatching(new RegExp(pattern)));
  const short = (maxLength ?? 100) <= 64;
  return short
    ? fc.oneof({ weight: 2, arbitrary: fitting }, { weight: 1, arbitrary: anId })
    : fitting;
}

function ofType(
  type: string,
  schema: JsonSchema,
  below: (schema: JsonSchema) => fc.Arbitrary<unknown>,
) {
  if (type === 'string') return aText(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') {
    const { minimum = -10, maximum = 1_000 } = schema;
    return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.max(minimum, maximum)) });
  }
  if (type === 'array') {
    const { items = {}, minItems = 0 } = schema;
    return fc.array(below(items), { minLength: minItems, maxLength: minItems + 2 });
  }
  const { properties = {}, required = [] } = schema;
  const parts = Object.entries(properties).map(([name, part]) => [name, below(part)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

/** Values of a shape, of which some part may be something else. */
export function valueOf(
  written: JsonSchema,
  definitions: Definitions,
  depth = 5,
): fc.Arbitrary<unknown> {
  const schema = follow(written, definitions);
  if (depth === 0) return strangeValue;
  const below = (part: JsonSchema) => valueOf(part, definitions, depth - 1);
  if ('const' in schema) return spoilt(fc.constant(schema.const));
  if (schema.enum) return spoilt(fc.constantFrom(...schema.enum));
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map(below));
  const types = [schema.type ?? 'object'].flat();
  return spoilt(fc.oneof(...types.map((type) => ofType(type, schema, below))));
}

const pathPart = fc.oneof(
  { weight: 8, arbitrary: anId },
  { weight: 1, arbitrary: strangeText.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.uuid() },
);

/** A documented call with a path, a query and a body that nearly fit. */
export function spoiledCall(
  { components, paths }: OpenApiDocument,
  mayAsk: (call: OpenApiCall) => boolean,
): fc.Arbitrary<SpoiledCall> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  );
  return fc
    .constantFrom(...calls.filter(({ call }) => mayAsk(call)))
    .chain(({ path, method, call }) => {
      const parameters = (call.parameters ?? []).filter((one) => one.in === 'query');
      const query = fc.record(
        Object.fromEntries(
          parameters.map(({ name, schema }) => [name, valueOf(schema, components.schemas)]),
        ),
        { requiredKeys: [] },
      );
      const shape = call.requestBody?.content['application/json']?.schema;
      const inPath = fc.array(pathPart, { minLength: 2, maxLength: 2 });
      return fc
        .record({
          query: fc.oneof(
            { weight: 1, arbitrary: fc.constant({}) },
            { weight: 2, arbitrary: query },
          ),
          inPath,
          body: shape ? valueOf(shape, components.schemas) : fc.constant(undefined),
        })
        .map((chosen) => {
          let at = 0;
          const filled = path.replaceAll(/\{\w+\}/g, () => chosen.inPath[at++] ?? '');
          const asked = Object.entries(chosen.query).map(([name, value]) => [name, textOf(value)]);
          const search = new URLSearchParams(asked as [string, string][]).toString();
          return {
            call,
            method,
            path: search === '' ? filled : `${filled}?${search}`,
            ...(shape && { body: chosen.body }),
          };
        });
    });
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');
