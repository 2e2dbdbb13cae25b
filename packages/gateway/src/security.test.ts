import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';

const session = {
  id: 's1',
  is_current: true,
  date_created: '2026-11-20T08:00:00.000Z',
  last_seen: '2026-11-21T08:00:00.000Z',
  user_agent: 'Mozilla/5.0',
  device: 'Firefox on Windows',
  address: '203.0.113.0/24',
  is_remembered: true,
};

it('shows where the person is logged in', async () => {
  const { ask } = createTestGateway({ 'GET /user/sessions/': () => ({ results: [session] }) });

  const { data } = await ask(
    '{ sessions { id isCurrent dateCreated lastSeen userAgent device address isRemembered } }',
  );

  expect(data).toEqual({
    sessions: [
      {
        id: 's1',
        isCurrent: true,
        dateCreated: session.date_created,
        lastSeen: session.last_seen,
        userAgent: 'Mozilla/5.0',
        device: 'Firefox on Windows',
        address: '203.0.113.0/24',
        isRemembered: true,
      },
    ],
  });
});

it('logs a device out, and shows which are left', async () => {
  const { ask, asked } = createTestGateway({
    'DELETE /user/sessions/s2/': () => new Reply(204),
    'GET /user/sessions/': () => ({ results: [session] }),
  });

  const { data } = await ask(
    'mutation { endSession(input: { id: "s2" }) { sessions { id } errors { code } } }',
  );

  expect(data).toEqual({ endSession: { sessions: [{ id: 's1' }], errors: [] } });
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
});

it('says that a session is gone already', async () => {
  const { ask } = createTestGateway({
    'DELETE /user/sessions/s2/': () => new Reply(404, { detail: 'Not found.', code: 'not_found' }),
  });

  const { data } = await ask(
    'mutation { endSession(input: { id: "s2" }) { sessions { id } errors { field code } } }',
  );

  expect(data).toEqual({
    endSession: { sessions: null, errors: [{ field: null, code: 'not_found' }] },
  });
});

it('logs every other device out', async () => {
  const { ask, asked } = createTestGateway({
    'POST /user/sessions/end_others/': () => new Reply(204),
    'GET /user/sessions/': () => ({ results: [session] }),
  });

  const { data } = await ask('mutation { endOtherSessions { sessions { id } } }');

  expect(data).toEqual({ endOtherSessions: { sessions: [{ id: 's1' }] } });
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

it('tells what happened to the account, page by page', async () => {
  const { ask, asked } = createTestGateway({
    'GET /user/events/': () => ({
      count: 21,
      results: [
        {
          id: 'e1',
          kind: 'letter_failed',
          date_created: '2026-11-21T08:00:00.000Z',
          address: null,
          device: null,
          is_current: false,
          counts: null,
          letter: 'new_sign_in',
          api_key: null,
        },
        {
          id: 'e2',
          kind: 'codes_removed',
          date_created: '2026-11-21T07:00:00.000Z',
          address: null,
          device: null,
          is_current: false,
          counts: { removed: 2, locations: 0, codes: 0, feedback: 5 },
          letter: null,
          api_key: { name: 'Till', prefix: 'hb_live_x7Qp' },
        },
      ],
    }),
  });

  const { data } = await ask(
    `{ securityEvents(page: { page: 2, pageSize: 10 }) {
      items { id kind dateCreated address device isCurrent letter apiKey { name prefix } counts { removed feedback } }
      pageInfo { page pageCount totalCount } } }`,
  );

  expect(asked[0]?.query).toMatchObject({ page: '2', page_size: '10' });
  expect(data).toEqual({
    securityEvents: {
      items: [
        {
          id: 'e1',
          kind: 'LETTER_FAILED',
          dateCreated: '2026-11-21T08:00:00.000Z',
          address: null,
          device: null,
          isCurrent: false,
          letter: 'NEW_SIGN_IN',
          apiKey: null,
          counts: null,
        },
        {
          id: 'e2',
          kind: 'CODES_REMOVED',
          dateCreated: '2026-11-21T07:00:00.000Z',
          address: null,
          device: null,
          isCurrent: false,
          letter: null,
          apiKey: { name: 'Till', prefix: 'hb_live_x7Qp' },
          counts: { removed: 2, feedback: 5 },
        },
      ],
      pageInfo: { page: 2, pageCount: 3, totalCount: 21 },
    },
  });
});
