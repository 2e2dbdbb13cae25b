import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { readAnswer } from '../test/workspace.ts';
import { forgetGuessing } from './limits.ts';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('is tested with codes as RFC 6238 has them at second %d', (epoch, code) => {
  // `12345678901234567890` in base32.
  expect(generateSync({ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', epoch })).toBe(code);
});

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  api.jobs.splice(0);
  owner = await api.addPerson('owner');
});

interface Secret {
  secret: string;
  uri: string;
}

const path = '/user/second_factor/';
const begin = (password = goodPassword, room = api, person = owner) =>
  room.as(person).post(path, { password });
const codeOf = (secret: string, steps = 0, room = api) =>
  generateSync({ secret, epoch: room.tools.now().getTime() / 1_000 + steps * 30 });
const login = (more: object = {}, room = api, person = owner) =>
  room.as(guest).post('/user/login/', { email: person.email, password: goodPassword, ...more });

/** Switches codes on. The clock goes on to the next step, since the code of this one is used. */
async function switchOn(room = api, person = owner) {
  const { secret } = await readAnswer<Secret>(begin(goodPassword, room, person));
  const { recovery_codes: codes } = await readAnswer<{ recovery_codes: string[] }>(
    room.as(person).post(`${path}confirm/`, { code: codeOf(secret, 0, room) }),
  );
  room.clock.skewMs += 60_000;
  return { secret, codes };
}

const kinds = async () =>
  (
    await readAnswer<{ results: { kind: string }[] }>(api.as(owner).get('/user/events/'))
  ).results.map(({ kind }) => kind);

describe('one-time codes', () => {
  it('are off at first, and nothing is asked for until the app has shown one', async () => {
    expect(await readAnswer(api.as(owner).get(path))).toEqual({
      is_on: false,
      date_enabled: null,
      recovery_codes: 0,
    });
    expect((await begin('Wrong#Lantern42')).status).toBe(400);
    const { secret, uri } = await readAnswer<Secret>(begin());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Hearback:${encodeURIComponent(owner.email)}?secret=${secret}&issuer=Hearback`,
    );

    expect((await login()).status).toBe(200);
    // A code does no harm where none is asked for.
    expect((await login({ code: '123456' })).status).toBe(200);
    const wrong = await api.as(owner).post(`${path}confirm/`, { code: codeOf(secret, 5) });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toEqual({
      code: ['This code is not right, or it was used already.'],
    });
    expect((await login()).status).toBe(200);
  });

  it('are confirmed with ten recovery codes, a letter, and the end of other sessions', async () => {
    const other = await readAnswer<{ access: string }>(login());
    api.jobs.splice(0);
    const { codes, secret } = await switchOn();

    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const kept = await api.database.selectFrom('recovery_code').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain((codes[0] ?? '').replaceAll('-', '').toUpperCase());
    expect(await readAnswer(api.as(owner).get(path))).toMatchObject({
      is_on: true,
      recovery_codes: 10,
    });

    const there = api.as({ ...owner, access: other.access });
    expect((await there.get('/user/details/')).status).toBe(401);
    expect((await api.as(owner).get('/user/details/')).status).toBe(200);
    expect(await kinds()).toContain('second_factor_on');
    const letters = await api.runJobs();
    expect(letters.map(({ subject }) => subject)).toEqual([
      'One-time codes are on for your Hearback account',
    ]);
    expect(letters[0]?.text).not.toContain(secret);
    expect((await begin()).status).toBe(409);
    const again = await api.as(owner).post(`${path}confirm/`, { code: codeOf(secret) });
    expect(again.status).toBe(409);
  });
});

describe('a login where codes are on', () => {
  it('asks for one after the right password, and says nothing of it after a wrong one', async () => {
    const { secret } = await switchOn();
    const asked = await login();
    expect(asked.status).toBe(401);
    expect(await asked.json()).toEqual({
      detail: 'Send the code of the authenticator app, or a recovery code, with the password.',
      code: 'code_needed',
    });
    const code = codeOf(secret);
    expect(await (await login({ password: 'Wrong#Lantern42', code })).json()).toEqual({
      detail: 'No active account found with the given credentials',
    });
    const tokens = await readAnswer<{ access: string; refresh: string }>(login({ code }));
    expect(
      (await api.as(guest).post('/user/api/token/refresh/', { refresh: tokens.refresh })).status,
    ).toBe(200);
  });

  it.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('takes the code of %d steps from now with %d', async (steps, status) => {
    const { secret } = await switchOn();
    api.clock.skewMs += 60_000;
    expect((await login({ code: codeOf(secret, steps) })).status).toBe(status);
  });

  it('takes no code twice, none of before, and of many at once one', async () => {
    const { secret } = await switchOn();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login({ code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect((await login({ code: codeOf(secret, -1) })).status).toBe(400);
    expect((await login({ code: codeOf(secret, 1) })).status).toBe(200);
    expect(await kinds()).toContain('code_failed');
  });

  it('takes the code that switched it on no second time', async () => {
    const { secret } = await switchOn();
    api.clock.skewMs -= 60_000;
    expect((await login({ code: codeOf(secret) })).status).toBe(400);
  });

  it('takes each recovery code once, as people copy it, and tells by letter', async () => {
    const { codes } = await switchOn();
    await api.runJobs();
    const [first = '', second = ''] = codes;
    const answers = await Promise.all([login({ code: first }), login({ code: first })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await login({ code: ` ${second.toUpperCase().replaceAll('-', ' ')}` })).status).toBe(
      200,
    );
    expect(await readAnswer(api.as(owner).get(path))).toMatchObject({ recovery_codes: 8 });
    const subjects = (await api.runJobs()).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code was used for your Hearback account');
  });

  it('asks for one also after a new password from a letter', async () => {
    await switchOn();
    await api.database
      .updateTable('person')
      .set({ password_version: 2 })
      .where('id', '=', owner.userId)
      .execute();
    expect((await login()).status).toBe(401);
  });

  it('stops guessing after ten codes, wherever from, and still takes a recovery code', async () => {
    const limited = await createTestApi({ rateLimitFactor: 1 });
    const person = await limited.addPerson('guessed');
    const { secret, codes } = await switchOn(limited, person);
    const from = (address: string, code: string) =>
      limited.fetch(
        '/api/user/login/',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: person.email, password: goodPassword, code }),
        },
        address,
      );
    const wrong = codeOf(secret, 9, limited);
    for (let count = 0; count < 10; count += 1) {
      expect((await from(`198.51.${count}.1`, wrong)).status).toBe(400);
    }
    // Tries of the password count as well, and are forgotten here, so that it is the code that is refused.
    await forgetGuessing(limited.tools, person.email.toLowerCase());
    expect((await from('203.0.113.9', codeOf(secret, 0, limited))).status).toBe(429);
    await forgetGuessing(limited.tools, person.email.toLowerCase());
    expect((await from('203.0.113.11', codes[0] ?? '')).status).toBe(200);
    expect((await from('203.0.113.12', codeOf(secret, 0, limited))).status).toBe(200);
    await limited.close();
  });
});

describe('switching off', () => {
  const off = (more: object) =>
    api.as(owner).delete(path, { password: goodPassword, code: '000000', ...more });

  it('takes the password and a code, ends other sessions and tells by letter', async () => {
    const { secret } = await switchOn();
    const other = await readAnswer<{ access: string }>(login({ code: codeOf(secret) }));
    api.jobs.splice(0);
    api.clock.skewMs += 60_000;
    expect((await off({ code: codeOf(secret, 7) })).status).toBe(400);
    expect((await off({ password: 'Wrong#Lantern42', code: codeOf(secret) })).status).toBe(400);
    expect((await login()).status).toBe(401);

    expect((await off({ code: codeOf(secret) })).status).toBe(204);

    expect((await login()).status).toBe(200);
    const there = api.as({ ...owner, access: other.access });
    expect((await there.get('/user/details/')).status).toBe(401);
    expect(await kinds()).toContain('second_factor_off');
    const subjects = (await api.runJobs()).map(({ subject }) => subject);
    expect(subjects).toContain('One-time codes are off for your Hearback account');
    expect((await off({ code: codeOf(secret, 1) })).status).toBe(404);
  });

  it('of recovery codes: ten new ones end those before', async () => {
    const { codes, secret } = await switchOn();
    const renewed = await readAnswer<{ recovery_codes: string[] }>(
      api.as(owner).post(`${path}recovery_code/`, { password: goodPassword, code: codeOf(secret) }),
    );
    expect(renewed.recovery_codes).toHaveLength(10);
    expect((await login({ code: codes[0] })).status).toBe(400);
    expect((await login({ code: renewed.recovery_codes[0] })).status).toBe(200);
  });

  it('is for nobody else', async () => {
    await switchOn();
    const stranger = await api.addPerson('stranger');
    expect(await readAnswer(api.as(stranger).get(path))).toMatchObject({ is_on: false });
    expect((await api.as(guest).get(path)).status).toBe(401);
  });
});
