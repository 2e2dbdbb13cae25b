import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword } from '../test/people.ts';

const office = '203.0.113.40';

let api: TestApi;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  api = await createTestApi({ rateLimitFactor: 1 });
});
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const login = (email: string, password: string, more: object = {}, from = office) =>
  api.fetch(
    '/api/user/login/',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, ...more }),
    },
    from,
  );
const statusOf = async (trying: Promise<Response>) => (await trying).status;
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

/** Fifty wrong passwords from the office, ten for each of five accounts. */
const fail = async () => {
  for (let count = 0; count < 50; count += 1) {
    expect(await statusOf(login(`guessed${count % 5}@example.com`, 'wrong'))).toBe(401);
  }
};
const encode = (proof: object) => Buffer.from(JSON.stringify(proof)).toString('base64');
const challengeIn = async (refused: Response) => {
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const { code, challenge } = (await refused.json()) as { code: string; challenge: Challenge };
  expect(code).toBe('throttled');
  return challenge;
};
const solve = async (challenge: Challenge) =>
  encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });

describe('after fifty wrong passwords from one address', () => {
  it('its other people log in, one after the other, without any work', async () => {
    const [first, second] = [await api.addPerson('first'), await api.addPerson('second')];
    await fail();
    for (const { email } of [first, second, first]) {
      expect(await statusOf(login(email, goodPassword))).toBe(200);
    }
  });

  it('a person who logged in there before is not kept waiting by others who guess', async () => {
    const { email } = await api.addPerson('resident');
    expect(await statusOf(login(email, goodPassword))).toBe(200);
    await fail();
    expect(await statusOf(login('new@example.com', 'wrong'))).toBe(401);
    expect(await statusOf(login('newer@example.com', 'wrong'))).toBe(429);
    expect(await statusOf(login(email, goodPassword))).toBe(200);
  });

  it('guessing goes on once in ten seconds, or after work', async () => {
    await fail();
    expect(await statusOf(login('spray1@example.com', 'wrong'))).toBe(401);
    const challenge = await challengeIn(await login('spray2@example.com', 'wrong'));
    const proof = await solve(challenge);
    expect(await statusOf(login('spray2@example.com', 'wrong', { proof }))).toBe(401);
    // The work was for one try, and for one account.
    expect(await statusOf(login('spray2@example.com', 'wrong', { proof }))).toBe(429);
    wait(11);
    expect(await statusOf(login('spray3@example.com', 'wrong'))).toBe(401);
  });

  it('tries that were refused do not count', async () => {
    await fail();
    for (let count = 0; count < 40; count += 1) {
      expect(await statusOf(login('guessed0@example.com', 'wrong'))).toBe(429);
    }
    const { email } = await api.addPerson('late');
    expect(await statusOf(login(email, goodPassword))).toBe(200);
    // A quarter of an hour after the wrong ones, nothing is left of them.
    wait(901);
    for (let count = 0; count < 10; count += 1) {
      expect(await statusOf(login('guessed0@example.com', 'wrong'))).toBe(401);
    }
  });
});

describe('after ten wrong passwords for one account from one address', () => {
  const failTen = async (email: string) => {
    for (let count = 0; count < 10; count += 1) {
      expect(await statusOf(login(email, 'wrong'))).toBe(401);
    }
  };

  it('its person gets in by a moment’s work, and by nothing else', async () => {
    const { email } = await api.addPerson('forgetful');
    const other = await api.addPerson('other');
    await failTen(email);

    const challenge = await challengeIn(await login(email, goodPassword));
    for (const proof of ['x', encode({ challenge }), '']) {
      expect(await statusOf(login(email, goodPassword, { proof }))).toBe(429);
    }
    const proof = await solve(challenge);
    // Somebody else's work, and work at another address, prove nothing here.
    expect(await statusOf(login(email, goodPassword, { proof }))).toBe(200);
    expect(await statusOf(login(other.email, goodPassword))).toBe(200);
  });

  it('the work of one account, or of another address, opens no other', async () => {
    const [ada, eve] = [await api.addPerson('ada'), await api.addPerson('eve')];
    await failTen(ada.email);
    await failTen(eve.email);
    const proof = await solve(await challengeIn(await login(eve.email, goodPassword)));
    expect(await statusOf(login(ada.email, goodPassword, { proof }))).toBe(429);

    const late = await solve(await challengeIn(await login(ada.email, goodPassword)));
    api.clock.skewMs = 601_000;
    expect(await statusOf(login(ada.email, goodPassword, { proof: late }))).toBe(429);
  });

  it('work does not outrun the pauses between guesses', async () => {
    const { email } = await api.addPerson('target');
    await failTen(email);
    const tried: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const proof = await solve(await challengeIn(await login(email, 'wrong')));
      tried.push(await statusOf(login(email, 'wrong', { proof })));
    }
    expect(tried.filter((status) => status === 401).length).toBeLessThan(3);
    expect(tried).toContain(429);
  });

  it('says the same of an address that has no account', async () => {
    const { email } = await api.addPerson('known');
    const refusal = async (address: string) => {
      await failTen(address);
      const refused = await login(address, goodPassword);
      const body = (await refused.json()) as Record<string, unknown>;
      return { status: refused.status, keys: Object.keys(body) };
    };
    expect(await refusal('nobody@example.com')).toEqual(await refusal(email));
  });
});
