import fc, { type GeneratorValue } from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';

import { schema } from '../../schema.ts';

/** An operation with its variables, as somebody may send it who knows the graph and means no good. */
export interface StrangeOperation {
  query: string;
  variables: Record<string, unknown>;
}

type Pick = GeneratorValue;

const names = /^[_A-Za-z]\w*$/;

const strange: readonly unknown[] = [
  null,
  true,
  '',
  'x'.repeat(3_000),
  'a\0b',
  '\ud800',
  '__proto__',
  "'; drop table person; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  -1,
  0,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[null]],
  { toString: 1 },
];

const oneOf = <T>(pick: Pick, ...choices: readonly T[]): T =>
  choices[pick(fc.nat, { max: choices.length - 1 })] as T;
const chance = (pick: Pick, oneIn: number) => pick(fc.nat, { max: oneIn - 1 }) === 0;

/** A value for a type: mostly one that fits, with ids of things that are there. */
function valueFor(pick: Pick, type: GraphQLInputType, ids: readonly string[], depth = 4): unknown {
  if (chance(pick, 14)) return oneOf(pick, ...strange);
  if (isNonNullType(type)) return valueFor(pick, type.ofType, ids, depth);
  if (isListType(type)) {
    const length = pick(fc.nat, { max: 3 });
    return Array.from({ length }, () => valueFor(pick, type.ofType, ids, depth));
  }
  if (isEnumType(type)) return oneOf(pick, ...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || (depth > 0 && chance(pick, 2)),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, valueFor(pick, field.type, ids, depth - 1)]),
    );
  }
  const scalars: Readonly<Record<string, readonly unknown[]>> = {
    ID: ids,
    Int: [0, 1, 5, 100, 101, -5],
    Float: [0, 1.5, -3],
    Boolean: [true, false],
    Date: ['2026-11-21', '2026-02-30'],
    DateTime: ['2026-11-21T09:30:00.000Z', '0001-01-01T00:00:00Z'],
    FormDocument: [
      { title: 'x', fields: [] },
      { title: 'x', fields: [{ type: 'rating' }] },
    ],
    FrameDocument: [{ name: 'x', size: { width_mm: 50, height_mm: 50 }, content: [] }],
    CodeStyle: [{ color: '#000000' }, {}],
    GivenAnswers: [{}, { phone: 'x' }],
  };
  return oneOf(pick, ...(scalars[type.name] ?? ['text', 'a@cafe.example', '2026-11', 'DELETE']));
}

/** Everything that one operation gathers while it is written. */
interface Writing {
  pick: Pick;
  ids: readonly string[];
  declared: string[];
  variables: Record<string, unknown>;
}

function writeArguments(writing: Writing, args: readonly GraphQLArgument[]): string {
  const { pick, ids, declared, variables } = writing;
  const given = args.filter((arg) => isRequiredArgument(arg) || chance(pick, 2));
  const written = given.map((arg) => {
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${String(arg.type)}`);
    variables[name] = valueFor(pick, arg.type, ids);
    return `${arg.name}: $${name}`;
  });
  return written.length === 0 ? '' : `(${written.join(', ')})`;
}

function writeField(
  writing: Writing,
  field: GraphQLField<unknown, unknown>,
  depth: number,
): string {
  const { pick } = writing;
  const alias = chance(pick, 8) ? `${oneOf(pick, 'a', 'b', '__proto__', 'constructor')}: ` : '';
  const directive = chance(pick, 20)
    ? oneOf(pick, ' @include(if: true)', ' @skip(if: false)', ' @skip', ' @nothing(if: 1)')
    : '';
  const name = chance(pick, 40) ? `${field.name}x` : field.name;
  const below = writeSelection(writing, getNamedType(field.type), depth - 1);
  return `${alias}${name}${writeArguments(writing, field.args)}${directive}${below}`;
}

function writeSelection(writing: Writing, type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const { pick } = writing;
  const all = Object.values(type.getFields()).filter(
    (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
  );
  const chosen = all.filter(() => chance(pick, 3)).slice(0, 6);
  const fields = chosen.map((field) => writeField(writing, field, depth));
  const more = chance(pick, 10)
    ? [`... on ${oneOf(pick, type.name, 'Query', 'Nothing')} { __typename }`]
    : [];
  return ` { ${['__typename', ...fields, ...more].join(' ')} }`;
}

const rootOf = (pick: Pick): [string, GraphQLObjectType] => {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (!query || !mutation) throw new Error('The graph has queries and mutations.');
  return oneOf<[string, GraphQLObjectType]>(pick, ['query', query], ['mutation', mutation]);
};

/** Some operation that the graph could know, or nearly. `mayAsk` leaves out what would end the test. */
export const strangeOperation = (
  ids: readonly string[],
  mayAsk: (name: string) => boolean,
): fc.Arbitrary<StrangeOperation> =>
  fc.gen().map((pick) => {
    const writing: Writing = { pick, ids, declared: [], variables: {} };
    const [kind, root] = rootOf(pick);
    const fields = Object.values(root.getFields()).filter(({ name }) => mayAsk(name));
    const count = 1 + pick(fc.nat, { max: 2 });
    const body = Array.from({ length: count }, (_, at) => {
      const field = oneOf(pick, ...fields);
      return `f${at}: ${writeField({ ...writing }, field, 5).replace(/^\w+: /, '')}`;
    });
    const declared = writing.declared.filter((one) => names.test(one.slice(1).split(':')[0] ?? ''));
    const head = declared.length === 0 ? '' : ` (${declared.join(', ')})`;
    const query = `${kind}${head} { ${body.join(' ')} }`;
    // Now and then a text that is cut in the middle.
    const cut = chance(pick, 40) ? pick(fc.nat, { max: query.length }) : query.length;
    return { query: query.slice(0, cut), variables: writing.variables };
  });
