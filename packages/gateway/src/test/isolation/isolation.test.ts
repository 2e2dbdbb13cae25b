import type { GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { schema } from '../../schema.ts';
import type { SentSpan } from '../startCollector.ts';
import { graphRows, type GraphRow } from './graphRows.ts';
import { restRows, type RestRow } from './restRows.ts';
import { startTwoAccounts, type TwoAccounts } from './startTwoAccounts.ts';
import { readAccount, tracesOf } from './traces.ts';
import { writeOperation } from './writeOperation.ts';

/** Registering two people, letters and all, takes a while on a busy machine. */
const patienceMs = 180_000;

interface Operation {
  name: string;
  method: string;
  path: string;
}

interface GraphAnswer {
  data?: { answer: null | { errors?: { field: string | null; code: string }[] } };
  errors?: unknown;
}

let two: TwoAccounts;
let restOperations: Operation[];

beforeAll(async () => {
  two = await startTwoAccounts();
  const { text } = await two.guest('GET', '/api/schema/');
  const { paths } = JSON.parse(text) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  restOperations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name }]) => ({ name, method, path })),
  );
}, patienceMs);
afterAll(() => two.stop());

const addressOf = (path: string, { path: parts = {}, query = {} }: RestRow): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? `{${name}}`);
  return Object.keys(query).length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
};

/** What an answer came to, in the words of the table. */
const restOutcomeOf = (
  { comesTo }: RestRow,
  { status, text }: { status: number; text: string },
) => {
  if (comesTo === 'not_found') return status === 404 ? 'not_found' : status;
  if (comesTo === 'nothing') return status >= 200 && status < 300 ? 'nothing' : status;
  const refused = status === 400 ? (JSON.parse(text) as Record<string, string[]>) : {};
  return refused[comesTo.field]?.join() === 'There is no such object.' ? comesTo : [status, text];
};

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

/** Every operation of the graph, such as `Query.company`. */
const graphOperations = new Map<string, GraphQLField<unknown, unknown>>(
  roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field]),
  ),
);

/** What an answer came to, in the words of the table. */
const graphOutcomeOf = ({ comesTo }: GraphRow, { data, errors }: GraphAnswer): unknown => {
  if (errors !== undefined || data === undefined) return errors;
  if (comesTo === 'null') return data.answer === null ? 'null' : data.answer;
  if (comesTo === 'nothing') return data.answer === null ? null : 'nothing';
  const [refusal] = data.answer?.errors ?? [];
  if (refusal?.code !== 'not_found') return data.answer;
  return refusal.field === null ? 'not_found' : { field: refusal.field };
};

describe('the API', () => {
  it('knows every operation of the API, and none besides', () => {
    expect(Object.keys(restRows(two)).toSorted()).toEqual(
      restOperations.map(({ name }) => name).toSorted(),
    );
  });

  it(
    'tells another account nothing and changes nothing, whatever it names',
    async () => {
      const { mine, stranger } = two;
      const rows = restRows(two);
      const [before, theirs] = [await readAccount(mine), await readAccount(stranger)];
      let asked = 0;

      for (const { name, method, path } of restOperations) {
        const row = rows[name];
        if (row === undefined || typeof row === 'string') continue;
        for (const each of row) {
          const address = addressOf(path, each);
          const isRead = method === 'get';
          const answer = await stranger.ask(
            method.toUpperCase(),
            address,
            isRead ? undefined : each.body,
          );
          const what = `${name} ${address} ${JSON.stringify(each.body ?? {})}`;
          expect([what, restOutcomeOf(each, answer)]).toEqual([what, each.comesTo]);
          expect([what, tracesOf(mine, answer.text, what)]).toEqual([what, []]);
          asked += 1;
        }
      }

      expect(asked).toBeGreaterThan(100);
      expect(await readAccount(mine)).toBe(before);
      expect(await readAccount(stranger)).toBe(theirs);
    },
    patienceMs,
  );

  it('would notice: the owner’s own answers are full of traces', async () => {
    const { mine } = two;
    const { text } = await mine.ask('GET', `/api/code/${mine.things.code}/`);
    expect(tracesOf(mine, text)).toEqual(
      expect.arrayContaining([mine.word, mine.things.code, mine.things.location]),
    );
  });
});

describe('the graph', () => {
  it('knows every operation of the graph, and none besides', () => {
    expect(Object.keys(graphRows(two)).toSorted()).toEqual([...graphOperations.keys()].toSorted());
  });

  it(
    'tells another account nothing and changes nothing, whatever it names',
    async () => {
      const { mine, stranger } = two;
      const [before, theirs] = [await readAccount(mine), await readAccount(stranger)];
      let asked = 0;

      for (const [name, row] of Object.entries(graphRows(two))) {
        const field = graphOperations.get(name);
        if (field === undefined || typeof row === 'string') continue;
        const [kind = ''] = name.split('.');
        for (const each of row) {
          const { variables = {} } = each;
          const query = writeOperation(kind, field, Object.keys(variables));
          const { text } = await stranger.ask('POST', '/graphql', { query, variables });
          const what = `${name} ${JSON.stringify(variables)}`;
          expect([what, graphOutcomeOf(each, JSON.parse(text) as GraphAnswer)]).toEqual([
            what,
            each.comesTo,
          ]);
          expect([what, tracesOf(mine, text, what)]).toEqual([what, []]);
          asked += 1;
        }
      }

      expect(asked).toBeGreaterThan(70);
      expect(await readAccount(mine)).toBe(before);
      expect(await readAccount(stranger)).toBe(theirs);
    },
    patienceMs,
  );

  it('would notice: to its owner the same question tells all, through three links', async () => {
    const { mine } = two;
    const field = graphOperations.get('Query.feedback');
    if (field === undefined) throw new Error('The graph has no feedback.');
    const { text } = await mine.ask('POST', '/graphql', {
      query: writeOperation('Query', field, ['id']),
      variables: { id: mine.things.feedback },
    });
    const { feedback, code } = mine.things;
    expect(tracesOf(mine, text)).toEqual(expect.arrayContaining([mine.word, feedback, code]));
  });
});

describe('what is written down of all this', () => {
  const requestId = '7d7f2d3a-94a4-4ac5-8e42-bb64f0a51c11';
  const patience = { timeout: 30_000 };
  const found = (text: string) =>
    two.secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

  it('names nobody in the log, and no password, token or address', () => {
    const log = two.readLog();

    expect(log.length).toBeGreaterThan(500);
    expect(log.filter((line) => found(line).length > 0)).toEqual([]);
    expect(found(`login of ${two.secrets.join(' and ')}`)).toEqual(two.secrets);
  });

  it('names nobody in traces', async () => {
    await expect.poll(() => two.collector.spans.length, patience).toBeGreaterThan(1_000);

    expect(found(two.collector.texts.join('\n'))).toEqual([]);
    expect(two.collector.headers).toContain('café 1');
  });

  it('is the way of a request, from the browser to the database and the mail', async () => {
    const query = `mutation Register($input: RegisterInput!) { register(input: $input) { email } }`;
    const person = { firstName: 'Ewa', lastName: 'Lis', agreeTerms: true };
    const input = { ...person, email: 'ewa@lis.example', password: 'Lipowa-Cafe-2026!' };
    await two.guest('POST', '/graphql', { query, variables: { input } }, requestId);
    await two.waitForToken(input.email);

    const trace = () =>
      two.collector.spans.filter(({ traceId }) => traceId === requestId.replaceAll('-', ''));
    const named = (name: string) => trace().find((span) => span.name === name);
    const wayUp = (span: SentSpan | undefined): string[] =>
      span ? [span.name, ...wayUp(trace().find(({ spanId }) => spanId === span.parentSpanId))] : [];
    await expect.poll(() => named('job sendActivation'), patience).toBeDefined();
    await expect.poll(() => named('POST /graphql'), patience).toBeDefined();

    const asked = ['POST /api/user/register/', 'mutation Register', 'POST /graphql'];
    expect(wayUp(named('insert person'))).toEqual(['insert person', ...asked]);
    expect(wayUp(named('send a letter'))).toEqual([
      'send a letter',
      'job sendActivation',
      ...asked,
    ]);
    expect(trace().filter(({ status }) => status.code !== 0)).toEqual([]);
    expect(named('POST /api/user/register/')?.attributes).toEqual(
      expect.arrayContaining([
        { key: 'http.route', value: { stringValue: '/api/user/register/' } },
        { key: 'hearback.request_id', value: { stringValue: requestId } },
      ]),
    );
  });

  it('has a line of each part under the id of the request', () => {
    const lines = two
      .readLog()
      .map((line) => JSON.parse(line) as Record<string, string>)
      .filter((line) => line['request_id'] === requestId);

    expect(lines).toMatchObject([
      { service: 'api', msg: 'answered', route: '/api/user/register/' },
      { msg: 'answered', route: '/graphql' },
    ]);
  });
});
