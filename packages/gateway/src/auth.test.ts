import { expect, it, describe } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';
import { Reply } from './test/fakeApi.ts';

const noAccount = new Reply(401, {
  detail: 'No active account found with the given credentials',
});
const badToken = new Reply(401, { detail: 'Token is invalid', code: 'token_not_valid' });

describe('login', () => {
  const login = `mutation { login(input: { email: "a@b.example", password: "x" }) {
    tokens { access refresh } errors { field code message }
  } }`;

  it('asks for a rotating session of one day unless told otherwise', async () => {
    const { ask, asked } = createTestGateway({
      'POST /user/login/': () => ({ refresh: 'r', access: 'a' }),
    });

    const { data } = await ask(login);

    expect(data).toEqual({ login: { tokens: { access: 'a', refresh: 'r' }, errors: [] } });
    expect(asked[0]?.body).toEqual({
      email: 'a@b.example',
      password: 'x',
      rotate: true,
      remember: false,
    });
  });

  it('hands on the work that the API asks for, and the proof of it', async () => {
    const challenge = { parameters: { cost: 2_000 }, signature: 's' };
    const { ask, asked } = createTestGateway({
      'POST /user/login/': () =>
        new Reply(429, { detail: 'Wait.', code: 'throttled', challenge }, { 'retry-after': '30' }),
    });

    const { data } = await ask(`mutation {
      login(input: { email: "a@b.example", password: "x", proof: "p" }) {
        tokens { access } challenge errors { field code }
      }
    }`);

    expect(data).toEqual({
      login: {
        tokens: null,
        challenge: JSON.stringify(challenge),
        errors: [{ field: null, code: 'throttled' }],
      },
    });
    expect(asked[0]?.body).toMatchObject({ proof: 'p' });
  });

  it('answers wrong credentials as data, also from a server that names no code', async () => {
    const { ask } = createTestGateway({ 'POST /user/login/': () => noAccount });

    const { data, errors } = await ask(login);

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      login: {
        tokens: null,
        errors: [
          {
            field: null,
            code: 'no_active_account',
            message: 'No active account found with the given credentials',
          },
        ],
      },
    });
  });

  it('answers too many tries as data that a screen can show', async () => {
    const { ask } = createTestGateway({
      'POST /user/login/': () =>
        new Reply(429, { detail: 'Wait.', code: 'throttled' }, { 'retry-after': '30' }),
    });

    const { data } = await ask(login);

    expect(data).toMatchObject({ login: { errors: [{ field: null, code: 'throttled' }] } });
  });
});

describe('firstLogin', () => {
  const firstLogin = `mutation { firstLogin(input: { token: "t" }) {
    tokens { access refresh } errors { field code }
  } }`;

  it('hands on the token that the registration gave', async () => {
    const { ask, asked } = createTestGateway({
      'POST /user/register/': () =>
        new Reply(201, { id: '1', email: 'a@b.example', is_active: false, first_login_token: 't' }),
      'POST /user/first_login/': () => ({ refresh: 'r', access: 'a' }),
    });

    const registered = await ask(`mutation { register(input: {
      firstName: "A", lastName: "B", email: "a@b.example", password: "x", agreeTerms: true
    }) { email firstLoginToken } }`);
    expect(registered.data).toEqual({
      register: { email: 'a@b.example', firstLoginToken: 't' },
    });
    expect((await ask(firstLogin)).data).toEqual({
      firstLogin: { tokens: { access: 'a', refresh: 'r' }, errors: [] },
    });
    expect(asked.at(-1)?.body).toEqual({ token: 't' });
  });

  it('says as data that the token is not valid any more', async () => {
    const { ask } = createTestGateway({ 'POST /user/first_login/': () => badToken });

    expect((await ask(firstLogin)).data).toEqual({
      firstLogin: { tokens: null, errors: [{ field: 'token', code: 'token_not_valid' }] },
    });
  });
});

describe('refreshToken', () => {
  const refresh = `mutation ($input: RefreshTokenInput!) { refreshToken(input: $input) {
    tokens { access refresh } errors { field code }
  } }`;
  const variables = { input: { refresh: 'r1' } };

  it('is asked of the API once for all who ask at the same time', async () => {
    const gate = Promise.withResolvers<void>();
    const { ask, asked } = createTestGateway({
      'POST /user/api/token/refresh/': async () => {
        await gate.promise;
        return { access: 'a2', refresh: 'r2' };
      },
    });

    const answers = Array.from({ length: 20 }, () => ask(refresh, variables));
    setTimeout(gate.resolve, 50);

    for (const { data } of await Promise.all(answers)) {
      expect(data).toEqual({
        refreshToken: { tokens: { access: 'a2', refresh: 'r2' }, errors: [] },
      });
    }
    expect(asked).toHaveLength(1);
  });

  it('is asked again afterwards, and for another token', async () => {
    const { ask, asked } = createTestGateway({
      'POST /user/api/token/refresh/': () => ({ access: 'a' }),
    });

    await ask(refresh, variables);
    await Promise.all([ask(refresh, variables), ask(refresh, { input: { refresh: 'other' } })]);

    expect(asked).toHaveLength(3);
  });

  it('says null for a refresh token that a session keeps', async () => {
    const { ask } = createTestGateway({
      'POST /user/api/token/refresh/': () => ({ access: 'a' }),
    });

    const { data } = await ask(refresh, variables);

    expect(data).toMatchObject({ refreshToken: { tokens: { access: 'a', refresh: null } } });
  });

  it('answers a session that is over as data, and keeps no failure', async () => {
    let isOver = true;
    const { ask } = createTestGateway({
      'POST /user/api/token/refresh/': () => (isOver ? badToken : { access: 'a' }),
    });

    expect((await ask(refresh, variables)).data).toEqual({
      refreshToken: { tokens: null, errors: [{ field: 'refresh', code: 'token_not_valid' }] },
    });
    isOver = false;
    expect((await ask(refresh, variables)).data).toMatchObject({
      refreshToken: { tokens: { access: 'a' } },
    });
  });

  it('is an error when the server is in trouble, so that nobody is logged out by it', async () => {
    const { ask } = createTestGateway({
      'POST /user/api/token/refresh/': () => new Reply(503, { detail: 'x', code: 'unavailable' }),
    });

    const { errors } = await ask(refresh, variables);

    expect(errors?.[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

describe('verifyToken', () => {
  const verify = 'mutation { verifyToken(input: { token: "t" }) { valid } }';

  it.each([
    { says: {}, valid: true },
    { says: badToken, valid: false },
    { says: new Reply(400, { non_field_errors: ['Token is blacklisted'] }), valid: false },
  ])('answers valid: $valid', async ({ says, valid }) => {
    const { ask } = createTestGateway({ 'POST /user/api/token/verify/': () => says });

    expect((await ask(verify)).data).toEqual({ verifyToken: { valid } });
  });

  it('is an error when the server is in trouble', async () => {
    const { ask } = createTestGateway({ 'POST /user/api/token/verify/': () => new Reply(500) });

    expect((await ask(verify)).errors?.[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

describe('the links of letters', () => {
  it("send the link's token instead of the caller's session", async () => {
    const { ask, asked } = createTestGateway({
      'GET /user/activate_account/': () => ({ email: 'ada@example.com' }),
    });

    const { data } = await ask(
      'mutation { activateAccount(input: { token: "letter" }) { activated email errors { code } } }',
      {},
      { authorization: 'Bearer session' },
    );

    expect(data).toEqual({
      activateAccount: { activated: true, email: 'ada@example.com', errors: [] },
    });
    expect(asked[0]?.headers['authorization']).toBe('Token letter');
  });

  it.each([
    { reply: badToken, code: 'token_not_valid' },
    { reply: new Reply(410, { detail: 'Used.', code: 'link_inactive' }), code: 'link_inactive' },
    {
      reply: new Reply(409, { detail: 'Active.', code: 'already_active' }),
      code: 'already_active',
    },
  ])('say $code as data', async ({ reply, code }) => {
    const { ask } = createTestGateway({ 'GET /user/activate_account/': () => reply });

    const { data, errors } = await ask(
      'mutation { activateAccount(input: { token: "t" }) { activated errors { code } } }',
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({ activateAccount: { activated: false, errors: [{ code }] } });
  });

  it.each([
    { reply: { valid: true }, state: 'VALID' },
    { reply: badToken, state: 'INVALID' },
    { reply: new Reply(410, { detail: 'Late.', code: 'expired' }), state: 'EXPIRED' },
  ])('for a new password are $state', async ({ reply, state }) => {
    const { ask } = createTestGateway({ 'GET /user/change_pass/': () => reply });

    expect((await ask('{ passwordResetLink(token: "t") }')).data).toEqual({
      passwordResetLink: state,
    });
  });
});

it('registers in the words of the API, and names each field in the words of the graph', async () => {
  const { ask, asked } = createTestGateway({
    'POST /user/register/': () =>
      new Reply(400, {
        email: ['This email address is invalid or already in use!'],
        first_name: ['This field is required.'],
      }),
  });

  const { data } = await ask(
    `mutation { register(input: {
      firstName: "", lastName: "N", email: "a@b.example", password: "x", agreeTerms: true
    }) { email errors { field code } } }`,
  );

  expect(asked[0]?.body).toMatchObject({ first_name: '', agree_terms: true, language: 'en-US' });
  expect(data).toEqual({
    register: {
      email: null,
      errors: [
        { field: 'email', code: 'email_unavailable' },
        { field: 'firstName', code: 'required' },
      ],
    },
  });
});

it('ends a session that is over already', async () => {
  const { ask } = createTestGateway({ 'POST /user/logout/': () => badToken });

  expect((await ask('mutation { logout(input: { refresh: "r" }) { done } }')).data).toEqual({
    logout: { done: true },
  });
});
