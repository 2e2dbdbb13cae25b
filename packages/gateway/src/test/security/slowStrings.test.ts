import {
  mostStandingMs,
  standingOf,
  stringsFor,
  watchLoop,
  withValueAt,
  lengthsFor,
} from '@hearback/api/slowStrings';
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { operationHash } from '../../plugins/runKnownOperations.ts';
import { operations } from '../../operations.generated.ts';
import { schema } from '../../schema.ts';
import { startTwoAccounts, type TwoAccounts } from '../isolation/startTwoAccounts.ts';

const isAll = Boolean(process.env['SECURITY_ALL']);
const patience = isAll ? 3_600_000 : 600_000;

let two: TwoAccounts;
let loop: ReturnType<typeof watchLoop>;
beforeAll(async () => {
  two = await startTwoAccounts();
  loop = watchLoop();
}, 600_000);
afterAll(async () => {
  loop.stop();
  await two.stop();
});

/** The id of a thing of the kind that a name speaks of: `companyId`, or the `id` of `updateCompany`. */
function idFor(name: string, operation: string): string {
  const { gone: _, ...things } = two.mine.things;
  const known = Object.entries(things) as [string, unknown][];
  const spoken = (name === 'id' || name === 'ids' ? operation : name).toLowerCase();
  const found = known.find(([kind, id]) => typeof id === 'string' && spoken.includes(kind));
  return typeof found?.[1] === 'string' ? found[1] : crypto.randomUUID();
}

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  CodeStyle: { color: '#000000' },
  Date: '2026-11-21',
  DateTime: '2026-11-21T09:30:00.000Z',
  Float: 1.5,
  FormDocument: { title: 'x', fields: [{ type: 'rating' }] },
  FrameDocument: { name: 'x', size: { width_mm: 50, height_mm: 50 }, content: [] },
  GivenAnswers: { phone: '1' },
  Int: 1,
};

/** The plainest value that fits, with ids of things that are there. */
function plainOf(type: GraphQLInputType, name: string, operation: string): unknown {
  if (isNonNullType(type)) return plainOf(type.ofType, name, operation);
  if (isListType(type)) return [plainOf(type.ofType, name, operation)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(
      needed.map((field) => [field.name, plainOf(field.type, field.name, operation)]),
    );
  }
  if (type.name === 'ID') return idFor(name, operation);
  if (/email/i.test(name)) return 'ada@cafe.example';
  return scalars[type.name] ?? 'text';
}

/** Every place below a type where a text may be put, whatever belongs there. */
function placesOf(type: GraphQLInputType, path: string[]): string[][] {
  if (isNonNullType(type)) return placesOf(type.ofType, path);
  if (isListType(type)) return placesOf(type.ofType, [...path, '*']);
  if (!isInputObjectType(type)) {
    const inside: Record<string, string[][]> = {
      FormDocument: [['title'], ['style', 'background_color'], ['fields', '*', 'label']],
      FrameDocument: [['name'], ['background_color'], ['content', '*', 'text']],
      CodeStyle: [['color']],
      GivenAnswers: [['phone']],
    };
    return [path, ...(inside[type.name] ?? []).map((part) => [...path, ...part])];
  }
  return Object.values(type.getFields()).flatMap((field) =>
    placesOf(field.type, [...path, field.name]),
  );
}

/** An operation with variables that fit, and the places in them. */
interface Asked {
  name: string;
  body: Record<string, unknown>;
  variables: Record<string, unknown>;
  places: string[][];
}

/** These would end what the test stands on: the session and the account of the one who asks. */
const endings = new Set(['endSession', 'endOtherSessions', 'logout', 'deleteAccount']);

/** Every field that can be asked for, with all its arguments. */
function readFields(): Asked[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap((field): Asked[] => {
      if (field.args.length === 0 || endings.has(field.name)) return [];
      const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
      const below = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
      const kind = root === schema.getQueryType() ? 'query' : 'mutation';
      const query = `${kind} (${declared}) { answer: ${field.name}(${passed}) ${below} }`;
      const needed = field.args.filter(isRequiredArgument);
      const variables = Object.fromEntries(
        needed.map(({ name, type }) => [name, plainOf(type, name, field.name)]),
      );
      const places = field.args.flatMap(({ name, type }) => placesOf(type, [name]));
      return [{ name: field.name, body: { query }, variables, places }];
    }),
  );
}

/** Every operation of the app, by its hash. */
function readKnown(): Asked[] {
  return operations.flatMap((text): Asked[] => {
    const definition = parse(text).definitions.find(
      (part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION,
    );
    const name = definition?.name?.value ?? '';
    const fields = definition?.selectionSet.selections.map((part) =>
      part.kind === Kind.FIELD ? part.name.value : '',
    );
    if (
      definition?.operation === OperationTypeNode.SUBSCRIPTION ||
      fields?.some((field) => endings.has(field))
    ) {
      return [];
    }
    const given = (definition?.variableDefinitions ?? []).map(({ variable, type }) => ({
      variable: variable.name.value,
      isNeeded: type.kind === Kind.NON_NULL_TYPE,
      type: typeFromAST(schema, type as never) as GraphQLInputType,
    }));
    const variables = Object.fromEntries(
      given
        .filter(({ isNeeded }) => isNeeded)
        .map(({ variable, type }) => [variable, plainOf(type, variable, name)]),
    );
    const body = {
      extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(text) } },
    };
    const places = given.flatMap(({ variable, type }) => placesOf(type, [variable]));
    return [{ name, body, variables, places }];
  });
}

/** The texts that a place gets, each as long as a body and as a field may be. */
const textsFor = (field: number) =>
  stringsFor(field).flatMap(({ name, write }) =>
    lengthsFor(undefined).map((length) => ({ what: `${name} ${length}`, text: write(length) })),
  );

/** One of them, another one from place to place: what an operation passes on, the fields are asked with all of them. */
function oneTextFor(field: number) {
  const texts = textsFor(field);
  return isAll ? texts : texts.slice(field % texts.length).slice(0, 1);
}

/** Sends one operation at a time. Answers those that made the loop stand, and how many places there are. */
async function findStanding(all: readonly Asked[], textsOf: typeof textsFor) {
  const found: string[] = [];
  let field = 0;
  for (const { name, body, variables, places } of all) {
    for (const place of places) {
      field += 1;
      const { ask } = field % 5 === 0 ? { ask: two.guest } : two.mine;
      for (const { what, text } of textsOf(field)) {
        const sent = { ...body, variables: withValueAt(variables, place, text) };
        const ms = await standingOf(loop, () => ask('POST', '/graphql', sent));
        if (ms > mostStandingMs) {
          found.push(`${name} ${place.join('.')} ${what}: ${Math.round(ms)} ms`);
        }
      }
    }
  }
  return { found, field };
}

it(
  'no text in any argument or field of an input makes the event loop stand',
  async () => {
    const { found, field } = await findStanding(readFields(), textsFor);
    expect(found).toEqual([]);
    expect(field).toBeGreaterThan(150);
  },
  patience,
);

it(
  'no text in any variable of an operation of the app does',
  async () => {
    const { found, field } = await findStanding(readKnown(), oneTextFor);
    expect(found).toEqual([]);
    expect(field).toBeGreaterThan(100);
  },
  patience,
);

/** Operations that are long, deep or wide in themselves. */
const texts: Record<string, string> = {
  'brackets in one another': '{'.repeat(95_000),
  'fields in one another': `${'{a'.repeat(30_000)}${'}'.repeat(30_000)}`,
  'one field ten thousand times': `{ ${'version '.repeat(11_000)} }`,
  'names of fields that are nearly right': `{ ${Array.from({ length: 5_000 }, (_, at) => `companie${at}`).join(' ')} }`,
  'a comment': `#${'#'.repeat(95_000)}\n{ version }`,
  'spaces and commas': `{ version ${', '.repeat(45_000)} }`,
  'a text': `{ company(id: "${'a'.repeat(95_000)}") { id } }`,
  'a text of blocks': `{ company(id: """${'\n a'.repeat(30_000)}""") { id } }`,
  'a text without an end': `{ company(id: "${'\\"'.repeat(45_000)}`,
  'lists in one another': `{ company(id: ${'['.repeat(45_000)}${']'.repeat(45_000)}) { id } }`,
  variables: `query (${Array.from({ length: 5_000 }, (_, at) => `$a${at}: Int`).join(' ')}) { version }`,
  fragments: `{ version } ${Array.from({ length: 2_500 }, (_, at) => `fragment a${at} on Query { version }`).join(' ')}`,
  directives: `{ version ${'@a '.repeat(30_000)} }`,
};

it(
  'no text of an operation does',
  async () => {
    const found: string[] = [];
    for (const [what, query] of Object.entries(texts)) {
      for (const { ask } of [two.mine, { ask: two.guest }]) {
        const ms = await standingOf(loop, () => ask('POST', '/graphql', { query }));
        if (ms > mostStandingMs) found.push(`${what}: ${Math.round(ms)} ms`);
      }
    }
    expect(found).toEqual([]);
  },
  patience,
);

it('finds work that makes it stand', async () => {
  const work = () => {
    const before = process.threadCpuUsage();
    while (process.threadCpuUsage(before).user < 2_000 * mostStandingMs);
    return Promise.resolve();
  };
  expect(await standingOf(loop, work)).toBeGreaterThan(mostStandingMs);
  expect(await standingOf(loop, () => Promise.resolve())).toBeLessThan(mostStandingMs);
});
