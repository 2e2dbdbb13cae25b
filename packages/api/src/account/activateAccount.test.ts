import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sendActivation } from '../jobs/accountLetters.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

let registered = 0;
const register = async () => {
  registered += 1;
  const email = `person${registered}@example.com`;
  await api.as(guest).post('/user/register/', {
    first_name: 'Ada',
    last_name: 'Nowak',
    email,
    password: goodPassword,
    agree_terms: true,
  });
  const [letter] = await api.runJobs();
  return { email, token: tokenIn(letter) };
};
const activate = (token: string) =>
  api.fetch('/api/user/activate_account/', { headers: { Authorization: `Token ${token}` } });
const login = (email: string) =>
  api.as(guest).post('/user/login/', { email, password: goodPassword });

describe('GET /user/activate_account/', () => {
  it('makes the account active, so that its person can log in', async () => {
    const { email, token } = await register();
    expect((await login(email)).status).toBe(401);

    const response = await activate(token);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ email });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Vary')).toContain('Authorization');
    expect((await login(email)).status).toBe(200);
  });

  it('says that the account is active already the second time', async () => {
    const { token } = await register();
    await activate(token);
    const response = await activate(token);

    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      detail: 'The account is already active.',
      code: 'already_active',
    });
  });

  it('lets one of many at once activate', async () => {
    const { token } = await register();
    const answers = await Promise.all(Array.from({ length: 20 }, () => activate(token)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
  });

  it('refuses a link that is older than it may be', async () => {
    const { token } = await register();
    api.clock.skewMs = api.settings.activationTtlSeconds * 1_000 + 1_000;
    const response = await activate(token);
    api.clock.skewMs = 0;

    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ code: 'link_inactive' });
  });

  it('refuses a forged token', async () => {
    const response = await activate('x'.repeat(43));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: 'Token is invalid', code: 'token_not_valid' });
  });

  it('refuses a token that is for a new password', async () => {
    const { email, token } = await register();
    await activate(token);
    await api.as(guest).post('/user/recover/', { email });
    const [letter] = await api.runJobs();

    expect((await activate(tokenIn(letter))).status).toBe(401);
  });

  it.each([
    ['a bare visit', {}],
    ['a session instead of a token', { Authorization: 'Bearer x' }],
  ])('does nothing on %s', async (_, headers) => {
    const response = await api.fetch('/api/user/activate_account/', { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="api"');
  });
});

describe('POST /user/request_activation_link/', () => {
  const ask = (email: unknown) => api.as(guest).post('/user/request_activation_link/', { email });

  it('sends the letter again, and both links work', async () => {
    const { email, token } = await register();
    expect((await ask(email)).status).toBe(200);
    const [letter] = await api.runJobs();

    expect(tokenIn(letter)).not.toBe(token);
    expect((await activate(tokenIn(letter))).status).toBe(200);
  });

  it('sends at most three letters an hour to one address', async () => {
    const { email } = await register();
    for (let count = 0; count < 5; count += 1) expect((await ask(email)).status).toBe(200);
    expect(await api.runJobs()).toHaveLength(2);
  });

  it('says for a day that an address does not exist when its mail server said so', async () => {
    const { email } = await register();
    expect((await ask(email)).status).toBe(200);
    const error = Object.assign(new Error('550 5.1.1 No such user'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
    });
    const mailer = { send: () => Promise.reject(error), close: () => undefined };
    for (const { name, input } of api.jobs.splice(0)) {
      if (name === 'sendActivation') await sendActivation.run(input, { ...api.tools, mailer });
    }

    const gone = await ask(email);
    expect(gone.status).toBe(410);
    expect(await gone.json()).toEqual({
      detail: 'This email does not exist anymore!',
      code: 'email_gone',
    });

    api.clock.skewMs = 25 * 3_600_000;
    expect((await ask(email)).status).toBe(200);
    expect(await api.runJobs()).toHaveLength(1);
    api.clock.skewMs = 0;
  });

  it('tells an unknown address from an active account', async () => {
    const unknown = await ask('nobody@example.com');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'no_account' });

    const { email } = await api.addPerson('active');
    const active = await ask(email);
    expect(active.status).toBe(400);
    expect(await active.json()).toMatchObject({ code: 'invalid_or_active' });
  });

  it.each([[''], ['ada'], [null], [7]])('refuses %j as an address', async (email) => {
    const response = await ask(email);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual(['email']);
  });

  it('answers alike for every address when the policy is quiet', async () => {
    const quiet = await createTestApi({ settings: { enumerationPolicy: 'quiet' } });
    const { email } = await quiet.addPerson('active');
    const send = (address: string) =>
      quiet.as(guest).post('/user/request_activation_link/', { email: address });

    expect((await send(email)).status).toBe(200);
    expect((await send('nobody@example.com')).status).toBe(200);
    expect(quiet.jobs).toEqual([]);
    await quiet.close();
  });
});
