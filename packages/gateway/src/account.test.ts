import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';
import { user } from './test/world.ts';

it('shows the person who is logged in', async () => {
  const { ask } = createTestGateway({ 'GET /user/details/': () => user });

  const { data } = await ask(
    '{ me { firstName lastName email theme language hasSetup hasSample dateJoined trialEnds } version helpAddress salesAddress lettersAt }',
  );

  expect(data).toEqual({
    me: {
      firstName: 'Anna',
      lastName: 'Nowak',
      email: 'anna@lipa.example',
      theme: 0,
      language: 'en-US',
      hasSetup: true,
      hasSample: false,
      dateJoined: user.date_joined,
      trialEnds: user.trial_ends,
    },
    version: '1.2.3',
    helpAddress: 'desk@hearback.example',
    salesAddress: 'sales@hearback.example',
    lettersAt: null,
  });
});

it('changes what is named', async () => {
  const { ask, asked } = createTestGateway({
    'PATCH /user/details/': () => ({ ...user, theme: 1 }),
  });

  const { data } = await ask(
    'mutation { updateUserDetails(input: { theme: 1 }) { user { theme } errors { code } } }',
  );

  expect(asked[0]?.body).toEqual({ theme: 1 });
  expect(data).toEqual({ updateUserDetails: { user: { theme: 1 }, errors: [] } });
});

it('says which password is wrong', async () => {
  const { ask } = createTestGateway({
    'PUT /user/password/': () =>
      new Reply(400, {
        current_password: ['This is not your current password.'],
        new_password_confirm: ['The password must match.'],
      }),
  });

  const { data } = await ask(
    `mutation { changePassword(input: { currentPassword: "a", newPassword: "b", newPasswordConfirm: "c" }) {
      changed errors { field code } } }`,
  );

  expect(data).toEqual({
    changePassword: {
      changed: false,
      errors: [
        { field: 'currentPassword', code: 'password_wrong' },
        { field: 'newPasswordConfirm', code: 'password_mismatch' },
      ],
    },
  });
});

it('removes the sample, and shows the person without it', async () => {
  const { ask, asked } = createTestGateway({
    'DELETE /user/sample/': () => new Reply(204),
    'GET /user/details/': () => user,
  });

  const { data } = await ask('mutation { removeSample { user { hasSample } } }');

  expect(data).toEqual({ removeSample: { user: { hasSample: false } } });
  expect(asked.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
});
