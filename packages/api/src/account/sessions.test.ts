import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { UserSession } from './sessionContract.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { readAnswer } from '../test/workspace.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

interface From {
  userAgent?: string;
  address?: string;
  rotate?: boolean;
  remember?: boolean;
}

/** Logs a person in on a device. */
const logIn = async (person: TestPerson, from: From = {}) => {
  const { userAgent = firefox, address = '203.0.113.77', ...more } = from;
  const answer = api.fetch(
    '/api/user/login/',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ email: person.email, password: goodPassword, ...more }),
    },
    address,
  );
  const tokens = await readAnswer<{ access: string; refresh: string }>(answer);
  return { ...person, ...tokens };
};

const list = async (person: TestPerson) =>
  (await readAnswer<{ results: UserSession[] }>(api.as(person).get('/user/sessions/'))).results;

const statusOf = async (person: TestPerson) => (await api.as(person).get('/user/details/')).status;

describe('GET /user/sessions/', () => {
  it('lists where the person is logged in, the session that asks first', async () => {
    const owner = await api.addPerson('owner');
    const desk = await logIn(owner, { remember: true, rotate: true });
    const hand = await logIn(owner, { userAgent: phone, address: '2001:db8:1:2:3:4:5:6' });

    const sessions = await list(hand);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      is_current: true,
      date_created: expect.any(String),
      last_seen: expect.any(String),
      user_agent: phone,
      device: 'Safari on iPhone',
      address: '2001:db8:1::/48',
      is_remembered: false,
    });
    expect(sessions[1]).toMatchObject({
      is_current: false,
      device: 'Firefox on Windows',
      address: '203.0.113.0/24',
      is_remembered: true,
    });
    expect((await list(desk))[0]?.is_current).toBe(true);
  });

  it('keeps no whole address anywhere', async () => {
    const owner = await logIn(await api.addPerson('owner'), { address: '198.51.100.123' });
    await api.as(guest).post('/user/login/', { email: owner.email, password: 'wrong' });

    for (const table of ['session', 'security_event', 'letter', 'person'] as const) {
      const rows = await api.database.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.[1-9]|203\.0\.113\.[1-9]/);
    }
  });

  it('notes at a refresh when and where a session was last used', async () => {
    const owner = await logIn(await api.addPerson('owner'), { rotate: true });
    api.clock.skewMs = 3_600_000;
    const refreshed = await readAnswer<{ access: string }>(
      api.fetch(
        '/api/user/api/token/refresh/',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ refresh: owner.refresh }),
        },
        '192.0.2.9',
      ),
    );

    const [session] = await list({ ...owner, ...refreshed });
    api.clock.skewMs = 0;
    const { last_seen = '', date_created = '', address } = session ?? {};
    expect(Date.parse(last_seen) - Date.parse(date_created)).toBeGreaterThanOrEqual(3_600_000);
    expect(address).toBe('192.0.2.0/24');
  });

  it('leaves out sessions that nobody can use any more', async () => {
    const owner = await api.addPerson('owner');
    await logIn(owner);
    expect(await list(owner)).toHaveLength(2);

    // The session of the test itself was not used for two days either.
    api.clock.skewMs = 2 * 86_400_000;
    const fresh = await logIn(owner);
    expect(await list(fresh)).toHaveLength(1);
    api.clock.skewMs = 0;
  });

  it.each([
    ['a browser that calls itself anything', 'x'.repeat(5_000), 300],
    ['control characters', 'a\tb', 3],
  ])('keeps a short line of %s', async (_, userAgent, length) => {
    const owner = await logIn(await api.addPerson('owner'), { userAgent });
    const [session] = await list(owner);
    expect(session?.user_agent).toHaveLength(length);
    expect(session?.device).toBe('');
  });
});

describe('DELETE /user/sessions/{id}/', () => {
  it('logs one device out at once, and leaves the others alone', async () => {
    const owner = await api.addPerson('owner');
    const desk = await logIn(owner);
    const hand = await logIn(owner, { userAgent: phone });
    const lost = (await list(desk)).find(({ device }) => device === 'Safari on iPhone');
    expect([await statusOf(desk), await statusOf(hand)]).toEqual([200, 200]);

    const answer = await api.as(desk).delete(`/user/sessions/${lost?.id}/`);

    expect(answer.status).toBe(204);
    expect([await statusOf(desk), await statusOf(hand)]).toEqual([200, 401]);
    const refresh = await api.as(guest).post('/user/api/token/refresh/', { refresh: hand.refresh });
    expect(refresh.status).toBe(401);
    expect((await api.as(desk).delete(`/user/sessions/${lost?.id}/`)).status).toBe(404);
  });

  it('permits nobody but the person', async () => {
    const owner = await api.addPerson('owner');
    const stranger = await api.addPerson('stranger');
    const [session] = await list(owner);
    const path = `/user/sessions/${session?.id}/`;

    expect((await api.as(guest).delete(path)).status).toBe(401);
    expect((await api.as(stranger).delete(path)).status).toBe(404);
    expect((await api.as(stranger).delete('/user/sessions/nothing/')).status).toBe(404);
    expect(await statusOf(owner)).toBe(200);
  });
});

describe('POST /user/sessions/end_others/', () => {
  it('logs every device out but the one that asks, and no stranger', async () => {
    const owner = await api.addPerson('owner');
    const stranger = await api.addPerson('stranger');
    const desk = await logIn(owner);
    const hand = await logIn(owner, { userAgent: phone });

    const answer = await api.as(hand).post('/user/sessions/end_others/', {});

    expect(answer.status).toBe(204);
    const each = await Promise.all([desk, owner, hand, stranger].map(statusOf));
    expect(each).toEqual([401, 401, 200, 200]);
    expect(await list(hand)).toHaveLength(1);
  });

  it('is refused without a session', async () => {
    expect((await api.as(guest).post('/user/sessions/end_others/', {})).status).toBe(401);
    expect((await api.as(guest).get('/user/sessions/')).status).toBe(401);
  });
});
