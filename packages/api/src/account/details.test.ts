import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.addPerson('owner');
});

describe('GET /user/details/', () => {
  it('shows the person who asks, and when their trial ends', async () => {
    const response = await api.as(owner).get('/user/details/');
    const details = (await response.json()) as { date_joined: string; trial_ends: string };

    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(details).toMatchObject({
      id: owner.userId,
      first_name: 'Ada',
      email: owner.email.toLowerCase(),
      theme: 0,
      language: 'en-US',
      has_setup: false,
      has_sample: false,
    });
    const days = (Date.parse(details.trial_ends) - Date.parse(details.date_joined)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(89);
    expect(days).toBeLessThanOrEqual(92);
  });

  it.each([
    ['nothing', undefined, { detail: 'Authentication credentials were not provided.' }],
    ['a scheme it does not know', 'Token x', { code: 'not_authenticated' }],
    ['a scheme alone', 'Bearer', { code: 'bad_authorization_header' }],
    ['three words', 'Bearer x y', { code: 'bad_authorization_header' }],
    [
      'a forged token',
      'Bearer junk',
      {
        detail: 'Given token not valid for any token type',
        code: 'token_not_valid',
        messages: [
          { token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid' },
        ],
      },
    ],
  ])('refuses %s', async (_, authorization, answer) => {
    const response = await api.fetch('/api/user/details/', {
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="api"');
    expect(await response.json()).toMatchObject(answer);
  });

  it('takes the scheme in any letter case', async () => {
    const response = await api.fetch('/api/user/details/', {
      headers: { Authorization: `bearer ${owner.access}` },
    });
    expect(response.status).toBe(200);
  });

  it('refuses a refresh token', async () => {
    const login = await api
      .as(guest)
      .post('/user/login/', { email: owner.email, password: goodPassword });
    const { refresh } = (await login.json()) as { refresh: string };
    const response = await api.as({ ...owner, access: refresh }).get('/user/details/');
    expect(response.status).toBe(401);
  });

  it('refuses a person who was made inactive, within five seconds', async () => {
    await api.as(owner).get('/user/details/');
    await api.database
      .updateTable('person')
      .set({ is_active: false })
      .where('account_id', '=', owner.accountId)
      .execute();
    api.clock.skewMs = 5_100;
    const response = await api.as(owner).get('/user/details/');
    api.clock.skewMs = 0;

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'user_inactive' });
  });
});

describe('PATCH /user/details/', () => {
  it('changes what is given and keeps the rest', async () => {
    const response = await api.as(owner).patch('/user/details/', { theme: 1, language: 'pl-PL' });
    expect(await response.json()).toMatchObject({ theme: 1, language: 'pl-PL', first_name: 'Ada' });

    const after = await api.as(owner).get('/user/details/');
    expect(await after.json()).toMatchObject({ theme: 1, language: 'pl-PL' });
  });

  it('changes nothing when nothing is given', async () => {
    const response = await api.as(owner).patch('/user/details/', {});
    expect(response.status).toBe(200);
  });

  it.each([
    [{ theme: 2 }, 'theme'],
    [{ language: 'xx' }, 'language'],
    [{ first_name: '' }, 'first_name'],
    [{ has_setup: 'yes' }, 'has_setup'],
  ])('refuses %j', async (body, field) => {
    const response = await api.as(owner).patch('/user/details/', body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual([field]);
  });

  it('takes no notice of what is not the person’s to change', async () => {
    await api.as(owner).patch('/user/details/', { email: 'other@example.com', is_active: false });
    const after = await api.as(owner).get('/user/details/');
    expect(await after.json()).toMatchObject({ email: owner.email.toLowerCase() });
  });

  it('changes nobody else', async () => {
    const stranger = await api.addPerson('stranger');
    await api.as(owner).patch('/user/details/', { first_name: 'Changed' });
    const other = await api.as(stranger).get('/user/details/');
    expect(await other.json()).toMatchObject({ first_name: 'Ada' });
  });
});

describe('PUT /user/password/', () => {
  const next = 'Amber!Teapot77';
  const change = (body: object = {}) =>
    api.as(owner).put('/user/password/', {
      current_password: goodPassword,
      new_password: next,
      new_password_confirm: next,
      ...body,
    });
  const login = (password: string) =>
    api.as(guest).post('/user/login/', { email: owner.email, password });

  it('sets the password, keeps this session and ends the others', async () => {
    const other = (await (await login(goodPassword)).json()) as { access: string };
    expect((await change()).status).toBe(200);

    expect((await login(next)).status).toBe(200);
    expect((await login(goodPassword)).status).toBe(401);
    expect((await api.as(owner).get('/user/details/')).status).toBe(200);
    expect((await api.as({ ...owner, access: other.access }).get('/user/details/')).status).toBe(
      401,
    );
    const letters = await api.runJobs();
    expect(letters.at(-1)?.subject).toBe('Your Hearback password was changed');
  });

  it.each([
    ['a wrong current password', { current_password: 'wrong' }, 'current_password'],
    ['a weak new one', { new_password: 'weak', new_password_confirm: 'weak' }, 'new_password'],
    [
      'one that everybody uses',
      { new_password: 'Qwerty12345!', new_password_confirm: 'Qwerty12345!' },
      'new_password',
    ],
    ['two that differ', { new_password_confirm: 'x' }, 'new_password_confirm'],
  ])('refuses %s', async (_, body, field) => {
    const response = await change(body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual([field]);
  });

  it('is not for guests', async () => {
    expect((await api.as(guest).put('/user/password/', {})).status).toBe(401);
  });
});
