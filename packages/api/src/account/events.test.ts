import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { SecurityEvent } from './securityEventsContract.ts';
import { purge } from '../operator/purge.ts';
import { answersAt } from '../test/answers.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { makeOpenWorkspace, readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
  await api.runJobs();
});
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.fetch(`/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'User-Agent': firefox, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const logIn = async (userAgent = firefox, password = goodPassword) => {
  const body = { email: owner.email, password };
  const answer = await send('POST', '/user/login/', body, { 'User-Agent': userAgent });
  return (await answer.json()) as { access: string; refresh: string };
};

interface EventPage {
  count: number;
  next: string | null;
  results: SecurityEvent[];
}

const list = (query = '', person = owner) =>
  readAnswer<EventPage>(api.as(person).get(`/user/events/${query}`));

const kinds = async () => (await list()).results.map(({ kind }) => kind);

describe('GET /user/events/', () => {
  it('says what happened, in which network and on which device, newest first', async () => {
    const first = await logIn();
    await logIn(firefox, 'wrong');

    const { results } = await list('', { ...owner, access: first.access });
    expect(results).toEqual([
      {
        id: expect.any(String),
        kind: 'login_failed',
        date_created: expect.any(String),
        address: '203.0.113.0/24',
        device: 'Firefox on Linux',
        is_current: false,
        counts: null,
        letter: null,
        api_key: null,
        webhook: null,
        colleague: null,
        by: null,
      },
      expect.objectContaining({ kind: 'logged_in', is_current: true }),
    ]);
  });

  it('tells of each thing that a person does with their account', async () => {
    const tokens = await logIn();
    const bearer = { Authorization: `Bearer ${tokens.access}` };
    await logIn();
    await send('PATCH', '/user/details/', { language: 'pl-PL' }, bearer);
    await send('PATCH', '/user/details/', { language: 'pl-PL', theme: 1 }, bearer);
    await send('POST', '/user/sessions/end_others/', {}, bearer);
    const changed = `${goodPassword}!`;
    await send(
      'PUT',
      '/user/password/',
      { current_password: goodPassword, new_password: changed, new_password_confirm: changed },
      bearer,
    );
    await send('POST', '/user/recover/', { email: owner.email });
    await send('POST', '/user/logout/', { refresh: tokens.refresh });
    const letters = await api.runJobs();
    const reset = letters.find(({ text }) => text.includes('#t='));
    owner = { ...owner, access: (await logIn(firefox, changed)).access };

    expect(await kinds()).toEqual([
      'logged_in',
      'logged_out',
      'reset_asked',
      'password_changed',
      'other_sessions_ended',
      'language_changed',
      'logged_in',
      'logged_in',
    ]);

    const body = { password: goodPassword, password_confirm: goodPassword };
    const headers = { Authorization: `Token ${tokenIn(reset)}` };
    expect((await send('PUT', '/user/change_pass/', body, headers)).status).toBe(200);
    owner = { ...owner, access: (await logIn()).access };
    expect((await kinds()).slice(0, 2)).toEqual(['logged_in', 'password_reset']);
  });

  it('tells how much was deleted, and nothing when nothing was', async () => {
    const { company, form } = await makeOpenWorkspace(api, owner);
    const { post } = api.as(owner);
    await post('/form/bulk_delete/', { ids: [form.id] });
    await post('/company/bulk_delete/', { ids: [company.id] });
    expect((await post('/company/bulk_delete/', { ids: [company.id] })).status).toBe(404);

    const { results } = await list();
    expect(results.map(({ kind, counts }) => ({ kind, counts }))).toEqual([
      {
        kind: 'companies_removed',
        counts: { removed: 1, locations: 1, codes: 1, feedback: 0 },
      },
      { kind: 'forms_removed', counts: { removed: 1, locations: 0, codes: 1, feedback: 0 } },
    ]);
  });

  it('tells of a device that was logged out, and of answers that were deleted', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    const { leave, list: answers } = answersAt(api, owner, code.slug);
    await leave({}, {});
    const ids = (await answers()).map(({ id }) => id);
    const { post, get, delete: remove } = api.as(owner);
    await post('/feedback/bulk_delete/', { ids });
    await logIn();
    const { results: sessions } = await readAnswer<{
      results: { id: string; is_current: boolean }[];
    }>(get('/user/sessions/'));
    const other = sessions.find(({ is_current: isCurrent }) => !isCurrent);
    expect((await remove(`/user/sessions/${other?.id}/`)).status).toBe(204);

    expect((await kinds()).slice(0, 3)).toEqual(['session_ended', 'logged_in', 'feedback_removed']);
  });

  it('counts its pages', async () => {
    await Promise.all([1, 2, 3].map(() => logIn()));
    const { count, next, results } = await list('?page=2&page_size=2');
    expect({ count, next, length: results.length }).toEqual({ count: 3, next: null, length: 1 });
  });

  it('shows nobody what happened to others', async () => {
    await logIn();
    const stranger = await api.addPerson('stranger');
    expect((await list('', stranger)).results).toEqual([]);
    expect((await api.as(guest).get('/user/events/')).status).toBe(401);
  });

  it('stops counting failed logins when somebody keeps guessing, for an hour', async () => {
    for (let guess = 0; guess < 23; guess += 1) await logIn(firefox, 'wrong');
    expect((await list('?page_size=100')).count).toBe(20);

    api.clock.skewMs = 3_700_000;
    await logIn(firefox, 'wrong');
    expect((await list('?page_size=100')).count).toBe(21);
  });

  it('forgets after 400 days, and nothing before', async () => {
    await logIn();
    api.clock.skewMs = 399 * 86_400_000;
    await purge(api.tools);
    const left = () =>
      api.database
        .selectFrom('security_event')
        .where('account_id', '=', owner.accountId)
        .select('kind')
        .execute();
    expect(await left()).toHaveLength(1);

    api.clock.skewMs = 401 * 86_400_000;
    await purge(api.tools);
    expect(await left()).toEqual([]);
  });
});

describe('a login from a new device', () => {
  it('is told in a letter, but for the very first and for devices known before', async () => {
    await logIn();
    expect(await api.runJobs()).toEqual([]);
    await logIn();
    expect(await api.runJobs()).toEqual([]);

    await logIn(chrome);
    const [letter, ...more] = await api.runJobs();
    expect(more).toEqual([]);
    expect(letter?.to.address).toBe(owner.email);
    expect(letter?.subject).toBe('New login to your Hearback account');
    expect(letter?.text).toContain('Device: Chrome on Linux');
    expect(letter?.text).toContain('Network: 203.0.113.0/24');
    expect(letter?.text).toContain('/account/?tab=security');

    await logIn(chrome);
    expect(await api.runJobs()).toEqual([]);
    expect(await kinds()).toEqual(['logged_in', 'new_device', 'logged_in', 'logged_in']);
  });

  it('is not told of a wrong password', async () => {
    await logIn();
    await logIn(chrome, 'wrong');
    expect(await api.runJobs()).toEqual([]);
  });

  it('is told in the language of the person', async () => {
    await logIn();
    await api.as(owner).patch('/user/details/', { language: 'pl-PL' });
    await logIn(chrome);
    const [letter] = await api.runJobs();
    expect(letter?.text).toContain('Urządzenie: Chrome, Linux');
  });
});
