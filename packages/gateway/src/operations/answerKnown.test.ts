import { describe, expect, it } from 'vitest';

import { operations } from '../operations.generated.ts';
import { createTestGateway } from '../test/createTestGateway.ts';
import { Reply } from '../test/fakeApi.ts';
import { user } from '../test/world.ts';
import type { GatewayContext } from '../context.ts';
import { schema } from '../schema.ts';
import { createAnswerKnown } from './answerKnown.ts';
import { createKnownOperations, operationHash } from './knownOperations.ts';

const named = (name: string) => {
  const text = operations.find((text) => new RegExp(`^\\w+ ${name}\\b`).test(text)) ?? '';
  return { extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(text) } } };
};

const routes = {
  'GET /user/details/': () => user,
  'POST /user/login/': () =>
    new Reply(401, { detail: 'No active account found with the given credentials' }),
  'GET /company/': () => new Reply(429, { detail: 'x', code: 'throttled' }),
  'GET /location/': () => new Reply(500, { detail: 'x' }),
};

const credentials = { input: { email: 'a@b.example', password: 'x' } };

/** Response and number of log lines of both paths. `text/plain` in `Accept` forces the engine. */
async function bothWays(body: object, accept: string) {
  const answer = async (taken: string) => {
    const { post, lines } = createTestGateway(routes, { production: true, anyOperation: false });
    const given = await post(body, { accept: taken });
    const { status, headers } = given;
    const text = await given.text();
    return { status, type: headers.get('content-type'), text, logged: lines.length };
  };
  return { short: await answer(accept), engine: await answer(`${accept}, text/plain`) };
}

describe.each(['application/json', 'application/graphql-response+json'])(
  'the short way to an answer of %s',
  (accept) => {
    it.each([
      { what: 'data', body: named('AppShell') },
      { what: 'what a person can correct', body: { ...named('Login'), variables: credentials } },
      { what: 'too much at once', body: named('LocationsPage') },
      { what: 'a variable that is missing', body: named('Login') },
      {
        what: 'a variable that is wrong',
        body: { ...named('Login'), variables: { input: { x: 1 } } },
      },
      { what: 'the name of another operation', body: { ...named('AppShell'), operationName: 'x' } },
      { what: 'variables that are none', body: { ...named('AppShell'), variables: 'x' } },
      { what: 'no variables at all', body: { ...named('AppShell'), variables: null } },
    ])('says of $what what the engine says', async ({ body }) => {
      const { short, engine } = await bothWays(body, accept);

      expect(short).toEqual(engine);
    });
  },
);

describe('what goes the short way', () => {
  const answer = createAnswerKnown({
    known: createKnownOperations({
      schema,
      texts: operations,
      earlier: () => Promise.resolve(undefined),
    }),
    toContext: () => ({ version: '1.2.3', helpAddress: 'desk@hearback.example' }) as GatewayContext,
    maskError: () => {
      throw new Error('Nothing is wrong here.');
    },
  });
  const ask = (body: object, accept = 'application/json') =>
    answer(
      new Request('http://gateway.test/graphql', { headers: { accept } }),
      JSON.stringify(body),
      { clientAddress: '203.0.113.9', requestId: 'request-0001' },
    );

  it('is a known operation', async () => {
    const given = await ask(named('HelpAddress'));

    expect(await given?.json()).toMatchObject({ data: { helpAddress: 'desk@hearback.example' } });
  });

  it.each([
    { what: 'a text', body: { query: '{ version }' } },
    { what: 'an unknown hash', body: { extensions: { persistedQuery: { sha256Hash: 'x' } } } },
    { what: 'a subscription', body: named('NotificationChanged') },
    { what: 'a batch', body: [named('HelpAddress')] },
    { what: 'a wish for events', body: named('HelpAddress'), accept: 'text/event-stream' },
  ])('is not $what', async ({ body, accept }) => {
    expect(await ask(body, accept)).toBeUndefined();
  });
});
