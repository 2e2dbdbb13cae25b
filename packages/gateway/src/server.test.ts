import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';

import { schema } from './schema.ts';
import { createTestGateway } from './test/createTestGateway.ts';
import { listOf, Reply } from './test/fakeApi.ts';
import { company, user } from './test/world.ts';

it('shares one class of errors with the engine', async () => {
  const { ask } = createTestGateway();

  // With two copies of graphql the engine would mask this one as a bug of ours.
  expect((await ask('{ nothing }')).errors?.[0]?.message).toContain('Cannot query field');
  expect(schema.getQueryType()?.constructor.name).toBe('GraphQLObjectType');
  expect(new GraphQLError('x')).toBeInstanceOf(GraphQLError);
});

describe('what the API hears of a caller', () => {
  it('is who asks, from where, and under which id', async () => {
    const { ask, asked } = createTestGateway({ 'GET /user/details/': () => user });

    await ask('{ me { id } }', {}, { authorization: 'Bearer abc', cookie: 'secret=1' });

    expect(asked[0]?.headers).toMatchObject({
      authorization: 'Bearer abc',
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'request-0001',
    });
    expect(asked[0]?.headers['cookie']).toBeUndefined();
  });
});

describe('failures', () => {
  it.each([
    { reply: new Reply(401, { detail: 'x', code: 'token_not_valid' }), code: 'UNAUTHENTICATED' },
    { reply: new Reply(500, { detail: 'x', code: 'server_error' }), code: 'UPSTREAM_UNAVAILABLE' },
    { reply: new Reply(503, { detail: 'x', code: 'unavailable' }), code: 'UPSTREAM_UNAVAILABLE' },
  ])('of the API are $code', async ({ reply, code }) => {
    const { ask } = createTestGateway({ 'GET /user/details/': () => reply });

    const { errors } = await ask('{ me { id } }');

    expect(errors).toMatchObject([{ path: ['me'], extensions: { code } }]);
  });

  it('say how long to wait when there were too many requests', async () => {
    const { ask } = createTestGateway({
      'GET /user/details/': () =>
        new Reply(429, { detail: 'x', code: 'throttled' }, { 'retry-after': '7' }),
    });

    expect((await ask('{ me { id } }')).errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 7,
    });
  });

  it('of a mutation without a session are errors, not corrections to make', async () => {
    const { ask } = createTestGateway({
      'POST /company/': () => new Reply(401, { detail: 'x', code: 'not_authenticated' }),
    });

    const { data, errors } = await ask(
      `mutation { addCompany(input: { name: "a", address: "b", registrationNumber: "1",
        representative: "c" }) { errors { code } } }`,
    );

    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  });

  it('to reach the API are UPSTREAM_UNAVAILABLE at once', async () => {
    const { ask } = createTestGateway(
      {},
      { call: () => Promise.reject(new TypeError('fetch failed: ECONNREFUSED 10.0.0.7:4000')) },
    );
    const startedAt = performance.now();

    const answer = await ask('{ me { id } }');

    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(JSON.stringify(answer)).not.toContain('10.0.0.7');
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  it('that nobody expected say nothing but where to look them up', async () => {
    const { ask, lines } = createTestGateway({
      'GET /user/details/': () => new Response('<html>secret</html>'),
    });

    const answer = await ask('{ me { id } }');

    expect(answer.errors).toMatchObject([
      {
        message: 'Unexpected error.',
        path: ['me'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(lines.join('')).toContain('unexpected error in the graph');
  });
});

describe('limits', () => {
  /** The codes of the refusal, and how often the API was asked nevertheless. */
  const refusalOf = async (query: string) => {
    const { post, asked } = createTestGateway({ 'GET /company/': listOf([company]) });

    const answer = await post({ query }, { accept: 'application/graphql-response+json' });
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };

    return { status: answer.status, code: errors[0]?.extensions.code, asked: asked.length };
  };

  const refused = { status: 400, code: 'OPERATION_LIMIT', asked: 0 };

  it.each([
    {
      what: 'eleven aliases',
      query: `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: version`).join(' ')} }`,
    },
    { what: 'a depth of nine', query: '{ a { b { c { d { e { f { g { h { i } } } } } } } } }' },
    { what: 'more tokens than an operation needs', query: `{ ${'version '.repeat(1_500)} }` },
  ])('refuse $what', async ({ query }) => {
    expect(await refusalOf(query)).toEqual(refused);
  });

  it.each([
    { name: 'login', input: '{ email: "a@b.example", password: "x" }' },
    { name: 'refreshToken', input: '{ refresh: "r" }' },
    { name: 'submitSurvey', input: '{ slug: "s", clientId: "c" }' },
    { name: 'publishCode', input: '{ id: "code-1" }' },
    { name: 'updateCode', input: '{ id: "code-1", style: {} }' },
    { name: 'recoverAccount', input: '{ email: "a@b.example" }' },
  ])('refuse $name twice in one request', async ({ name, input }) => {
    const call = `${name}(input: ${input}) { errors { code } }`;

    expect(await refusalOf(`mutation { one: ${call} two: ${call} }`)).toEqual(refused);
  });

  it.each([
    { what: 'says its length', headers: { 'content-length': '100031' } },
    { what: 'does not say its length', headers: {} },
  ])('answer 413 to a body over 100 kB that $what', async ({ headers }) => {
    const { post, asked } = createTestGateway();
    const query = `{ me { id } } # ${'x'.repeat(100_001)}`;

    expect((await post({ query }, headers)).status).toBe(413);
    expect(asked).toHaveLength(0);
  });

  it.each(['-1', '1, 2', 'ten'])('answer 400 to a body of %s bytes', async (length) => {
    const { post } = createTestGateway();

    expect((await post({ query: '{ version }' }, { 'content-length': length })).status).toBe(400);
  });

  it('leave room for a form of fifty fields', async () => {
    const { ask, asked } = createTestGateway({ 'POST /form/': () => ({ id: 'form-1' }) });
    const field = { type: 'text', text: { 'en-US': 'x'.repeat(800), 'pl-PL': 'x'.repeat(800) } };

    const { data } = await ask(
      'mutation ($document: FormDocument!) { addForm(input: { document: $document }) { form { id } } }',
      { document: { title: 'Long', fields: Array.from({ length: 50 }, () => field) } },
    );

    expect(data).toEqual({ addForm: { form: { id: 'form-1' } } });
    expect(asked).toHaveLength(1);
  });
});

describe('requests from elsewhere', () => {
  const query = JSON.stringify({ query: '{ version }' });

  it.each([
    { type: 'application/x-www-form-urlencoded', status: 415 },
    { type: 'multipart/form-data; boundary=x', status: 415 },
    { type: 'text/plain', status: 415 },
    { type: 'application/graphql', status: 415 },
    { type: 'application/json; charset=utf-8', status: 200 },
  ])('as $type are answered with $status', async ({ type, status }) => {
    const { send } = createTestGateway();

    const answer = await send({ method: 'POST', headers: { 'content-type': type }, body: query });

    expect(answer.status).toBe(status);
  });

  it('by a page of another site are refused', async () => {
    const { post } = createTestGateway();

    expect((await post({ query: '{ version }' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
  });

  it('get no permission to read answers', async () => {
    const { post } = createTestGateway();

    const { headers } = await post({ query: '{ version }' }, { origin: 'https://evil.example' });

    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('cannot change anything with a GET', async () => {
    const { gateway, asked } = createTestGateway();
    const mutation = encodeURIComponent('mutation { logout(input: { refresh: "r" }) { done } }');

    const answer = await gateway.fetch(
      new Request(`http://gateway.test/graphql?query=${mutation}`),
      { clientAddress: '::1', requestId: 'request-0001' },
    );

    expect(answer.status).toBe(405);
    expect(asked).toHaveLength(0);
  });
});

describe('in production', () => {
  it.each(['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])(
    'the graph does not describe itself: %s',
    async (query) => {
      const { post } = createTestGateway({}, { production: true });

      const accept = 'application/graphql-response+json';
      expect((await post({ query }, { accept })).status).toBe(400);
    },
  );

  it('says no names that a caller did not know', async () => {
    const { ask } = createTestGateway({}, { production: true });

    expect((await ask('{ companie { id } }')).errors?.[0]?.message).not.toContain('companies');
  });
});
