import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';

interface Tokens {
  access: string;
  refresh: string;
}

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.skewMs = 0;
  owner = await api.addPerson('owner');
});

const login = async (options: object = { rotate: true }): Promise<Tokens> => {
  const response = await api
    .as(guest)
    .post('/user/login/', { email: owner.email, password: goodPassword, ...options });
  return (await response.json()) as Tokens;
};
const refresh = (token: string) =>
  api.as(guest).post('/user/api/token/refresh/', { refresh: token });
const verify = (token: string) => api.as(guest).post('/user/api/token/verify/', { token });
const refreshed = async (token: string): Promise<Tokens> =>
  (await (await refresh(token)).json()) as Tokens;
const meWith = (access: string) => api.as({ ...owner, access }).get('/user/details/');

describe('POST /user/api/token/refresh/', () => {
  it('keeps the refresh token of a session that does not rotate', async () => {
    const tokens = await login({});
    const first = await refresh(tokens.refresh);
    const second = await refresh(tokens.refresh);

    expect(Object.keys((await first.json()) as object)).toEqual(['access']);
    expect(second.status).toBe(200);
  });

  it('gives a new refresh token in a session that rotates', async () => {
    const tokens = await login();
    const next = await refreshed(tokens.refresh);

    expect(next.refresh).not.toBe(tokens.refresh);
    expect((await meWith(next.access)).status).toBe(200);
    expect((await refresh(next.refresh)).status).toBe(200);
  });

  it('ignores the expired access token that clients send along', async () => {
    const tokens = await login();
    const response = await api
      .as({ ...guest, access: 'expired.or.junk' })
      .post('/user/api/token/refresh/', { refresh: tokens.refresh });
    expect(response.status).toBe(200);
  });

  it('gives twenty who ask at once the same one child, round after round', async () => {
    let { refresh: current } = await login();
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(current)));
      const children = new Set(answers.map((answer) => answer.refresh));
      expect(children.size).toBe(1);
      current = answers[0]?.refresh ?? '';
      expect(current).not.toBe('');
    }
  });

  it('gives the same child again when the answer was lost on the way', async () => {
    const tokens = await login();
    const lost = await refreshed(tokens.refresh);
    api.clock.skewMs = 9_000;
    expect((await refreshed(tokens.refresh)).refresh).toBe(lost.refresh);
  });

  it('ends the whole session when a token is used again later', async () => {
    const tokens = await login();
    const child = await refreshed(tokens.refresh);
    api.clock.skewMs = 11_000;
    const reused = await refresh(tokens.refresh);

    expect(reused.status).toBe(401);
    expect(await reused.json()).toEqual({
      detail: 'Token is blacklisted',
      code: 'token_not_valid',
    });
    expect((await refresh(child.refresh)).status).toBe(401);
    expect((await meWith(child.access)).status).toBe(401);
  });

  it('ends the whole session when a grandparent comes back', async () => {
    const tokens = await login();
    const child = await refreshed(tokens.refresh);
    const grandchild = await refreshed(child.refresh);

    expect((await refresh(tokens.refresh)).status).toBe(401);
    expect((await refresh(grandchild.refresh)).status).toBe(401);
    const events = await api.database
      .selectFrom('security_event')
      .where('account_id', '=', owner.accountId)
      .where('kind', '=', 'refresh_token_reused')
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  });

  it('leaves the other sessions of the person alone', async () => {
    const stolen = await login();
    const other = await login();
    const child = await refreshed(stolen.refresh);
    await refreshed(child.refresh);
    await refresh(stolen.refresh);
    expect((await refresh(other.refresh)).status).toBe(200);
  });

  it('ends a session that nobody used for a day, and one that is remembered after seven', async () => {
    const day = 86_400_000;
    const short = await login();
    const long = await login({ rotate: true, remember: true });

    api.clock.skewMs = day + 1_000;
    expect((await refresh(short.refresh)).status).toBe(401);
    const kept = await refreshed(long.refresh);
    api.clock.skewMs = 8.5 * day;
    expect((await refresh(kept.refresh)).status).toBe(401);
  });

  it('ends a remembered session after thirty days, however much it is used', async () => {
    const day = 86_400_000;
    let { refresh: current } = await login({ rotate: true, remember: true });
    for (let days = 6; days < 30; days += 6) {
      api.clock.skewMs = days * day;
      current = (await refreshed(current)).refresh;
    }
    api.clock.skewMs = 30 * day + 1_000;
    expect((await refresh(current)).status).toBe(401);
  });

  it('refuses an access token', async () => {
    const { access } = await login();
    const response = await refresh(access);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      detail: 'Token has wrong type',
      code: 'token_not_valid',
    });
  });

  it('refuses nothing by name', async () => {
    const response = await api.as(guest).post('/user/api/token/refresh/', {});
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ refresh: ['This field is required.'] });
  });
});

describe('POST /user/api/token/verify/', () => {
  it('accepts both tokens of a living session', async () => {
    const { access, refresh: token } = await login();
    for (const good of [access, token]) {
      const response = await verify(good);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({});
    }
  });

  it('says when a token is too old', async () => {
    const { access } = await login();
    api.clock.skewMs = 301_000;
    const response = await verify(access);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: 'Token is expired', code: 'token_not_valid' });
  });

  it('refuses a refresh token that was exchanged', async () => {
    const { refresh: token } = await login();
    await refresh(token);
    expect((await verify(token)).status).toBe(401);
  });

  it('refuses forged tokens', async () => {
    const { access } = await login();
    const claims = {
      token_type: 'access',
      jti: 'a'.repeat(32),
      user_id: owner.userId,
      sid: owner.userId,
      iat: Math.floor(Date.now() / 1_000),
      exp: Math.floor(Date.now() / 1_000) + 300,
    };
    const otherKey = new TextEncoder().encode('another secret that is long enough too');
    const forged = [
      'junk',
      `${access.slice(0, -4)}AAAA`,
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(otherKey),
      await api.signer.sign({ ...claims, token_type: 'access' }),
    ];
    for (const token of forged) {
      const response = await verify(token);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'token_not_valid' });
    }
  });
});

describe('POST /user/logout/', () => {
  const logout = (token: string) => api.as(guest).post('/user/logout/', { refresh: token });

  it('ends the session at once, its access token too', async () => {
    const tokens = await login();
    expect((await meWith(tokens.access)).status).toBe(200);

    expect((await logout(tokens.refresh)).status).toBe(204);

    expect((await meWith(tokens.access)).status).toBe(401);
    expect((await refresh(tokens.refresh)).status).toBe(401);
    expect((await verify(tokens.access)).status).toBe(401);
  });

  it('takes a token that is dead already', async () => {
    const tokens = await login();
    await logout(tokens.refresh);
    expect((await logout(tokens.refresh)).status).toBe(204);
    expect((await logout('junk')).status).toBe(204);
  });
});
