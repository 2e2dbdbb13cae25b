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

const factor = { is_on: true, date_enabled: '2026-11-20T08:00:00.000Z', recovery_codes: 9 };

it('shows since when one-time codes are on', async () => {
  const { ask } = createTestGateway({ 'GET /user/second_factor/': () => factor });
  const { data } = await ask('{ secondFactor { isOn dateEnabled recoveryCodes } }');
  expect(data).toEqual({
    secondFactor: { isOn: true, dateEnabled: factor.date_enabled, recoveryCodes: 9 },
  });
});

it('turns one-time codes on by the password and a first code', async () => {
  const { ask, asked } = createTestGateway({
    'POST /user/second_factor/': () => new Reply(201, { secret: 'ABCD', uri: 'otpauth://totp/x' }),
    'POST /user/second_factor/confirm/': () => ({ recovery_codes: ['aaaa-bbbb'] }),
  });
  const begun = await ask(
    'mutation { beginSecondFactor(input: { password: "x" }) { secret uri errors { code } } }',
  );
  expect(begun.data).toEqual({
    beginSecondFactor: { secret: 'ABCD', uri: 'otpauth://totp/x', errors: [] },
  });
  const confirmed = await ask(
    'mutation { confirmSecondFactor(input: { code: "123456" }) { recoveryCodes errors { code } } }',
  );
  expect(confirmed.data).toEqual({
    confirmSecondFactor: { recoveryCodes: ['aaaa-bbbb'], errors: [] },
  });
  expect(asked.map(({ body }) => body)).toEqual([{ password: 'x' }, { code: '123456' }]);
});

it('makes new recovery codes, and turns one-time codes off, by the password and a code', async () => {
  const { ask, asked } = createTestGateway({
    'POST /user/second_factor/recovery_code/': () => new Reply(201, { recovery_codes: ['new'] }),
    'DELETE /user/second_factor/': () => new Reply(204),
    'GET /user/second_factor/': () => ({ is_on: false, date_enabled: null, recovery_codes: 0 }),
  });
  const renewed = await ask(
    'mutation { renewRecoveryCodes(input: { password: "x", code: "1" }) { recoveryCodes } }',
  );
  expect(renewed.data).toEqual({ renewRecoveryCodes: { recoveryCodes: ['new'] } });
  const ended = await ask(
    'mutation { endSecondFactor(input: { password: "x", code: "2" }) { secondFactor { isOn } errors { code } } }',
  );
  expect(ended.data).toEqual({ endSecondFactor: { secondFactor: { isOn: false }, errors: [] } });
  expect(asked.map(({ body }) => body).slice(0, 2)).toEqual([
    { password: 'x', code: '1' },
    { password: 'x', code: '2' },
  ]);
});

it.each([
  [400, { code: ['This code is not right, or it was used already.'] }, 'code', 'code_wrong'],
  [409, { detail: 'One-time codes are on already.', code: 'already_on' }, null, 'already_on'],
])('hands the refusal %d of a code on', async (status, body, field, code) => {
  const { ask } = createTestGateway({
    'POST /user/second_factor/confirm/': () => new Reply(status, body),
  });
  const { data } = await ask(
    'mutation { confirmSecondFactor(input: { code: "1" }) { recoveryCodes errors { field code } } }',
  );
  expect(data).toEqual({
    confirmSecondFactor: { recoveryCodes: null, errors: [{ field, code }] },
  });
});

it('asks for a code at the login, and sends it', async () => {
  const { ask, asked } = createTestGateway({
    'POST /user/login/': ({ body }) =>
      (body as { code?: string }).code
        ? { access: 'a', refresh: 'r' }
        : new Reply(401, { detail: 'Send the code.', code: 'code_needed' }),
  });
  const login = (code: string) =>
    ask(
      `mutation { login(input: { email: "a@b.example", password: "x"${code} }) { tokens { access } errors { field code } } }`,
    );
  expect((await login('')).data).toEqual({
    login: { tokens: null, errors: [{ field: null, code: 'code_needed' }] },
  });
  expect(asked[0]?.body).not.toHaveProperty('code');
  expect((await login(', code: "123456"')).data).toEqual({
    login: { tokens: { access: 'a' }, errors: [] },
  });
});

it('asks for another login address, and sends a code only where there is one', async () => {
  const { ask, asked } = createTestGateway({ 'POST /user/email/': () => new Reply(202, {}) });
  const request = (more: string) =>
    ask(
      `mutation { requestEmailChange(input: { email: "a@b.example", password: "x"${more} }) { sent errors { code } } }`,
    );
  expect((await request('')).data).toEqual({ requestEmailChange: { sent: true, errors: [] } });
  expect((await request(', code: "123456"')).data).toEqual({
    requestEmailChange: { sent: true, errors: [] },
  });
  const input = { email: 'a@b.example', password: 'x' };
  expect(asked.map(({ body }) => body)).toEqual([input, { ...input, code: '123456' }]);
});

it('confirms another login address and takes it back, by the token of a letter', async () => {
  const { ask, asked } = createTestGateway({
    'POST /user/email/confirm/': () => ({ email: 'new@b.example' }),
    'POST /user/email/undo/': () => ({ email: 'old@b.example', reset_token: 'secret' }),
  });
  const confirmed = await ask(
    'mutation { confirmEmailChange(input: { token: "one" }) { email errors { code } } }',
  );
  expect(confirmed.data).toEqual({ confirmEmailChange: { email: 'new@b.example', errors: [] } });
  const undone = await ask(
    'mutation { undoEmailChange(input: { token: "two" }) { email resetToken errors { code } } }',
  );
  expect(undone.data).toEqual({
    undoEmailChange: { email: 'old@b.example', resetToken: 'secret', errors: [] },
  });
  expect(asked.map(({ headers }) => headers['authorization'])).toEqual(['Token one', 'Token two']);
});

it.each([
  [401, { detail: 'Token is invalid', code: 'token_not_valid' }, 'token', 'token_not_valid'],
  [410, { detail: 'The link is inactive.', code: 'link_inactive' }, null, 'link_inactive'],
])('hands the refusal %d of such a link on', async (status, body, field, code) => {
  const { ask } = createTestGateway({
    'POST /user/email/undo/': () => new Reply(status, body),
  });
  const { data } = await ask(
    'mutation { undoEmailChange(input: { token: "x" }) { email resetToken errors { field code } } }',
  );
  expect(data).toEqual({
    undoEmailChange: { email: null, resetToken: null, errors: [{ field, code }] },
  });
});

const passkey = {
  id: 'p1',
  name: 'Phone',
  date_created: '2026-11-20T08:00:00.000Z',
  last_used: null,
};

it('adds and removes passkeys, and hands on what the browser needs and wrote', async () => {
  const { ask, asked } = createTestGateway({
    'GET /user/passkey/': () => ({ results: [passkey] }),
    'POST /user/passkey/options/': () => new Reply(201, { options: '{"rp":{}}' }),
    'POST /user/passkey/': () => new Reply(201, { results: [passkey] }),
    'DELETE /user/passkey/p1/': () => new Reply(204),
  });
  const shown = { id: 'p1', name: 'Phone', dateCreated: passkey.date_created, lastUsed: null };
  expect((await ask('{ passkeys { id name dateCreated lastUsed } }')).data).toEqual({
    passkeys: [shown],
  });
  const begun = await ask('mutation { beginPasskey(input: { password: "x" }) { options } }');
  expect(begun.data).toEqual({ beginPasskey: { options: '{"rp":{}}' } });
  const added = await ask(
    'mutation { addPasskey(input: { name: "Phone", response: "{\\"rawId\\":1}" }) { passkeys { id } errors { code } } }',
  );
  expect(added.data).toEqual({ addPasskey: { passkeys: [{ id: 'p1' }], errors: [] } });
  const removed = await ask(
    'mutation { removePasskey(input: { id: "p1", password: "x", code: "1" }) { passkeys { id } errors { code } } }',
  );
  expect(removed.data).toEqual({ removePasskey: { passkeys: [{ id: 'p1' }], errors: [] } });
  expect(asked.flatMap(({ body }) => body ?? [])).toEqual([
    { password: 'x' },
    { name: 'Phone', response: '{"rawId":1}' },
    { password: 'x', code: '1' },
  ]);
});

it('logs in with a passkey, and says when it opens nothing', async () => {
  const { ask } = createTestGateway({
    'POST /user/login/passkey/options/': () => new Reply(201, { options: '{}' }),
    'POST /user/login/passkey/': ({ body }) =>
      (body as { response: string }).response === 'right'
        ? { access: 'a', refresh: 'r' }
        : new Reply(401, { detail: 'No.', code: 'passkey_refused' }),
  });
  expect((await ask('mutation { beginPasskeyLogin { options } }')).data).toEqual({
    beginPasskeyLogin: { options: '{}' },
  });
  const login = (response: string) =>
    ask(
      `mutation { logInWithPasskey(input: { response: "${response}", rotate: true }) { tokens { access } errors { field code } } }`,
    );
  expect((await login('right')).data).toEqual({
    logInWithPasskey: { tokens: { access: 'a' }, errors: [] },
  });
  expect((await login('wrong')).data).toEqual({
    logInWithPasskey: { tokens: null, errors: [{ field: null, code: 'passkey_refused' }] },
  });
});

const linked = {
  name: 'Example',
  is_linked: true,
  email: null,
  date_linked: '2026-11-20T08:00:00.000Z',
  last_used: null,
  has_password: true,
};

it('logs in by a provider, hands on what else is needed, and says why not', async () => {
  const { ask, asked } = createTestGateway({
    'GET /user/login/oidc/': () => ({ name: 'Example', registers: false }),
    'POST /user/login/oidc/options/': () => new Reply(201, { url: 'https://p/', secret: 's' }),
    'POST /user/login/oidc/': ({ body }) => {
      const { code } = body as { code: string };
      const rest = { email: null, first_name: null, last_name: null };
      if (code === 'right') {
        return { tokens: { access: 'a', refresh: 'r' }, needs: null, ticket: null, ...rest };
      }
      if (code === 'new') {
        return { tokens: null, needs: 'registration', ticket: 't', ...rest, first_name: 'Ada' };
      }
      return code === 'down'
        ? new Reply(424, { detail: 'No.', code: 'oidc_unavailable' })
        : new Reply(401, { detail: 'No.', code: 'oidc_refused' });
    },
    'POST /user/login/oidc/confirm/': ({ body }) =>
      (body as { password?: string }).password
        ? new Reply(429, { detail: 'Wait.', code: 'throttled', challenge: { a: 1 } })
        : new Reply(401, { detail: 'Code.', code: 'code_needed' }),
    'POST /user/register/oidc/': () => new Reply(201, { access: 'a', refresh: 'r' }),
  });
  expect((await ask('{ oidcProvider { name registers } }')).data).toEqual({
    oidcProvider: { name: 'Example', registers: false },
  });
  expect((await ask('mutation { beginOidcLogin { url secret errors { code } } }')).data).toEqual({
    beginOidcLogin: { url: 'https://p/', secret: 's', errors: [] },
  });
  const login = async (code: string) =>
    (
      await ask(
        `mutation { logInWithOidc(input: { secret: "s", state: "t", code: "${code}" }) { tokens { access } needs ticket firstName errors { field code } } }`,
      )
    ).data?.logInWithOidc;
  const none = { tokens: null, needs: null, ticket: null, firstName: null };
  expect(await login('right')).toEqual({ ...none, tokens: { access: 'a' }, errors: [] });
  expect(await login('new')).toEqual({
    ...none,
    needs: 'REGISTRATION',
    ticket: 't',
    firstName: 'Ada',
    errors: [],
  });
  for (const [code, refusal] of [
    ['down', 'oidc_unavailable'],
    ['wrong', 'oidc_refused'],
  ] as const) {
    expect(await login(code)).toEqual({ ...none, errors: [{ field: null, code: refusal }] });
  }
  const confirm = async (more: string) =>
    (
      await ask(
        `mutation { confirmOidcLogin(input: { ticket: "t"${more} }) { tokens { access } challenge errors { code } } }`,
      )
    ).data?.confirmOidcLogin;
  expect(await confirm('')).toEqual({
    tokens: null,
    challenge: null,
    errors: [{ code: 'code_needed' }],
  });
  expect(await confirm(', password: "x"')).toEqual({
    tokens: null,
    challenge: '{"a":1}',
    errors: [{ code: 'throttled' }],
  });
  const registered = await ask(
    'mutation { registerWithOidc(input: { ticket: "t", firstName: "Ada", lastName: "B", agreeTerms: true }) { tokens { access } } }',
  );
  expect(registered.data).toEqual({ registerWithOidc: { tokens: { access: 'a' } } });
  expect(asked.at(-1)?.body).toMatchObject({ first_name: 'Ada', agree_terms: true });
});

it('links and unlinks the login of a provider, and shows none where there is none', async () => {
  const { ask } = createTestGateway({
    'GET /user/oidc/': () => linked,
    'POST /user/oidc/options/': () => new Reply(201, { url: 'https://p/', secret: 's' }),
    'POST /user/oidc/': ({ body }) =>
      (body as { code: string }).code === 'late'
        ? new Reply(401, { detail: 'Ended.', code: 'token_not_valid' })
        : new Reply(401, { detail: 'No.', code: 'oidc_refused' }),
    'DELETE /user/oidc/': () => new Reply(204),
  });
  expect((await ask('{ oidcIdentity { name isLinked hasPassword } }')).data).toEqual({
    oidcIdentity: { name: 'Example', isLinked: true, hasPassword: true },
  });
  const begun = await ask('mutation { beginOidcLink(input: { password: "x" }) { url secret } }');
  expect(begun.data).toEqual({ beginOidcLink: { url: 'https://p/', secret: 's' } });
  const link = (code: string) =>
    ask(
      `mutation { linkOidc(input: { secret: "s", state: "t", code: "${code}" }) { oidcIdentity { name } errors { code } } }`,
    );
  expect((await link('wrong')).data).toEqual({
    linkOidc: { oidcIdentity: null, errors: [{ code: 'oidc_refused' }] },
  });
  // The session ended while the person was at the provider: the app renews it and asks again.
  expect((await link('late')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  const unlinked = await ask(
    'mutation { unlinkOidc(input: { password: "x" }) { oidcIdentity { name } errors { code } } }',
  );
  expect(unlinked.data).toEqual({ unlinkOidc: { oidcIdentity: { name: 'Example' }, errors: [] } });

  const without = createTestGateway({
    'GET /user/oidc/': () => new Reply(404, { detail: 'Not found.', code: 'not_found' }),
    'GET /user/login/oidc/': () => new Reply(404, { detail: 'Not found.', code: 'not_found' }),
  });
  const nothing = await without.ask('{ oidcIdentity { name } oidcProvider { name } }');
  expect(nothing).toEqual({ data: { oidcIdentity: null, oidcProvider: null } });
});
