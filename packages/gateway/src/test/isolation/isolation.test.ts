import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SentSpan } from '../startCollector.ts';
import { askGraph, askRest, graphOperations, readRestOperations } from './askRows.ts';
import { compareWork } from './sameWork.ts';
import { graphRows } from './graphRows.ts';
import { restRows } from './restRows.ts';
import { startTwoAccounts, type TwoAccounts } from './startTwoAccounts.ts';
import { readAccount, tracesOf } from './traces.ts';
import { writeOperation } from './writeOperation.ts';

/** Registering two people, letters and all, takes a while on a busy machine. */
const patienceMs = 180_000;

let two: TwoAccounts;

beforeAll(async () => {
  two = await startTwoAccounts();
}, patienceMs);
afterAll(() => two.stop());

describe('the API', () => {
  it('knows every operation of the API, and none besides', async () => {
    const restOperations = await readRestOperations(two.guest);
    expect(Object.keys(restRows(two)).toSorted()).toEqual(
      restOperations.map(({ name }) => name).toSorted(),
    );
  });

  it(
    'tells another account nothing and changes nothing, whatever it names',
    async () => {
      const { mine, stranger } = two;
      const [before, theirs] = [await readAccount(mine), await readAccount(stranger)];
      const { asked, faults } = await askRest(two);

      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(100);
      expect(await readAccount(mine)).toBe(before);
      expect(await readAccount(stranger)).toBe(theirs);
    },
    patienceMs,
  );

  it(
    'does the same for what is another’s as for what is nobody’s, statement by statement',
    async () => {
      const compared = await compareWork(two);

      const faults = compared.filter(
        ({ foreign, unknown }) => JSON.stringify(foreign) !== JSON.stringify(unknown),
      );
      expect(faults).toEqual([]);
      expect(compared.length).toBeGreaterThan(80);
      // Nothing is refused before it is looked for.
      expect(compared.every(({ foreign }) => foreign.work.length > 1)).toBe(true);
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
      const { asked, faults } = await askGraph(two);

      expect(faults).toEqual([]);
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

describe('one answer of a visitor', () => {
  it('is one, though it comes through the API and through the graph at once', async () => {
    const { mine, guest } = two;
    const { slug } = mine.things;
    const count = async () => {
      const { text } = await mine.ask('GET', '/api/feedback/');
      return (JSON.parse(text) as { count: number }).count;
    };
    const before = await count();
    const id = crypto.randomUUID();
    const query = `mutation ($input: SubmitSurveyInput!) {
      submitSurvey(input: $input) { receipt errors { code } } }`;
    const input = { slug, clientId: id, rating: 3 };

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? guest('POST', `/api/survey/${slug}/submit/`, { client_id: id, rating: 3 })
          : guest('POST', '/graphql', { query, variables: { input } }),
      ),
    );

    const receipts = answers.map(({ text }) => /"receipt":"(\w{26})"/.exec(text)?.[1]);
    expect(receipts[0]).toBeDefined();
    expect(new Set(receipts).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });
});
