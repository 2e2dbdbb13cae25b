import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { createTestGateway } from '../createTestGateway.ts';
import { listOf } from '../fakeApi.ts';
import { company } from '../world.ts';

const open = (production = false) =>
  createTestGateway({ 'GET /company/': listOf([company]) }, { production });

/** Result of an operation, and the number of its requests to the API. */
async function comeOf(body: unknown, production = false) {
  const { post, asked } = open(production);
  const answer = await post(body, { accept: 'application/graphql-response+json' });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: object[] };
  return {
    isRefused: !data && (errors?.length ?? 0) > 0,
    status: answer.status,
    asked: asked.length,
  };
}

const refused = { isRefused: true, status: 400, asked: 0 };
const list = '{ companies { items { id } } }';

describe('an operation that asks for too much', () => {
  const many = (count: number, write: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => write(at)).join(' ');
  const deep = (depth: number, inside: string) =>
    Array.from({ length: depth }).reduce<string>((below) => `{ a ${below} }`, `{ ${inside} }`);

  it.each([
    { what: 'eleven directives', query: `{ version ${many(11, () => '@include(if: true)')} }` },
    {
      what: 'eleven aliases in a fragment',
      query: `{ ...f } fragment f on Query { ${many(11, (at) => `a${at}: version`)} }`,
    },
    {
      what: 'fragments that hold each other',
      query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    },
    {
      what: 'a fragment that holds itself',
      query: '{ ...a } fragment a on Query { version ...a }',
    },
    {
      what: 'depth that is hidden in fragments',
      query: `{ companies { items { ...a } } } fragment a on Company ${deep(9, 'id')}`,
    },
    {
      what: 'a thousand fragments that double each other',
      query: `{ ...f0 } ${many(100, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f100 on Query { version }`,
    },
    {
      what: 'ten logins under ten names',
      query: `mutation { ${many(10, (at) => `l${at}: login(input: { email: "a@b.example", password: "p${at}" }) { errors { code } }`)} }`,
    },
    {
      what: 'two logins, one in a fragment',
      query: `mutation { ...a login(input: { email: "a@b.example", password: "p" }) { errors { code } } } fragment a on Mutation { b: login(input: { email: "a@b.example", password: "q" }) { errors { code } } }`,
    },
    { what: 'a field that is not there', query: '{ companies { items { id secret } } }' },
    { what: 'brackets without end', query: '{'.repeat(1_400) },
  ])('is refused before the API is asked: $what', async ({ query }) => {
    expect(await comeOf({ query })).toEqual(refused);
  });

  it('is noticed by asking for little', async () => {
    expect(await comeOf({ query: list })).toEqual({ isRefused: false, status: 200, asked: 1 });
  });

  it.each([101, 1_000_000, -1])('is given no more than a page: %i', async (pageSize) => {
    const { ask, asked } = open();
    await ask('query ($page: PageInput) { companies(page: $page) { items { id } } }', {
      page: { pageSize },
    });
    for (const { query } of asked) {
      const size = Number(query['page_size']);
      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThanOrEqual(100);
    }
  });
});

describe('in production, however it is asked, the graph', () => {
  it.each([
    '{ ...a } fragment a on Query { __schema { types { name } } }',
    '{ ... on Query { __schema { queryType { name } } } }',
    '{ version __type(name: "Company") { fields { name } } }',
    'query a { version } query b { __schema { types { name } } }',
  ])('does not describe itself: %s', async (query) => {
    const operationName = query.startsWith('query a') ? 'b' : undefined;
    expect(await comeOf({ query, operationName }, true)).toEqual(refused);
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };

  it('is one operation, not a list of them', async () => {
    const { post, asked } = open();
    const answer = await post([{ query: list }, { query: list }]);
    expect(answer.status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('says what it is', async () => {
    const { send, asked } = open();
    const body = new TextEncoder().encode(JSON.stringify({ query: list }));
    expect((await send({ method: 'POST', body })).status).toBe(415);
    expect(asked).toEqual([]);
  });

  it('is refused when it is too long, also where it does not say so', async () => {
    const { send } = open();
    const bytes = new TextEncoder().encode(
      JSON.stringify({ query: `{ version } #${'x'.repeat(101_000)}` }),
    );
    const stream = new Blob([bytes]).stream();
    const answer = await send({
      method: 'POST',
      headers: json,
      body: stream,
      ...({ duplex: 'half' } as object),
    });
    expect(answer.status).toBe(413);
  });

  it('is not unpacked, so that a small one cannot be a large one', async () => {
    const { send, asked } = open();
    const bomb = gzipSync(
      Buffer.from(JSON.stringify({ query: list, more: ' '.repeat(20_000_000) })),
    );
    expect(bomb.byteLength).toBeLessThan(100_000);
    const answer = await send({
      method: 'POST',
      headers: { ...json, 'content-encoding': 'gzip' },
      body: bomb,
    });
    expect([400, 413, 415]).toContain(answer.status);
    expect(asked).toEqual([]);
  });

  it('of five thousand brackets in one another is refused, or is nothing', async () => {
    const { send, asked } = open();
    const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const bodies = [nested, `{"query":"{ version }","variables":{"a":${nested}}}`];
    for (const body of bodies) {
      const { status } = await send({ method: 'POST', headers: json, body });
      expect(status).toBeLessThan(500);
    }
    expect(asked).toEqual([]);
  });
});
