import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { ApolloServer } from '@apollo/server';
import { Kind, OperationTypeNode, parse, print, separateOperations, validate } from 'graphql';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';

import { createApiForRequest } from '../api/client.ts';
import { createSingleFlight } from '../api/singleFlight.ts';
import type { GatewayContext } from '../context.ts';
import { maskErrors } from '../plugins/maskError.ts';
import { makeSchema } from '../schema.ts';
import { createTestGateway } from './createTestGateway.ts';
import { createFakeApi, listOf, Reply, type Answerer } from './fakeApi.ts';
import { exampleVariables } from './exampleValue.ts';
import { code, company, feedback, form, frame, homeStats, location, user } from './world.ts';

// Apollo Server puts its own functions around resolvers.
const schema = makeSchema();

const app = fileURLToPath(new URL('../../../app/src', import.meta.url));

const operations = globSync('**/*.graphql', { cwd: app })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(`${app}/${file}`, 'utf8') }));

const estimate = { value: 0.5, low: 0.4, high: 0.6, n: 40 };

const ranked = {
  id: 'code-1',
  name: 'Table 1',
  scans: 80,
  submissions: 40,
  conversion_rate: estimate,
  average_rating: estimate,
  nps: estimate,
  average_response_time: 21.5,
  location: 'Old Town',
};

/** An API that knows one of each. */
const world: Readonly<Record<string, Answerer>> = {
  'GET /user/details/': () => user,
  'GET /company/': listOf([company]),
  'GET /location/': listOf([location]),
  'GET /form/': listOf([form]),
  'GET /frame/': listOf([frame]),
  'GET /code/': listOf([code]),
  'GET /feedback/': listOf([feedback]),
  'GET /feedback/arrivals/': () => ({ count: 2, latest: '2026-11-21T09:02:00.000Z' }),
  'GET /stats/home/': () => homeStats,
  'GET /stats/forms/': () => ({ forms: [ranked], versions: [] }),
  'GET /stats/locations_codes/': () => ({
    locations: [ranked],
    codes: [ranked],
    silent_codes: [],
  }),
  'GET /stats/scans_submissions/': () => ({
    series: [{ date: '2026-11-01', scans: 2, unique_scans: 1, submissions: 1 }],
    weekday: [1, 0, 0, 0, 0, 0, 0],
    heatmap: Array.from({ length: 7 }, () => Array<number>(24).fill(0)),
  }),
  'GET /stats/feedback/': () => ({
    comments: 1,
    positive: 1,
    neutral: 0,
    negative: 0,
    average_comment_length: 7,
    sentiment_over_time: [{ date: '2026-11-01', positive: 1, neutral: 0, negative: 0 }],
    most_frequent_word: 'coffee',
    words: [{ text: 'coffee', count: 1, sentiment: 'positive' }],
  }),
  'GET /stats/themes/': () => ({ themes: [], comments: 1 }),
  'GET /stats/ratings/': () => ({
    average: estimate,
    total: 40,
    highest: 10,
    lowest: 1,
    most_common: [9],
    ten_star: 4,
    distribution: { '10': 4, '9': 36 },
    nps: { score: 100, low: 90, high: 100, promoters: 40, passives: 0, detractors: 0, n: 40 },
    over_time: [{ date: '2026-11-01', average: 9.1, low: 8.9, high: 9.3, count: 40 }],
    by_week: [],
  }),
  'POST /company/': () => new Reply(201, company),
  'POST /user/login/': () =>
    new Reply(401, { detail: 'No active account found with the given credentials' }),
  'POST /form/': () => new Reply(400, { 'fields.1.label': ['This text is too long.'] }),
  'GET /survey/K7QX/': () => new Reply(404, { detail: 'Not found.', code: 'not_found' }),
  'GET /stats/overview/': () => new Reply(503, { detail: 'x', code: 'unavailable' }),
  'DELETE /user/sample/': () => new Reply(401, { detail: 'x', code: 'not_authenticated' }),
};

const apollo = new ApolloServer<GatewayContext>({
  schema,
  formatError: (formatted, error) => {
    const { message, extensions } = maskErrors(pino({ level: 'silent' }))(error);
    return {
      ...formatted,
      message,
      extensions: { code: formatted.extensions?.['code'], ...extensions },
    };
  },
});

afterAll(() => apollo.stop());

interface Answer {
  errors?: { locations?: unknown }[];
}

const askApollo = async (query: string, variables: Record<string, unknown>) => {
  const contextValue = {
    request: new Request('http://gateway.test/graphql'),
    api: createApiForRequest({ call: createFakeApi(world).call, base: 'http://api.test' }),
    refreshes: createSingleFlight(),
    version: '1.2.3',
    helpAddress: 'desk@hearback.example',
    salesAddress: 'sales@hearback.example',
    lettersAt: null,
  };
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('Apollo answered in parts.');
  return JSON.parse(JSON.stringify(body.singleResult)) as Answer;
};

/** A client that sends a hash has no text, so errors have no locations. */
const withoutPlaces = (answer: Answer) => ({
  ...answer,
  ...(answer.errors && {
    errors: answer.errors.map((error) => ({ ...error, locations: undefined })),
  }),
});

const everyPart = `query {
  me { id firstName hasSample trialEnds }
  codes { items { id state location { name company { id } } form { document } frame { hasQr } } }
  companies(orderBy: { field: NAME, direction: ASC }) { items { name } pageInfo { totalCount } }
  feedbacks(period: LAST_7_DAYS) { items { rating sentiment channel occurredAt } }
  statsForms { name averageRating { value n } }
  home { me { id } stats { scans { before } } latestFeedback { id } }
  version
}`;

describe('another engine on the same schema', () => {
  it.each([
    { name: 'a screen', query: everyPart, variables: {} },
    { name: 'a thing that is not there', query: '{ company(id: "x") { id } }', variables: {} },
    { name: 'an unknown code', query: '{ survey(slug: "K7QX") { venue } }', variables: {} },
    {
      name: 'a mutation',
      query: `mutation ($input: AddCompanyInput!) { addCompany(input: $input) {
        company { id dateCreated } errors { code } } }`,
      variables: {
        input: { name: 'a', address: 'b', registrationNumber: '1', representative: 'c' },
      },
    },
    {
      name: 'what a person can correct',
      query: `mutation ($document: FormDocument!) { addForm(input: { document: $document }) {
        form { id } errors { field code message } } }`,
      variables: { document: { title: 'x', fields: [] } },
    },
    {
      name: 'wrong credentials',
      query: `mutation { login(input: { email: "a@b.example", password: "x" }) {
        tokens { access } errors { field code } } }`,
      variables: {},
    },
    { name: 'a server in trouble', query: '{ statsOverview { scans } }', variables: {} },
    { name: 'no session', query: 'mutation { removeSample { user { id } } }', variables: {} },
    { name: 'an unknown field', query: '{ nothing }', variables: {} },
  ])('answers $name alike', async ({ query, variables }) => {
    const { post } = createTestGateway(world);
    const ours: unknown = await (await post({ query, variables })).json();

    expect(await askApollo(query, variables)).toEqual(ours);
  });
});

describe('the operations of the app', () => {
  /** Fragments lie in files of their own; together the files are one set of documents. */
  const all = parse(operations.map(({ text }) => text).join('\n'));
  const separate = separateOperations(all);
  const named = all.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name
      ? [{ name: definition.name.value, operation: definition }]
      : [],
  );
  const textOf = (name: string) => print(separate[name] ?? all);

  it('fit the graph, all of them together', () => {
    expect(operations.length).toBeGreaterThan(0);
    expect(validate(schema, all).map(({ message }) => message)).toEqual([]);
  });

  it.each(named)('stay within the limits: $name', async ({ name, operation }) => {
    const { post } = createTestGateway(world);

    const answer = await post({ query: textOf(name), variables: exampleVariables(operation) });

    expect(await answer.text()).not.toContain('OPERATION_LIMIT');
  });

  it.each(named.filter(({ operation }) => operation.operation !== OperationTypeNode.SUBSCRIPTION))(
    'are answered alike by another engine: $name',
    async ({ name, operation }) => {
      const { askByHash } = createTestGateway(world);
      const text = textOf(name);
      const variables = exampleVariables(operation);

      expect(withoutPlaces(await askApollo(text, variables))).toEqual(
        await askByHash(text, variables),
      );
    },
  );
});
