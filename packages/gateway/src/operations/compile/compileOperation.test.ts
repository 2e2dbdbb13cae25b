import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, GraphQLError, parse, type ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';

import type { GatewayContext } from '../../context.ts';
import { schema as graph } from '../../schema.ts';
import { operations } from '../../operations.generated.ts';
import { compileFields, compileOperation } from './compileOperation.ts';

const soon = async <Value>(value: Value): Promise<Value> => {
  await Promise.resolve();
  return value;
};

const refuse = (message: string): never => {
  throw new GraphQLError(message, { extensions: { code: 'REFUSED' } });
};

const cup = { id: 7, name: 'Cup', parts: [{ id: 1, name: 'Ear' }, null, { id: 2, name: null }] };

const schema = makeExecutableSchema({
  typeDefs: `
    enum Size { SMALL LARGE }
    input Wish { size: Size!, note: String = "none", many: [Int!] }
    interface Named { name: String! }
    type Thing implements Named {
      id: ID! name: String! weight: Int
      parts: [Thing] wholeParts: [Thing!]! late: String! lateRefusal: String refusal: String!
      wish(wish: Wish, times: Int = 2): String
    }
    type Query {
      thing: Thing missing: Thing strict: Thing! things: [Thing!]! lateThings: [Thing!]
      named: Named broken: Thing wrongList: [Thing!] thrown: Thing
    }
    type Mutation { first: Int second: Int must: Int! }
  `,
  resolvers: {
    Named: { __resolveType: () => 'Thing' },
    Thing: {
      wholeParts: ({ parts }: typeof cup) => parts,
      late: () => soon('late'),
      lateRefusal: async () => refuse(await soon('later')),
      refusal: () => refuse('no'),
      wish: (_, asked: object) => JSON.stringify(asked),
      weight: () => Number.NaN,
    },
    Query: {
      thing: () => cup,
      missing: () => undefined,
      strict: () => null,
      things: () => [cup, { ...cup, name: null }],
      lateThings: () => [soon(cup), soon({ ...cup, id: 8 })],
      named: () => cup,
      broken: () => new Error('An answer that is an error.'),
      wrongList: () => 'no list',
      thrown: () => {
        throw new TypeError('A bug.');
      },
    },
  },
});

/** Result of an operation, and the order in which its mutations ran. */
const createRoot = () => {
  const order: string[] = [];
  const change = (name: string, work: () => Promise<number | null>) => async () => {
    order.push(`begin ${name}`);
    const value = await work();
    order.push(`end ${name}`);
    return value;
  };
  const fields = schema.getMutationType()?.getFields();
  if (!fields?.['first'] || !fields['second'] || !fields['must']) throw new Error('No mutations.');
  fields['first'].resolve = change('first', () => soon(1));
  fields['second'].resolve = change('second', () => soon(2));
  fields['must'].resolve = change('must', () => soon(null));
  return order;
};

/** As it stands in an answer, with the kind of each error behind it. */
const plain = ({ data, errors }: ExecutionResult): unknown =>
  JSON.parse(
    JSON.stringify({
      data,
      errors: errors?.map((error) => ({
        ...error.toJSON(),
        kind: error.originalError?.constructor.name,
      })),
    }),
  );

const context = {} as GatewayContext;

const both = async (text: string, variables: Record<string, unknown> = {}) => {
  const document = parse(text, { noLocation: true });
  const theirOrder = createRoot();
  const theirs = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
  });
  const ourOrder = createRoot();
  const ours = await compileOperation(schema, document)(context, variables);
  return {
    theirs: { ...(plain(theirs) as object), order: theirOrder },
    ours: { ...(plain(ours) as object), order: ourOrder },
  };
};

const wishing = 'query ($wish: Wish, $times: Int) { thing { wish(wish: $wish, times: $times) } }';

describe('a compiled operation answers what graphql-js answers', () => {
  it.each([
    { what: 'plain fields', text: '{ thing { id name __typename } __typename }' },
    { what: 'what is not there', text: '{ missing { id } thing { id } }' },
    { what: 'nothing where something must be', text: '{ strict { id } thing { id } }' },
    { what: 'a list with gaps', text: '{ thing { parts { id } } }' },
    { what: 'a wrong name in a list with gaps', text: '{ thing { parts { id name } } }' },
    { what: 'a gap in a whole list', text: '{ thing { id wholeParts { id } } }' },
    { what: 'a wrong name in a whole list', text: '{ thing { id } things { id name } }' },
    { what: 'promises in a list', text: '{ lateThings { id late } }' },
    { what: 'late values', text: '{ thing { late other: late id } }' },
    { what: 'a late refusal', text: '{ thing { id lateRefusal } }' },
    { what: 'a refusal where null is none', text: '{ thing { id refusal } }' },
    { what: 'a refusal beside what is late', text: '{ thing { late refusal lateRefusal } }' },
    { what: 'two refusals', text: '{ a: thing { refusal } b: thing { lateRefusal } }' },
    { what: 'a bug', text: '{ thrown { id } thing { id } }' },
    { what: 'an error for an answer', text: '{ broken { id } }' },
    { what: 'no list where one must be', text: '{ wrongList { id } }' },
    { what: 'a number that is none', text: '{ thing { weight id } }' },
    { what: 'fields asked twice', text: '{ thing { id } thing { name parts { id } } }' },
    {
      what: 'fragments',
      text: '{ thing { ...a ... on Thing { parts { name } } ... { late } } } fragment a on Thing { id parts { id } }',
    },
    { what: 'another type behind a name', text: '{ named { name ... on Thing { id } } }' },
    { what: 'a fragment on an interface', text: '{ thing { ... on Named { name } } }' },
    {
      what: 'fields left out',
      text: 'query ($no: Boolean = false) { thing { id name @include(if: $no) } }',
    },
    { what: 'written arguments', text: '{ thing { wish(wish: { size: LARGE, many: 3 }) } }' },
    { what: 'defaults', text: '{ thing { wish } }' },
    { what: 'no variables', text: wishing },
    { what: 'variables', text: wishing, variables: { wish: { size: 'SMALL' }, times: 1 } },
    { what: 'nulls', text: wishing, variables: { wish: null, times: null } },
    { what: 'one for a list', text: wishing, variables: { wish: { size: 'SMALL', many: 1 } } },
    { what: 'an unknown word', text: wishing, variables: { wish: { size: 'HUGE' } } },
    { what: 'an unknown field', text: wishing, variables: { wish: { size: 'SMALL', x: 1 } } },
    { what: 'a wrong type', text: wishing, variables: { times: 'many' } },
    { what: 'a part that is missing', text: wishing, variables: { wish: {} } },
    {
      what: 'a variable that must be there',
      text: 'query ($wish: Wish!) { thing { wish(wish: $wish) } }',
    },
    { what: 'changes in their order', text: 'mutation { second first }' },
    { what: 'a change that fails in between', text: 'mutation { first must second }' },
  ])('$what', async ({ text, variables }) => {
    const { ours, theirs } = await both(text, variables);

    expect(ours).toEqual(theirs);
  });
});

it('compiles every operation of the app that is no subscription', () => {
  const documents = operations
    .filter((text) => !text.startsWith('subscription'))
    .map((text) => parse(text, { noLocation: true }));

  for (const document of documents) {
    expect(compileFields(graph, document).length).toBeGreaterThan(0);
  }
  expect(documents.length).toBeGreaterThan(80);
});
