import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { goodPassword, guest } from '../../test/people.ts';
import { tokenIn } from '../../test/tokenIn.ts';

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
    const person = await api.store.people.findByEmail('ada@example.com');
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
    expect((await api.store.people.findByEmail('keys@example.com'))?.is_active).toBe(false);
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
