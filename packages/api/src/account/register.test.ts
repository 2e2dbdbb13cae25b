import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { readAnswer } from '../test/workspace.ts';
import { peopleSql } from './people.sql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ada = {
  first_name: 'Ada',
  last_name: 'Nowak',
  email: 'ada@example.com',
  password: goodPassword,
  agree_terms: true,
  language: 'en-US',
};
const register = (changes: object = {}) =>
  api.as(guest).post('/user/register/', { ...ada, ...changes });

describe('POST /user/register/', () => {
  it('opens an account that is not active yet', async () => {
    const response = await register();

    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      email: 'ada@example.com',
      is_active: false,
    });
  });

  it('sends one letter with a link, in the language of the person', async () => {
    await api.runJobs();
    await register({ email: 'zofia@example.com', first_name: 'Zofia', language: 'pl-PL' });
    const [letter, ...others] = await api.runJobs();

    expect(others).toEqual([]);
    expect(letter?.to).toEqual({ name: 'Zofia Nowak', address: 'zofia@example.com' });
    expect(letter?.subject).toBe('Aktywuj konto w Hearback');
    expect(letter?.text).toContain(`${api.settings.publicOrigin}/activate#t=${tokenIn(letter)}`);
  });

  it('keeps the password only as a hash', async () => {
    const person = await peopleSql.findByEmail(api.store.db, 'ada@example.com');
    expect(person?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes two spellings of an address for one', async () => {
    const response = await register({ email: 'ADA@Example.com' });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      email: ['This email address is invalid or already in use!'],
    });
  });

  it('leaves nothing behind when the address is taken', async () => {
    const count = () =>
      api.database
        .selectFrom('account')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    await register();
    expect(await count()).toEqual(before);
  });

  it('gives an address to one of two who ask at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => register({ email: 'race@example.com' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  });

  it.each([
    ['an empty body', {}, ['first_name', 'last_name', 'email', 'password', 'agree_terms']],
    ['no first name', { ...ada, first_name: ' ' }, ['first_name']],
    ['an email address without a domain', { ...ada, email: 'ada@' }, ['email']],
    ['two addresses in one', { ...ada, email: 'ada@example.com,eve@example.com' }, ['email']],
    ['a short password', { ...ada, password: 'Ab1#' }, ['password']],
    ['a password without a digit', { ...ada, password: 'Quiet#Lantern' }, ['password']],
    ['a password that everybody uses', { ...ada, password: 'P@ssw0rd2026!' }, ['password']],
    ['terms that were not agreed to', { ...ada, agree_terms: false }, ['agree_terms']],
    ['a language it does not speak', { ...ada, language: 'xx-XX' }, ['language']],
    ['a name with a null character', { ...ada, last_name: 'No\0wak' }, ['last_name']],
    [
      'a name that is an address',
      { ...ada, first_name: 'Win at evil.example/prize' },
      ['first_name'],
    ],
  ])('refuses %s, by field, in the order of the screen', async (_, body, fields) => {
    const response = await api.as(guest).post('/user/register/', body);

    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual(fields);
  });

  it('takes no notice of keys that are not its own', async () => {
    const response = await register({ email: 'keys@example.com', is_active: true, id: 'x' });

    expect(response.status).toBe(201);
    expect((await peopleSql.findByEmail(api.store.db, 'keys@example.com'))?.is_active).toBe(false);
  });
});

describe('POST /user/register/ with the quiet policy', () => {
  it('answers a taken address like a new one, and writes to its owner', async () => {
    const quiet = await createTestApi({ settings: { enumerationPolicy: 'quiet' } });
    const owner = await quiet.addPerson('owner');
    const response = await quiet.as(guest).post('/user/register/', { ...ada, email: owner.email });

    expect(response.status).toBe(201);
    const [letter] = await quiet.runJobs();
    expect(letter?.text).toContain('/reset-password#t=');
    await quiet.close();
  });
});

describe('POST /user/first_login/', () => {
  const tokenTo = async (email: string) =>
    tokenIn((await api.runJobs()).findLast(({ to }) => to.address === email));
  const open = async (email: string) => {
    const { first_login_token: token } = await readAnswer<{ first_login_token: string }>(
      register({ email, first_login: true }),
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    return { email, token, letter: await tokenTo(email) };
  };
  const activate = (letter: string) =>
    api.fetch('/api/user/activate_account/', { headers: { Authorization: `Token ${letter}` } });
  const firstLogin = (token: string) => api.as(guest).post('/user/first_login/', { token });
  const refused = { detail: 'Token is invalid', code: 'token_not_valid' };

  it('opens a session once, after the activation alone', async () => {
    const { token, letter, email } = await open('first@example.com');
    expect((await firstLogin(token)).status).toBe(401);
    await activate(letter);

    const tokens = await readAnswer<{ access: string; refresh: string }>(firstLogin(token));
    const me = await api.fetch('/api/user/details/', {
      headers: { Authorization: `Bearer ${tokens.access}` },
    });
    expect(await me.json()).toMatchObject({ email });
    const { status } = await api.as(guest).post('/user/api/token/refresh/', {
      refresh: tokens.refresh,
    });
    expect(status).toBe(200);

    const again = await firstLogin(token);
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject(refused);
  });

  it('opens one session for many who ask at once', async () => {
    const { token, letter } = await open('once@example.com');
    await activate(letter);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await firstLogin(token)).status),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  it('is over after a day, and with the password that was typed', async () => {
    const late = await open('late@example.com');
    await activate(late.letter);
    api.clock.skewMs = 86_401_000;
    expect((await firstLogin(late.token)).status).toBe(401);
    api.clock.skewMs = 0;

    const reset = await open('reset@example.com');
    await activate(reset.letter);
    await api.as(guest).post('/user/recover/', { email: reset.email });
    await api.fetch('/api/user/change_pass/', {
      method: 'PUT',
      headers: {
        Authorization: `Token ${await tokenTo(reset.email)}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        password: 'Another parasol 8!',
        password_confirm: 'Another parasol 8!',
      }),
    });
    expect((await firstLogin(reset.token)).status).toBe(401);
  });

  it('takes no other token, and no letter’s', async () => {
    const { token, letter } = await open('other@example.com');
    expect((await firstLogin(letter)).status).toBe(401);
    expect((await activate(token)).status).toBe(401);
    await activate(letter);
    expect((await firstLogin('x'.repeat(43))).status).toBe(401);
  });
});
