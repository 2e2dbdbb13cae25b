import { FormDocument, FrameDocument } from '@hearback/schema/documents';
import { boundedText } from '@hearback/schema/rules';
import { findTargetHandler } from 'hono/utils/handler';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTestApi, type TestApi } from '../createTestApi.ts';
import { guest } from '../people.ts';
import { readAnswer } from '../workspace.ts';

/** The parts of valibot's schemas that have other schemas in them. */
interface SchemaNode {
  kind: string;
  type: string;
  pipe?: SchemaNode[];
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  item?: SchemaNode;
  items?: SchemaNode[];
  rest?: SchemaNode | undefined;
  /** Of a record a schema, of a variant a name. */
  key?: SchemaNode | string;
  value?: SchemaNode;
  options?: unknown[];
}

const ownValues = new Set([
  'picklist',
  'literal',
  'enum',
  'boolean',
  'number',
  'null',
  'undefined',
]);

const flatten = (pipe: SchemaNode[]): SchemaNode[] =>
  pipe.flatMap((step) => (step.pipe ? flatten(step.pipe) : [step]));

/** Whether nothing reads a text before its length is known, and nothing reads one that is too long. */
const isBounded = ({ pipe = [] }: SchemaNode): boolean => {
  const [text, limit, stop] = flatten(pipe);
  return text?.type === 'string' && limit?.type === 'max_length' && stop?.kind === 'transformation';
};

/** The paths of all texts without a limit that comes first, and of values that nobody describes. */
function findUnbounded(node: SchemaNode, path: string): string[] {
  if (node.type === 'string') return isBounded(node) ? [] : [path];
  const parts: [string, SchemaNode][] = [
    ...Object.entries(node.entries ?? {}),
    ...(node.items ?? []).map((item, index): [string, SchemaNode] => [String(index), item]),
    ...(node.item ? [['[]', node.item] as [string, SchemaNode]] : []),
    ...(node.rest ? [['*', node.rest] as [string, SchemaNode]] : []),
    ...(typeof node.key === 'object' ? [['{key}', node.key] as [string, SchemaNode]] : []),
    ...(node.value ? [['{}', node.value] as [string, SchemaNode]] : []),
  ];
  const same = [
    ...(node.wrapped ? [node.wrapped] : []),
    ...(node.type === 'union' || node.type === 'variant' ? (node.options as SchemaNode[]) : []),
  ];
  const isKnown =
    parts.length > 0 || same.length > 0 || ownValues.has(node.type) || node.type.endsWith('object');
  return [
    ...(isKnown ? [] : [path]),
    ...parts.flatMap(([name, part]) => findUnbounded(part, `${path}.${name}`)),
    ...same.flatMap((part) => findUnbounded(part, path)),
  ];
}

const unboundedOf = (schema: unknown, name: string) => [
  ...new Set(findUnbounded(schema as SchemaNode, name)),
];

interface Described {
  type?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  [key: string]: unknown;
}

/** The same of the OpenAPI document: paths of texts without a length. */
function findUndescribed(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, maxLength, enum: values, const: only } = value as Described;
  const isOpen = type === 'string' && (maxLength ?? values ?? only) === undefined;
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(value).flatMap(([key, part]) => findUndescribed(part, `${path}.${key}`)),
  ];
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('the length of a text that comes in', () => {
  it('is judged first, in every body and every query', () => {
    const schemas = api.app.routes.flatMap(({ method, path, handler }) => {
      const found: unknown = Reflect.get(findTargetHandler(handler), 'schema');
      return found ? [{ name: `${method} ${path}`, schema: found }] : [];
    });
    expect(schemas.length).toBeGreaterThan(50);

    // Values that are compared with one word, and the field that only programs fill in: nothing reads them. A visit
    // code is compared with a pattern of limited length, and a longer one refuses no answer.
    const unread = /^(?:POST|DELETE) .*\.(?:confirm|website|visit)$/;
    const unbounded = schemas
      .flatMap(({ name, schema }) => unboundedOf(schema, name))
      .filter((path) => !unread.test(path));
    expect(unbounded.toSorted()).toEqual(
      [
        // Judged as parts of whole documents, below.
        'PATCH /api/form/:id/.fields',
        'PATCH /api/form/:id/.style',
        'PATCH /api/form/:id/.thank_you',
        'PATCH /api/form/:id/.title',
        'PATCH /api/form/:id/.translations',
        'PATCH /api/frame/:id/.background_color',
        'PATCH /api/frame/:id/.content',
        'PATCH /api/frame/:id/.name',
        'PATCH /api/frame/:id/.size',
      ].toSorted(),
    );
    expect(unboundedOf(FormDocument, 'form')).toEqual([]);
    expect(unboundedOf(FrameDocument, 'frame')).toEqual([]);
  });

  it('is in the OpenAPI document', async () => {
    const document = await readAnswer<{
      paths: Record<string, Record<string, { parameters?: Described[]; requestBody?: Described }>>;
      components: { schemas: Record<string, Described> };
    }>(api.as(guest).get('/schema/'));
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
    );
    const asked = new Set<string>();
    const follow = (value: unknown) => {
      for (const [, name = ''] of JSON.stringify(value ?? {}).matchAll(
        /"#\/components\/schemas\/(\w+)"/g,
      )) {
        if (asked.has(name)) continue;
        asked.add(name);
        follow(document.components.schemas[name]);
      }
    };
    for (const { call } of calls) follow(call.requestBody);
    expect(asked.size).toBeGreaterThan(30);

    const queries = calls.flatMap(({ name, call }) =>
      (call.parameters ?? [])
        .filter((parameter) => parameter['in'] === 'query')
        .flatMap((parameter) => findUndescribed(parameter, `${name} ${String(parameter['name'])}`)),
    );
    const bodies = [...asked].flatMap((name) =>
      findUndescribed(document.components.schemas[name], name),
    );
    expect([...queries, ...bodies]).toEqual([]);
  });

  it('ends the judgement of a text that is too long', () => {
    const later = vi.fn(() => true);
    const schema = v.object({
      text: v.pipe(v.pipe(boundedText(3), v.check(later)), v.check(later)),
    });

    expect(v.safeParse(schema, { text: 'four' }).issues).toHaveLength(1);
    expect(later).not.toHaveBeenCalled();
    expect(v.is(schema, { text: 'two' })).toBe(true);
    expect(later).toHaveBeenCalledTimes(2);
  });

  it('is missed where it is left out, or comes late', () => {
    const slow = v.regex(/^x$/);
    const hole = v.object({
      none: v.string(),
      late: v.pipe(v.string(), slow, v.maxLength(3)),
      goesOn: v.pipe(v.string(), v.maxLength(3), slow),
      deep: v.optional(v.array(v.union([v.number(), v.record(v.string(), boundedText(3))]))),
      anything: v.unknown(),
      fine: v.pipe(boundedText(3), slow),
    });

    expect(unboundedOf(hole, 'hole')).toEqual([
      'hole.none',
      'hole.late',
      'hole.goesOn',
      'hole.deep.[].{key}',
      'hole.anything',
    ]);
    expect(findUndescribed({ properties: { a: { type: 'string' } } }, 'X')).toEqual([
      'X.properties.a',
    ]);
  });
});
