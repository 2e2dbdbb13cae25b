import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const login = (body: unknown) => api.as(guest).post('/user/login/', body);
const right = () => ({ email: owner.email, password: goodPassword });

describe('POST /user/login/', () => {
  it('gives a refresh and an access token, and lets nobody keep them by the way', async () => {
    const response = await login(right());
    const tokens = (await response.json()) as { refresh: string; access: string };

    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(Object.keys(tokens)).toEqual(['refresh', 'access']);
    expect(Object.keys(decodeJwt(tokens.access)).toSorted()).toEqual([
      'exp',
      'iat',
      'jti',
      'sid',
      'token_type',
      'user_id',
    ]);
    expect(decodeJwt(tokens.access)).toMatchObject({
      token_type: 'access',
      user_id: owner.userId,
      jti: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it('gives an access token of five minutes and a refresh token of a day', async () => {
    const { refresh, access } = (await (await login(right())).json()) as Record<string, string>;
    const life = (token: string | undefined) => {
      const { exp = 0, iat = 0 } = decodeJwt(token ?? '');
      return exp - iat;
    };
    expect(life(access)).toBe(300);
    expect(life(refresh)).toBe(86_400);
  });

  it('takes the address in any letter case', async () => {
    const response = await login({ ...right(), email: owner.email.toUpperCase() });
    expect(response.status).toBe(200);
  });

  it('answers a wrong password, an unknown address and an inactive account with the same bytes', async () => {
    await api.as(guest).post('/user/register/', {
      first_name: 'Ina',
      last_name: 'Active',
      email: 'inactive@example.com',
      password: goodPassword,
      agree_terms: true,
    });
    const answers = await Promise.all([
      login({ ...right(), password: 'wrong' }),
      login({ email: 'nobody@example.com', password: goodPassword }),
      login({ email: 'inactive@example.com', password: goodPassword }),
    ]);

    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.text()).toBe(
        '{"detail":"No active account found with the given credentials"}',
      );
    }
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const times = { unknown: [] as number[], wrong: [] as number[] };
    const measure = async (kind: keyof typeof times, email: string) => {
      const startedAt = performance.now();
      await login({ email, password: 'wrong' });
      times[kind].push(performance.now() - startedAt);
    };
    for (let round = 0; round < 15; round += 1) {
      await measure('unknown', 'nobody@example.com');
      await measure('wrong', owner.email);
    }
    // The fastest of many tells the work that has to be done; the others tell how busy the machine is.
    const ratio = Math.min(...times.unknown) / Math.min(...times.wrong);
    // Without a hash to compare with, an unknown address would take a tenth of the time.
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('compares one password, whoever is not let in', async () => {
    const matches = vi.spyOn(api.tools.passwords, 'matches');
    for (const email of [owner.email, 'nobody@example.com', 'inactive@example.com']) {
      await login({ email, password: 'wrong' });
    }
    expect(matches).toHaveBeenCalledTimes(3);
    matches.mockRestore();
  });

  // What two hundred times tell apart, of 0.5 by chance and 1 at most: a minute for `-- --all`.
  it.runIf(process.env['SECURITY_ALL'])(
    'cannot be told from its times why it lets nobody in',
    async () => {
      const measure = async (work: () => Promise<unknown>) => {
        const began = performance.now();
        await work();
        return performance.now() - began;
      };
      const wrong: number[] = [];
      const others = {
        unknown: [] as number[],
        inactive: [] as number[],
        unhashed: [] as number[],
      };
      // One after the other, so that whatever else the machine does slows all down alike.
      for (let round = 0; round < 200; round += 1) {
        const times = {
          wrong: await measure(() => login({ ...right(), password: 'wrong' })),
          unknown: await measure(() => login({ email: 'nobody@example.com', password: 'wrong' })),
          inactive: await measure(() =>
            login({ email: 'inactive@example.com', password: 'wrong' }),
          ),
          unhashed: await measure(() => login({ email: 'nobody@example.com' })),
        };
        wrong.push(times.wrong);
        for (const kind of ['unknown', 'inactive', 'unhashed'] as const)
          others[kind].push(times[kind]);
      }
      const toldApart = (times: readonly number[]) => {
        const wins = times.flatMap((time) => wrong.filter((other) => other > time));
        return wins.length / (times.length * wrong.length);
      };
      // By chance alone it strays by 0.03: this is more than six times as far.
      for (const times of [others.unknown, others.inactive]) {
        expect(toldApart(times)).toBeGreaterThan(0.3);
        expect(toldApart(times)).toBeLessThan(0.7);
      }
      // Without a hash it would be noticed.
      expect(toldApart(others.unhashed)).toBeGreaterThan(0.9);
    },
    600_000,
  );

  it('does not mind a useless Authorization header', async () => {
    const response = await api.as({ ...guest, access: 'junk' }).post('/user/login/', right());
    expect(response.status).toBe(200);
  });

  it.each([
    ['nothing', {}, { email: ['This field is required.'], password: ['This field is required.'] }],
    ['a list', [], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
    [
      'a null character',
      { email: 'a\0@example.com', password: 'x' },
      { email: ['Null characters are not allowed.'] },
    ],
    [
      'a password longer than any',
      { email: 'a@example.com', password: 'x'.repeat(129) },
      { password: ['The password must have at most 128 characters.'] },
    ],
  ])('refuses %s', async (_, body, issues) => {
    const response = await login(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(issues);
  });

  it('refuses text that is not JSON', async () => {
    const response = await api.fetch('/api/user/login/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: expect.stringMatching(/^JSON parse error - /),
    });
  });

  it('refuses what a form of another site could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await api.fetch('/api/user/login/', {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: JSON.stringify(right()),
      });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({
        detail: `Unsupported media type "${type}" in request.`,
      });
    }
  });

  it('refuses a body over 100 kB, said or not', async () => {
    const body = JSON.stringify({ ...right(), padding: 'x'.repeat(101_000) });
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    for (const sent of [body, stream]) {
      const response = await api.fetch('/api/user/login/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: sent,
        duplex: 'half',
      });
      expect(response.status).toBe(413);
    }
  });

  it('names the methods it has', async () => {
    const response = await api.as(guest).get('/user/login/');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
    expect(await response.json()).toMatchObject({ detail: 'Method "GET" not allowed.' });
  });
});

describe('POST /user/login/ under limits', () => {
  it('stops guessing after ten wrong passwords, says how long, and lets other addresses in', async () => {
    const limited = await createTestApi({ rateLimitFactor: 1 });
    const { email } = await limited.addPerson('target');
    const guess = (password: string, from: string) =>
      limited.fetch(
        '/api/user/login/',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, password }),
        },
        from,
      );

    for (let count = 0; count < 10; count += 1) {
      expect((await guess('wrong', '198.51.100.1')).status).toBe(401);
    }
    const refused = await guess(goodPassword, '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'throttled' });
    expect((await guess(goodPassword, '198.51.100.2')).status).toBe(200);
    await limited.close();
  });

  it('does not count logins that succeed', async () => {
    const limited = await createTestApi({ rateLimitFactor: 0.1 });
    const { email } = await limited.addPerson('busy');
    for (let count = 0; count < 8; count += 1) {
      const response = await limited
        .as(guest)
        .post('/user/login/', { email, password: goodPassword });
      expect(response.status).toBe(200);
    }
    await limited.close();
  });
});
