import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';
import { user } from './test/world.ts';

const deletesAt = '2026-12-05T10:00:00.000Z';

const deleteAccount = `mutation { deleteAccount(input: { password: "a", confirm: "DELETE" }) {
  user { deletesAt } errors { field code } } }`;

it('asks for the deletion, and shows the person whose account waits', async () => {
  const { ask, asked } = createTestGateway({
    'POST /user/delete/': () => new Reply(202, { deletes_at: deletesAt }),
    'GET /user/details/': () => ({ ...user, deletes_at: deletesAt }),
  });

  const { data } = await ask(deleteAccount);

  expect(asked[0]?.body).toEqual({ password: 'a', confirm: 'DELETE' });
  expect(data).toEqual({ deleteAccount: { user: { deletesAt }, errors: [] } });
});

it('says what stands in the way of the deletion', async () => {
  const { ask } = createTestGateway({
    'POST /user/delete/': () =>
      new Reply(400, {
        password: ['This is not your current password.'],
        confirm: ['Type DELETE to go on.'],
      }),
  });

  const { data } = await ask(deleteAccount);

  expect(data).toEqual({
    deleteAccount: {
      user: null,
      errors: [
        { field: 'password', code: 'password_wrong' },
        { field: 'confirm', code: 'confirm_delete' },
      ],
    },
  });
});

it('keeps the account, and shows the person without a last day', async () => {
  const { ask, asked } = createTestGateway({
    'DELETE /user/delete/': () => new Reply(204),
    'GET /user/details/': () => user,
  });

  const { data } = await ask('mutation { keepAccount { user { deletesAt } } }');

  expect(data).toEqual({ keepAccount: { user: { deletesAt: null } } });
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
});

it('gives a link to the data', async () => {
  const url = '/api/user/export/secret/';
  const { ask } = createTestGateway({
    'POST /user/export/': () => new Reply(201, { url, expires_at: deletesAt }),
  });

  const { data } = await ask('mutation { exportData { url errors { code } } }');

  expect(data).toEqual({ exportData: { url, errors: [] } });
});

it('says that the data was given out too often', async () => {
  const { ask } = createTestGateway({
    'POST /user/export/': () => new Reply(429, { detail: 'Too many.', code: 'throttled' }),
  });

  const { data } = await ask('mutation { exportData { url errors { field code } } }');

  expect(data).toEqual({
    exportData: { url: null, errors: [{ field: null, code: 'throttled' }] },
  });
});
