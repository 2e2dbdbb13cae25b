import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createMcpServer, serveMcp } from './mcp.ts';
import { createTestApi, type TestApi } from './test/createTestApi.ts';
import { makeKey } from './test/makeKey.ts';
import type { TestPerson } from './test/people.ts';
import { sendAsVisitor } from './test/sendAsVisitor.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from './test/workspace.ts';

const dayMs = 86_400_000;
let api: TestApi;
let owner: TestPerson;
let key: string | undefined;

const leaveAt = async (person: TestPerson, slug: string, answer: Record<string, unknown>) =>
  readAnswer(sendAsVisitor(api, slug, 'submit', visitorsAnswer(answer)));

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
  const stranger = await api.addPerson('stranger');
  const { code, form } = await makeOpenWorkspace(api, owner);
  const fields = [
    { type: 'rating' },
    { type: 'comment' },
    { type: 'name' },
    { type: 'phone', id: 'call' },
    { type: 'yes_no', id: 'again' },
  ];
  await readAnswer(api.as(owner).patch(`/form/${form.id}/`, { fields }));
  await readAnswer(api.as(owner).post(`/code/${code.id}/publish/`, {}));
  await leaveAt(owner, code.slug, { rating: 1, comment: 'An old complaint.' });
  api.clock.skewMs += 20 * dayMs;
  await leaveAt(owner, code.slug, {
    rating: 2,
    comment: 'Zażółć: the soup was “cold”.',
    name: 'Grażyna',
    answers: { call: '+48 600 100 200', again: 'no' },
  });
  await leaveAt(owner, code.slug, { rating: 10, comment: 'Lovely.' });
  const other = await makeOpenWorkspace(api, stranger);
  await leaveAt(stranger, other.code.slug, { rating: 1, comment: 'Not yours.' });
  key = (await makeKey(api, owner, ['read:feedback', 'read:stats'])).program.access;
});
afterAll(() => api.close());

const toApi: typeof fetch = (input, init) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  return api.fetch(pathname + search, init);
};

async function connect(secret = key ?? '', send = toApi) {
  const server = createMcpServer({ origin: 'https://hearback.example', key: secret, fetch: send });
  const client = new Client({ name: 'test', version: '1' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  const ask = async (name: string, args: Record<string, unknown> = {}) =>
    client.callTool({ name, arguments: args });
  return { client, ask };
}

it('offers tools that only read, each with its parameters', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();

  expect(tools.map(({ name }) => name)).toEqual([
    'list_places',
    'list_tags',
    'read_ratings',
    'read_overview',
    'read_topics',
    'read_questions',
    'find_feedback',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  expect(tools.at(-1)?.inputSchema.properties).toHaveProperty('rating_max');
});

it('answers last week’s complaints word for word, with their number and without who said it', async () => {
  const { ask } = await connect();
  const from = new Date(Date.now() + api.clock.skewMs - 7 * dayMs).toISOString().slice(0, 10);
  const { structuredContent: found } = await ask('find_feedback', {
    from,
    rating_max: 6,
    time_zone: 'Europe/Warsaw',
  });

  expect(found).toMatchObject({
    total: 1,
    answers: [
      {
        rating: 2,
        comment: 'Zażółć: the soup was “cold”.',
        answers: { again: { type: 'yes_no', value: false } },
      },
    ],
  });
  expect(JSON.stringify(found)).not.toMatch(/Grażyna|600 100 200|Not yours/);
});

it('answers figures with the number that they come from', async () => {
  const { ask } = await connect();
  const places = await ask('list_places');
  expect(places.isError).toBeFalsy();
  for (const name of ['read_ratings', 'read_overview', 'read_topics', 'read_questions']) {
    expect([name, (await ask(name)).isError ?? false]).toEqual([name, false]);
  }
  const { structuredContent: ratings } = await ask('read_ratings');
  expect(ratings).toHaveProperty('total');
  expect(ratings).toHaveProperty('average.low');
});

it('tells what is wrong: a parameter, a key without the scope', async () => {
  const { ask } = await connect();
  expect(await ask('find_feedback', { rating_max: 11 })).toMatchObject({ isError: true });
  const { program } = await makeKey(api, owner, ['read:stats']);
  const narrow = await connect(program.access);
  const refused = await narrow.ask('find_feedback');
  expect(refused.isError).toBe(true);
  expect(JSON.stringify(refused.content)).toContain('Hearback answered 403');
  expect((await narrow.ask('read_ratings')).isError).toBeFalsy();
});

it('says so when the product does not answer', async () => {
  const { ask } = await connect(key, () => Promise.reject(new Error('fetch failed')));
  expect(JSON.stringify(await ask('read_ratings'))).toContain(
    'Hearback does not answer at https://hearback.example.',
  );
});

it('does not start without an address and a key', async () => {
  await expect(serveMcp({})).rejects.toThrow('Set HEARBACK_ORIGIN');
  await expect(serveMcp({ HEARBACK_ORIGIN: 'x', HEARBACK_API_KEY: 'y' })).rejects.toThrow(
    'Set HEARBACK_ORIGIN',
  );
});
