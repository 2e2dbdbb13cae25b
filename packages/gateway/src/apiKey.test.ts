import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';

const till = {
  id: 'k1',
  name: 'Till',
  scopes: ['read:feedback', 'write:workspace'],
  prefix: 'hb_live_x7Qp',
  date_created: '2026-11-20T08:00:00.000Z',
  expires_at: null,
  last_used: '2026-11-21T08:00:00.000Z',
  is_expired: false,
};

it('lists keys in the words of the graph', async () => {
  const { ask } = createTestGateway({ 'GET /user/api_key/': () => ({ results: [till] }) });

  const { data } = await ask(
    '{ apiKeys { id name scopes prefix dateCreated expiresAt lastUsed isExpired } }',
  );

  expect(data).toEqual({
    apiKeys: [
      {
        id: 'k1',
        name: 'Till',
        scopes: ['READ_FEEDBACK', 'WRITE_WORKSPACE'],
        prefix: 'hb_live_x7Qp',
        dateCreated: till.date_created,
        expiresAt: null,
        lastUsed: till.last_used,
        isExpired: false,
      },
    ],
  });
});

const addTill = `mutation { addApiKey(input: { name: "Till", scopes: [READ_STATS, WRITE_CODES],
  password: "x" }) { secret apiKey { id } errors { field code } } }`;

it('makes a key, and hands its secret on once', async () => {
  const { ask, asked } = createTestGateway({
    'POST /user/api_key/': () => ({ ...till, key: 'hb_live_secret' }),
  });

  const { data } = await ask(addTill);

  expect(data).toEqual({
    addApiKey: { secret: 'hb_live_secret', apiKey: { id: 'k1' }, errors: [] },
  });
  expect(asked[0]?.body).toEqual({
    name: 'Till',
    scopes: ['read:stats', 'write:codes'],
    expires_in_days: null,
    password: 'x',
    everywhere: true,
    companies: [],
    locations: [],
  });
});

it.each([
  [
    new Reply(400, { password: ['This is not your current password.'] }),
    { field: 'password', code: 'password_wrong' },
  ],
  [
    new Reply(409, { detail: 'There are 20.', code: 'too_many_keys' }),
    { field: null, code: 'too_many_keys' },
  ],
])('says why no key was made', async (reply, error) => {
  const { ask } = createTestGateway({ 'POST /user/api_key/': () => reply });

  const { data } = await ask(addTill);

  expect(data).toEqual({ addApiKey: { secret: null, apiKey: null, errors: [error] } });
});

it('revokes a key, and shows which are left', async () => {
  const { ask, asked } = createTestGateway({
    'DELETE /user/api_key/k2/': () => new Reply(204),
    'GET /user/api_key/': () => ({ results: [till] }),
  });

  const { data } = await ask(
    'mutation { revokeApiKey(input: { id: "k2" }) { apiKeys { id } errors { code } } }',
  );

  expect(data).toEqual({ revokeApiKey: { apiKeys: [{ id: 'k1' }], errors: [] } });
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
});
