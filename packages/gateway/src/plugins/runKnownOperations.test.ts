import { parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';

import { createKnownOperations, operationHash } from './runKnownOperations.ts';
import { operations } from '../operations.generated.ts';
import { schema } from '../schema.ts';
import { createTestGateway } from '../test/createTestGateway.ts';
import { user } from '../test/world.ts';

const shell = operations.find((text) => text.startsWith('query AppShell')) ?? '';

const named = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(text) } },
});

interface Refusal {
  errors?: { message: string; extensions: { code: string } }[];
}

const closed = (options: Parameters<typeof createTestGateway>[1] = {}) => {
  const front = createTestGateway(
    { 'GET /user/details/': () => user },
    { production: true, anyOperation: false, ...options },
  );
  const send = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await front.post(body, {
      accept: 'application/graphql-response+json',
      ...headers,
    });
    const { errors } = (await answer.json()) as Refusal;
    return { status: answer.status, code: errors?.[0]?.extensions.code };
  };
  return { ...front, send };
};

describe('a gateway that runs only what it knows', () => {
  it('answers the app’s operations by their hash', async () => {
    const { post, asked } = closed();

    const answer = await post(named(shell));

    expect(await answer.json()).toMatchObject({ data: { me: { __typename: 'User' } } });
    expect(asked.length).toBeGreaterThan(0);
  });

  it.each([
    { what: 'an unknown hash', body: named('{ version }'), code: 'PERSISTED_QUERY_NOT_FOUND' },
    {
      what: 'an unknown hash that brings its text',
      body: { ...named('{ me { id } }'), query: '{ me { id } }' },
      code: 'PERSISTED_QUERY_NOT_FOUND',
    },
    { what: 'a text', body: { query: '{ me { id } }' }, code: 'PERSISTED_QUERY_ONLY' },
    { what: 'the text of a known one', body: { query: shell }, code: 'PERSISTED_QUERY_ONLY' },
    { what: 'nothing', body: {}, code: 'PERSISTED_QUERY_ONLY' },
    {
      what: 'a hash that is none',
      body: { extensions: { persistedQuery: { sha256Hash: { $gt: '' } } } },
      code: 'PERSISTED_QUERY_NOT_FOUND',
    },
    {
      what: 'no hash where one stands',
      body: { query: '{ me { id } }', extensions: { persistedQuery: null } },
      code: 'PERSISTED_QUERY_ONLY',
    },
  ])('refuses $what, and asks nothing', async ({ body, code }) => {
    const { send, asked } = closed();

    expect(await send(body)).toEqual({ status: 400, code });
    expect(asked).toHaveLength(0);
  });

  it('refuses a batch and a GET like anybody else’s', async () => {
    const { post, gateway } = closed();

    expect((await post([named(shell)])).status).toBe(400);
    const answer = await gateway.fetch(
      new Request(`http://gateway.test/graphql?query=${encodeURIComponent('{ me { id } }')}`),
      { clientAddress: '::1', requestId: 'request-0001' },
    );
    expect(answer.status).toBe(400);
  });

  it('lets those ask anything who may, within the limits', async () => {
    const { send } = closed({
      mayAskAnything: (request) => request.headers.get('authorization') === 'Bearer key',
    });
    const own = { query: '{ me { id } }' };
    const deep = { query: '{ a { b { c { d { e { f { g { h { i } } } } } } } } }' };

    expect(await send(own)).toMatchObject({ status: 400 });
    expect(await send(own, { authorization: 'Bearer key' })).toMatchObject({ status: 200 });
    expect(await send(deep, { authorization: 'Bearer key' })).toEqual({
      status: 400,
      code: 'OPERATION_LIMIT',
    });
  });
});

describe('the known operations', () => {
  const earlier = 'query Earlier{version}';
  const gone = 'query Gone{fieldOfLastYear}';
  const learn = () => {
    const lookUp = vi.fn(async (hash: string) =>
      [earlier, gone].find((text) => operationHash(text) === hash),
    );
    return { lookUp, known: createKnownOperations({ schema, texts: operations, earlier: lookUp }) };
  };

  it('are all of this build', async () => {
    const { known, lookUp } = learn();

    for (const text of operations)
      expect(await known.find(operationHash(text))).toMatchObject({ text });
    expect(operations.length).toBeGreaterThan(80);
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('are those of earlier builds that still fit the graph, looked up once', async () => {
    const { known, lookUp } = learn();

    expect(await known.find(operationHash(earlier))).toMatchObject({ text: earlier });
    expect(await known.find(operationHash(earlier))).toMatchObject({ text: earlier });
    expect(await known.find(operationHash(gone))).toBeUndefined();
    expect(await known.find(operationHash(gone))).toBeUndefined();
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  it('trust no document that merely looks like one of theirs', async () => {
    const { known } = learn();
    await known.find(operationHash(shell));

    expect(known.has(known.documentOf(shell) ?? parse('{ version }'))).toBe(true);
    expect(known.has(parse(shell))).toBe(false);
  });
});
