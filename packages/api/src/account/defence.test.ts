import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { readAnswer } from '../test/workspace.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

const common = 'Password123!';
const refusal = 'This password is too easy to guess.';

const setPassword = (token: string, password: string) =>
  api.fetch('/api/user/change_pass/', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
    body: JSON.stringify({ password, password_confirm: password }),
  });

const askForReset = async () => {
  await api.as(guest).post('/user/recover/', { email: owner.email });
  return tokenIn((await api.runJobs()).at(-1));
};

describe('a password that everybody guesses', () => {
  it('opens no account', async () => {
    const answer = await api.as(guest).post('/user/register/', {
      first_name: 'Ada',
      last_name: 'Nowak',
      email: 'common@example.com',
      password: common,
      agree_terms: true,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ password: [refusal] });
  });

  it('is not set by the current one', async () => {
    const answer = await api.as(owner).put('/user/password/', {
      current_password: goodPassword,
      new_password: common,
      new_password_confirm: common,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ new_password: [refusal] });
  });

  it('is not set by a link, which can be used again for a better one', async () => {
    const token = await askForReset();
    const answer = await setPassword(token, common);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ password: [refusal] });

    expect((await setPassword(token, goodPassword)).status).toBe(200);
    expect((await setPassword(token, goodPassword)).status).toBe(401);
    owner = await api.addPerson('owner');
  });
});

it('keeps no secret of a link or a session in the database', async () => {
  const token = await askForReset();
  const { refresh, access } = await readAnswer<{ refresh: string; access: string }>(
    api.as(guest).post('/user/login/', { email: owner.email, password: goodPassword }),
  );

  const kept = await Promise.all(
    (['one_time_token', 'refresh_token', 'session', 'letter', 'security_event'] as const).map(
      (table) => api.database.selectFrom(table).selectAll().execute(),
    ),
  );
  const text = JSON.stringify(kept);
  expect(text).toContain(owner.accountId);
  for (const secret of [token, refresh, access]) expect(text).not.toContain(secret);
});

it('takes as long to recover an unknown address as a known one', async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const measure = async (kind: keyof typeof times, email: string) => {
    const startedAt = performance.now();
    expect((await api.as(guest).post('/user/recover/', { email })).status).toBe(200);
    times[kind].push(performance.now() - startedAt);
  };
  for (let round = 0; round < 10; round += 1) {
    // Somebody new each time: the fourth letter of an hour is left out, which is quick.
    const { email } = await api.addPerson(`round${round}`);
    await measure('known', email);
    await measure('unknown', `nobody${round}@example.com`);
  }
  const ratio = Math.min(...times.known) / Math.min(...times.unknown);
  // Without its least time an unknown address is answered several times as fast.
  expect(ratio).toBeGreaterThan(0.75);
  expect(ratio).toBeLessThan(1.33);
});

it('lets a session renew itself only so often, and says when it may again', async () => {
  const limited = await createTestApi({ rateLimitFactor: 0.1 });
  const { email } = await limited.addPerson('owner');
  const { refresh } = await readAnswer<{ refresh: string }>(
    limited.as(guest).post('/user/login/', { email, password: goodPassword }),
  );
  const ask = () => limited.as(guest).post('/user/api/token/refresh/', { refresh });

  for (let count = 0; count < 15; count += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    detail: `Too many requests. Try again in ${wait} seconds.`,
    code: 'throttled',
  });
  await limited.close();
});
