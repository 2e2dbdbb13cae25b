import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { guessingKey, userLimits } from './limits.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';

const home = '203.0.113.40';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const abroad = '192.0.2.77';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ rateLimitFactor: 1 });
});
afterAll(() => api.close());

const login = (email: string, password: string, from: string, userAgent = '') =>
  api.fetch(
    '/api/user/login/',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ email, password }),
    },
    from,
  );

/** Wrong passwords, each from a network of its own, twenty at once. */
const guessFromEverywhere = async (email: string, count: number): Promise<number[]> => {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const wave = Array.from({ length: Math.min(20, count - statuses.length) }, (_, at) =>
      login(email, 'wrong', `198.18.${statuses.length + at}.1`),
    );
    for (const { status } of await Promise.all(wave)) statuses.push(status);
  }
  return statuses;
};

/** As after a day of guessing, when each further try waits a quarter of an hour. */
const guessForLong = async (email: string): Promise<void> => {
  for (let count = 0; count < 10; count += 1) {
    await api.tools.limits.isWithin(userLimits.loginSlowly, guessingKey(email));
  }
  const statuses = await guessFromEverywhere(email, 11);
  expect(new Set(statuses)).toEqual(new Set([401]));
};

/** Somebody who logged in at home once. */
const addResident = async (name: string): Promise<TestPerson> => {
  const person = await api.addPerson(name);
  expect((await login(person.email, goodPassword, home, firefox)).status).toBe(200);
  return person;
};

describe('guessing one password from two hundred addresses', () => {
  it('comes to a few tries, and locks nobody out where they logged in before', async () => {
    const { email } = await addResident('resident');
    const statuses = await guessFromEverywhere(email, 200);
    const tried = statuses.filter((status) => status === 401).length;
    expect(tried).toBeGreaterThan(10);
    // Ten, and one for each pause that is over before the last one asks.
    expect(tried).toBeLessThan(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - tried);

    expect((await login(email, goodPassword, '203.0.113.41', firefox)).status).toBe(200);
  });

  it('is refused alike whether or not the address has an account, and with the right password', async () => {
    const ask = async (email: string) => {
      await guessForLong(email);
      const refused = await login(email, goodPassword, abroad, firefox);
      const text = (await refused.text()).replace(/\d+ seconds/, 'some seconds');
      return { status: refused.status, text };
    };
    const known = await ask((await addResident('guessed')).email);
    expect(known.status).toBe(429);
    expect(known.text).toContain('some seconds');
    expect(await ask('nobody-at-all@example.com')).toEqual(known);
  });
});

describe('somebody elsewhere whose password is being guessed', () => {
  it('gets in as soon as a letter let them set a new one', async () => {
    const { email } = await addResident('traveller');
    await guessForLong(email);
    expect((await login(email, goodPassword, abroad)).status).toBe(429);

    await api.as(guest).post('/user/recover/', { email });
    const letters = await api.runJobs();
    const password = 'Amber!Teapot77';
    const reset = await api.fetch('/api/user/change_pass/', {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Token ${tokenIn(letters.at(-1))}`,
      },
      body: JSON.stringify({ password, password_confirm: password }),
    });
    expect(reset.status).toBe(200);
    expect((await login(email, password, abroad)).status).toBe(200);
  });
});
