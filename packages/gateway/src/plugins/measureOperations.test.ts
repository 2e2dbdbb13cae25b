import { describe, expect, it } from 'vitest';

import { operations } from '../operations.generated.ts';
import { current, type EndedOperation } from '../telemetry.ts';
import { createTestGateway } from '../test/createTestGateway.ts';
import { Reply, type Answerer } from '../test/fakeApi.ts';
import { user } from '../test/world.ts';

/** A gateway whose operations are noted, and what is known of each but its time. */
const measured = (details: Answerer = () => user) => {
  const ended: Omit<EndedOperation, 'seconds'>[] = [];
  const meter = {
    request: () => () => undefined,
    operation: ({ seconds, ...rest }: EndedOperation) => {
      expect(seconds).toBeGreaterThanOrEqual(0);
      ended.push(rest);
    },
  };
  return { ...createTestGateway({ 'GET /user/details/': details }, { meter }), ended };
};

describe('an operation', () => {
  it.each([
    { query: 'query HomePage { version }', operation: 'HomePage', kind: 'query' },
    { query: 'query Mine { version }', operation: 'other', kind: 'query' },
    { query: '{ version }', operation: 'other', kind: 'query' },
    {
      query: 'mutation Logout { logout(input: { refresh: "r" }) { done } }',
      operation: 'Logout',
      kind: 'mutation',
    },
  ])('is measured under a name that is ours: $query', async ({ query, operation, kind }) => {
    const { ask, ended } = measured();

    await ask(query);

    expect(ended).toMatchObject([{ operation, kind }]);
  });

  it.each([
    { what: 'an answer', details: () => user, outcome: 'ok' },
    { what: 'no session', details: () => new Reply(401), outcome: 'refused' },
    { what: 'too many requests', details: () => new Reply(429), outcome: 'refused' },
    { what: 'an API that is away', details: () => new Reply(503), outcome: 'failed' },
    { what: 'a bug of ours', details: () => new Response('no JSON'), outcome: 'failed' },
  ])('ends with $what as $outcome', async ({ details, outcome }) => {
    const { ask, ended } = measured(details);

    await ask('{ me { id } }');

    expect(ended).toMatchObject([{ outcome }]);
  });

  it('is measured once and traced where it is the app’s own, requested by its hash', async () => {
    const { askByHash, ended } = measured();
    const begun: string[] = [];
    const closed: unknown[] = [];
    const span = {
      traceparent: 'x',
      isKept: true,
      begin: (name: string) => {
        begun.push(name);
        return span;
      },
      end: (how?: object) => void closed.push(how),
    };

    await current.run({ requestId: 'request-0001', span }, () =>
      askByHash(operations.find((text) => text.startsWith('query UnreadNotifications')) ?? ''),
    );

    expect(ended).toMatchObject([{ operation: 'UnreadNotifications', outcome: 'ok' }]);
    expect(begun[0]).toBe('query UnreadNotifications');
    expect(closed).toContainEqual({ failed: false });
  });

  it('is measured by the name that was asked for where there are several', async () => {
    const { post, ended } = measured();

    const query = 'query HomePage { version } query AccountPage { version }';
    await post({ query, operationName: 'AccountPage' });

    expect(ended).toMatchObject([{ operation: 'AccountPage' }]);
  });

  it('that cannot be read is none', async () => {
    const { ask, ended } = measured();

    await ask('{ nothing }');

    expect(ended).toEqual([]);
  });
});
