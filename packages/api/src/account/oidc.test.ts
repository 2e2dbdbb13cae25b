import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readSettings } from '../env.ts';
import { endSecondFactor } from '../operator/people.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { oidcClient, openOidcProvider } from '../test/openOidcProvider.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { readAnswer } from '../test/workspace.ts';

type TestProvider = Awaited<ReturnType<typeof openOidcProvider>>;

let api: TestApi;
let provider: TestProvider;
let owner: TestPerson;
let users = 0;
const { publicOrigin } = readSettings({});
const callback = `${publicOrigin}/oidc/`;

beforeAll(async () => {
  provider = await openOidcProvider({ redirectUris: [callback], users: {} });
  const { issuer } = provider;
  const oidc = { issuer, ...oidcClient, name: 'Cafés of the town', domains: ['cafes.example'] };
  api = await createTestApi({ settings: { oidc } });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  api.clock.skewMs = 0;
  api.jobs.splice(0);
  provider.tamperWith((body) => body);
  owner = await api.addPerson('owner');
});

/** Somebody at the provider; by default with the verified address of the owner. */
function addUser(claims: TestProvider['users'][string] = {}) {
  users += 1;
  const name = `user-${users}`;
  provider.users[name] = { email: owner.email, email_verified: true, ...claims };
  return name;
}

interface Begun {
  url: string;
  secret: string;
}
interface Answer {
  tokens: { access: string; refresh: string } | null;
  needs: string | null;
  ticket: string | null;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
}

const proof = { password: goodPassword };
const asGuest = () => api.as(guest);
const begin = () => readAnswer<Begun>(asGuest().post('/user/login/oidc/options/'));
const beginLink = (person = owner) =>
  readAnswer<Begun>(api.as(person).post('/user/oidc/options/', proof));
const refusalOf = async (answer: Promise<Response>) => {
  const response = await answer;
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code];
};

/** What the provider adds to the address that it sends a browser back to. */
const returned = (url: URL) => {
  expect(`${url.origin}${url.pathname}`).toBe(callback);
  return {
    state: url.searchParams.get('state') ?? '',
    code: url.searchParams.get('code') ?? '',
    iss: url.searchParams.get('iss'),
  };
};
const goThrough = async ({ url, secret }: Begun, user: string) => ({
  ...returned(await provider.logIn(url, user)),
  secret,
});
const post = (input: object) => asGuest().post('/user/login/oidc/', input);
const logIn = async (user: string, more: object = {}) =>
  readAnswer<Answer>(post({ ...(await goThrough(await begin(), user)), rotate: true, ...more }));
const link = async (user: string, person = owner) =>
  api.as(person).post('/user/oidc/', await goThrough(await beginLink(person), user));
const confirm = (ticket: string | null, more: object = {}) =>
  asGuest().post('/user/login/oidc/confirm/', { ticket, rotate: true, ...more });
const detailsOf = (access: string) =>
  readAnswer<{ email: string; id: string }>(api.as({ ...owner, access }).get('/user/details/'));
const identityOf = (person = owner) =>
  readAnswer<{ is_linked: boolean; email: string | null; last_used: string | null }>(
    api.as(person).get('/user/oidc/'),
  );
const kinds = async (person = owner) =>
  (
    await readAnswer<{ results: { kind: string }[] }>(api.as(person).get('/user/events/'))
  ).results.map(({ kind }) => kind);
const subjects = async () => (await api.runJobs()).map(({ subject }) => subject);

/** Turns one-time codes on. Answers a maker of codes, each of a later half minute. */
async function turnCodesOn(person = owner) {
  const { secret } = await readAnswer<{ secret: string }>(
    api.as(person).post('/user/second_factor/', proof),
  );
  const code = () => {
    api.clock.skewMs += 30_000;
    return generateSync({ secret, epoch: Math.floor((Date.now() + api.clock.skewMs) / 1_000) });
  };
  expect((await api.as(person).post('/user/second_factor/confirm/', { code: code() })).status).toBe(
    200,
  );
  return code;
}

describe('a login by the provider', () => {
  it('is offered by name, and goes there with PKCE, state and nonce', async () => {
    expect(await readAnswer(asGuest().get('/user/login/oidc/'))).toEqual({
      name: 'Cafés of the town',
      registers: true,
    });
    const { url, secret } = await begin();
    const { origin, searchParams } = new URL(url);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: oidcClient.clientId,
      response_type: 'code',
      redirect_uri: callback,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    // What is kept opens nothing, and what travels does not either.
    const kept = JSON.stringify(
      await api.database.selectFrom('oidc_request').selectAll().execute(),
    );
    expect(url).not.toContain(secret);
    for (const known of [secret, ...searchParams.values()]) expect(kept).not.toContain(known);
  });

  it('opens the session of whoever linked it, as a password does', async () => {
    const user = addUser({ email: 'somebody@else.example', email_verified: false });
    expect((await link(user)).status).toBe(201);
    const { tokens, needs, ticket } = await logIn(user, { remember: true });
    expect([needs, ticket]).toEqual([null, null]);
    expect((await detailsOf(tokens?.access ?? '')).id).toBe(owner.userId);
    const refreshed = await asGuest().post('/user/api/token/refresh/', {
      refresh: tokens?.refresh,
    });
    expect(refreshed.status).toBe(200);
    expect(await kinds()).toEqual(expect.arrayContaining(['logged_in', 'oidc_linked']));
    expect((await identityOf()).last_used).not.toBeNull();
    const sessions = await readAnswer<{ results: { is_remembered: boolean }[] }>(
      api.as(owner).get('/user/sessions/'),
    );
    expect(sessions.results.map((session) => session.is_remembered)).toContain(true);
  });

  it('never takes an account over by its address: the password links it, once', async () => {
    const user = addUser();
    const answer = await logIn(user);
    expect(answer).toMatchObject({
      tokens: null,
      needs: 'password',
      email: owner.email.toLowerCase(),
    });
    expect((await identityOf()).is_linked).toBe(false);

    expect((await confirm(answer.ticket)).status).toBe(400);
    expect((await confirm(answer.ticket, { password: 'Wrong#Lantern42' })).status).toBe(401);
    expect(await kinds()).toContain('login_failed');
    expect((await identityOf()).is_linked).toBe(false);

    const tokens = await readAnswer<{ access: string }>(confirm(answer.ticket, proof));
    expect((await detailsOf(tokens.access)).id).toBe(owner.userId);
    expect(await identityOf()).toMatchObject({
      is_linked: true,
      email: owner.email.toLowerCase(),
      last_used: expect.any(String) as string,
    });
    expect(await kinds()).toContain('oidc_linked');
    expect(await subjects()).toContain(
      'Another way to log in was linked for your Hearback account',
    );
    // The ticket is used up, and the next login asks for nothing.
    expect(await refusalOf(confirm(answer.ticket, proof))).toEqual([401, 'oidc_refused']);
    expect((await logIn(user)).tokens).not.toBeNull();
  });

  it('asks for a code where codes are on, also when it is linked by the password', async () => {
    const code = await turnCodesOn();
    const user = addUser();
    const first = await logIn(user);
    expect(await refusalOf(confirm(first.ticket, proof))).toEqual([401, 'code_needed']);
    expect((await confirm(first.ticket, { ...proof, code: '000000' })).status).toBe(400);
    expect((await identityOf()).is_linked).toBe(false);
    expect((await confirm(first.ticket, { ...proof, code: code() })).status).toBe(200);

    const second = await logIn(user);
    expect(second).toMatchObject({ tokens: null, needs: 'code', email: null });
    expect(await refusalOf(confirm(second.ticket))).toEqual([401, 'code_needed']);
    const wrong = await confirm(second.ticket, { code: '000000' });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { code: ['This code is not right, or it was used already.'] },
    ]);
    expect(await kinds()).toContain('code_failed');
    const right = { code: code() };
    expect((await confirm(second.ticket, right)).status).toBe(200);
    expect(await refusalOf(confirm(second.ticket, right))).toEqual([401, 'oidc_refused']);
    expect(await refusalOf(confirm(second.ticket, { code: code() }))).toEqual([
      401,
      'oidc_refused',
    ]);
  });

  it.each([
    ['that the provider did not verify', { email_verified: false }],
    ['of which it does not say whether it is verified', { email_verified: undefined }],
    ['that is none', { email: 'nobody' }],
  ] as [string, TestProvider['users'][string]][])(
    'links nothing by an address %s',
    async (_, claims) => {
      const input = await goThrough(await begin(), addUser(claims));
      expect(await refusalOf(post(input))).toEqual([409, 'oidc_unverified']);
      expect((await identityOf()).is_linked).toBe(false);
    },
  );

  it('says so where the account of the address is not active, or there is none', async () => {
    const { email } = await readAnswer<{ email: string }>(
      asGuest().post('/user/register/', {
        first_name: 'Ada',
        last_name: 'New',
        email: 'waiting@cafes.example',
        agree_terms: true,
        ...proof,
      }),
    );
    const waiting = await goThrough(await begin(), addUser({ email }));
    expect(await refusalOf(post(waiting))).toEqual([401, 'no_active_account']);
    const nobody = await goThrough(await begin(), addUser({ email: 'nobody@elsewhere.example' }));
    expect(await refusalOf(post(nobody))).toEqual([404, 'no_account']);
  });

  it('opens no account that was barred since', async () => {
    const user = addUser();
    await link(user);
    await api.database
      .updateTable('person')
      .set({ is_active: false })
      .where('id', '=', owner.userId)
      .execute();
    expect(await refusalOf(post(await goThrough(await begin(), user)))).toEqual([
      401,
      'oidc_refused',
    ]);
  });
});

describe('a registration by the provider', () => {
  const register = (ticket: string | null, more: object = {}) =>
    asGuest().post('/user/register/oidc/', {
      ticket,
      first_name: 'Maja',
      last_name: 'Nowak',
      agree_terms: true,
      language: 'pl-PL',
      ...more,
    });

  it('opens an active account for an address of the domains, with the terms agreed', async () => {
    const email = `maja${users}@cafes.example`;
    const user = addUser({ email, given_name: 'Maja', family_name: 'Nowak' });
    const answer = await logIn(user);
    expect(answer).toMatchObject({
      tokens: null,
      needs: 'registration',
      email,
      first_name: 'Maja',
      last_name: 'Nowak',
    });
    expect((await register(answer.ticket, { agree_terms: false })).status).toBe(400);
    const { access } = await readAnswer<{ access: string }>(register(answer.ticket));
    const maja = { ...owner, access };
    expect(await detailsOf(access)).toMatchObject({ email, language: 'pl-PL', role: 'owner' });
    expect(await kinds(maja)).toEqual(expect.arrayContaining(['registered', 'oidc_linked']));
    expect(await readAnswer(api.as(maja).get('/user/oidc/'))).toMatchObject({
      is_linked: true,
      has_password: false,
    });
    expect(await refusalOf(register(answer.ticket))).toEqual([401, 'oidc_refused']);
    expect((await logIn(user)).tokens).not.toBeNull();

    // Nobody knows a password of it, not even an empty one; the letter sets one.
    for (const password of ['x', goodPassword]) {
      expect((await asGuest().post('/user/login/', { email, password })).status).toBe(401);
    }
    expect((await api.as(maja).delete('/user/oidc/', { password: 'x' })).status).toBe(400);
    api.jobs.splice(0);
    await asGuest().post('/user/recover/', { email });
    const [letter] = await api.runJobs();
    const token = tokenIn(letter);
    const changed = await api.fetch('/api/user/change_pass/', {
      method: 'PUT',
      headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...proof, password_confirm: goodPassword }),
    });
    expect(changed.status).toBe(200);
    expect((await asGuest().post('/user/login/', { email, ...proof })).status).toBe(200);
  });

  it('takes no domain that only ends alike, no unverified address, and no other ticket', async () => {
    for (const email of [
      'a@evil-cafes.example',
      'a@cafes.example.evil.example',
      'a@b.cafes.example',
    ]) {
      const input = await goThrough(await begin(), addUser({ email }));
      expect(await refusalOf(post(input))).toEqual([404, 'no_account']);
    }
    const unverified = addUser({ email: 'b@cafes.example', email_verified: false });
    expect(await refusalOf(post(await goThrough(await begin(), unverified)))).toEqual([
      409,
      'oidc_unverified',
    ]);
    const { ticket } = await logIn(addUser());
    expect(await refusalOf(register(ticket))).toEqual([401, 'oidc_refused']);
    expect(await refusalOf(register('made up'))).toEqual([401, 'oidc_refused']);
  });

  it('opens one account of two that are asked for at once', async () => {
    const user = addUser({ email: `twice${users}@cafes.example` });
    const tickets = [await logIn(user), await logIn(user)].map(({ ticket }) => ticket);
    const statuses = await Promise.all(
      [...tickets, ...tickets].map(async (ticket) => (await register(ticket)).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe('attacks on the way back', () => {
  it('refuses another state, no secret, and the secret of another tab', async () => {
    const user = addUser();
    await link(user);
    const input = await goThrough(await begin(), user);
    const other = await begin();
    const refused: object[] = [
      { ...input, state: new URL(other.url).searchParams.get('state') },
      { ...input, state: 'made-up' },
      { ...input, secret: other.secret },
      { ...input, secret: 'made-up' },
    ];
    for (const wrong of refused) {
      expect(await refusalOf(post(wrong))).toEqual([401, 'oidc_refused']);
    }
    // A page of somebody else's that sends a browser to the address brings no secret.
    const { secret: _, ...withoutTab } = input;
    expect((await post(withoutTab)).status).toBe(400);
    expect((await post(input)).status).toBe(200);
  });

  it('takes each answer once, also of two at once, and none after ten minutes', async () => {
    const user = addUser();
    await link(user);
    const input = await goThrough(await begin(), user);
    const both = await Promise.all([post(input), post(input)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    // The code was used: with a request of its own it is refused by the provider.
    const fresh = await begin();
    const state = new URL(fresh.url).searchParams.get('state') ?? '';
    const replayed = { ...input, secret: fresh.secret, state };
    expect(await refusalOf(post(replayed))).toEqual([401, 'oidc_refused']);

    const late = await goThrough(await begin(), user);
    api.clock.skewMs = 601_000;
    expect(await refusalOf(post(late))).toEqual([401, 'oidc_refused']);
    api.clock.skewMs = 0;
    const { ticket } = await logIn(addUser());
    api.clock.skewMs = 601_000;
    expect(await refusalOf(confirm(ticket, proof))).toEqual([401, 'oidc_refused']);
  });

  it('refuses the code of another login, by its nonce and its PKCE', async () => {
    const victim = addUser();
    await link(victim);
    // The code of a login that the attacker began, or whose address they changed, in a request of their own.
    const stolen = await goThrough(await begin(), victim);
    const own = await begin();
    const state = new URL(own.url).searchParams.get('state') ?? '';
    expect(await refusalOf(post({ ...stolen, secret: own.secret, state }))).toEqual([
      401,
      'oidc_refused',
    ]);
    for (const name of ['nonce', 'code_challenge']) {
      const changed = await begin();
      const url = new URL(changed.url);
      url.searchParams.set(name, new URL((await begin()).url).searchParams.get(name) ?? '');
      const input = await goThrough({ ...changed, url: url.href }, victim);
      expect(await refusalOf(post(input))).toEqual([401, 'oidc_refused']);
    }
  });

  it('refuses what another issuer says, and a token that was changed', async () => {
    const user = addUser();
    await link(user);
    const other = await openOidcProvider({ redirectUris: [callback], users: provider.users });
    try {
      // Mix-up: the code of another provider, which says whose it is, and as one that does not.
      const begun = await begin();
      const url = begun.url.replace(provider.issuer, other.issuer);
      const input = { ...returned(await other.logIn(url, user)), secret: begun.secret };
      expect(input.iss).toBe(other.issuer);
      expect(await refusalOf(post(input))).toEqual([401, 'oidc_refused']);
      const again = await begin();
      const toOther = again.url.replace(provider.issuer, other.issuer);
      const silent = { ...returned(await other.logIn(toOther, user)), secret: again.secret };
      expect(await refusalOf(post({ ...silent, iss: provider.issuer }))).toEqual([
        401,
        'oidc_refused',
      ]);
    } finally {
      await other.close();
    }

    const change = (claims: object) => (body: Record<string, unknown>) => {
      const [head = '', payload = '', signature = ''] = String(body.id_token).split('.');
      const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const changed = Buffer.from(JSON.stringify({ ...said, ...claims })).toString('base64url');
      return { ...body, id_token: [head, changed, signature].join('.') };
    };
    const stranger = addUser();
    for (const claims of [
      { sub: user },
      { iss: 'https://elsewhere.example' },
      { aud: 'somebody else' },
      { exp: 1 },
      { nonce: 'another' },
      {},
    ]) {
      provider.tamperWith(change(claims));
      const input = await goThrough(await begin(), Object.keys(claims).length ? stranger : user);
      const answer = await post(input);
      // The last is not changed at all: the way itself works.
      expect(answer.status).toBe(Object.keys(claims).length === 0 ? 200 : 401);
    }
    provider.tamperWith((body) => ({ ...body, id_token: undefined }));
    expect(await refusalOf(post(await goThrough(await begin(), user)))).toEqual([
      401,
      'oidc_refused',
    ]);
  });
});

describe('linking in the settings', () => {
  it('takes the password and a code, not a session alone, and is told by letter', async () => {
    expect((await api.as(owner).post('/user/oidc/options/', {})).status).toBe(400);
    const wrong = { password: 'Wrong#Lantern42' };
    expect((await api.as(owner).post('/user/oidc/options/', wrong)).status).toBe(400);
    expect((await api.as(guest).post('/user/oidc/options/', proof)).status).toBe(401);
    // A stolen session cannot link by what a login brought back either.
    const ofLogin = await goThrough(await begin(), addUser());
    expect(await refusalOf(api.as(owner).post('/user/oidc/', ofLogin))).toEqual([
      401,
      'oidc_refused',
    ]);

    const code = await turnCodesOn();
    const needed = await api.as(owner).post('/user/oidc/options/', proof);
    expect(await needed.json()).toEqual({ code: ['This field is required.'] });
    api.jobs.splice(0);
    const begun = await readAnswer<Begun>(
      api.as(owner).post('/user/oidc/options/', { ...proof, code: code() }),
    );
    const user = addUser({ email: undefined });
    const input = await goThrough(begun, user);
    const linked = await readAnswer(api.as(owner).post('/user/oidc/', input));
    expect(linked).toMatchObject({ is_linked: true, email: null, has_password: true });
    expect(await kinds()).toContain('oidc_linked');
    expect(await subjects()).toEqual([
      'Another way to log in was linked for your Hearback account',
    ]);
    expect(await refusalOf(api.as(owner).post('/user/oidc/', input))).toEqual([
      401,
      'oidc_refused',
    ]);
  });

  it('is of the person who began it, and no login', async () => {
    const other = await api.addPerson('other');
    const input = await goThrough(await beginLink(), addUser());
    expect(await refusalOf(api.as(other).post('/user/oidc/', input))).toEqual([
      401,
      'oidc_refused',
    ]);
    expect(await refusalOf(post(input))).toEqual([401, 'oidc_refused']);
    expect((await api.as(owner).post('/user/oidc/', input)).status).toBe(201);
  });

  it('refuses somebody else’s login, and a second one', async () => {
    const user = addUser();
    expect((await link(user)).status).toBe(201);
    const other = await api.addPerson('other');
    expect(await refusalOf(link(user, other))).toEqual([409, 'oidc_taken']);
    expect((await identityOf(other)).is_linked).toBe(false);
    expect(await refusalOf(link(addUser()))).toEqual([409, 'oidc_taken']);
    // By the password of an account that has another one already, neither.
    const { ticket } = await logIn(addUser());
    expect(await refusalOf(confirm(ticket, proof))).toEqual([409, 'oidc_taken']);
  });

  it('ends by the password: the login opens nothing, and other sessions end', async () => {
    const user = addUser();
    await link(user);
    const { tokens } = await logIn(user);
    api.jobs.splice(0);
    expect((await api.as(owner).delete('/user/oidc/', { password: 'x' })).status).toBe(400);
    expect((await api.as(owner).delete('/user/oidc/', proof)).status).toBe(204);
    expect((await identityOf()).is_linked).toBe(false);
    const stale = { ...owner, access: tokens?.access ?? '' };
    expect((await api.as(stale).get('/user/details/')).status).toBe(401);
    expect((await logIn(user)).needs).toBe('password');
    expect(await kinds()).toContain('oidc_unlinked');
    expect(await subjects()).toEqual(['A way to log in was unlinked for your Hearback account']);
    expect((await api.as(owner).delete('/user/oidc/', proof)).status).toBe(404);
  });

  it('is ended by the operator with codes and passkeys', async () => {
    const user = addUser();
    await link(user);
    const listed = { accountId: owner.accountId, id: owner.userId } as Parameters<
      typeof endSecondFactor
    >[1];
    const operator = { ...api.tools, operator: 'ops' } as Parameters<typeof endSecondFactor>[0];
    expect(await endSecondFactor(operator, listed)).toBeGreaterThan(0);
    expect(await endSecondFactor(operator, listed)).toBeUndefined();
    expect((await logIn(user)).needs).toBe('password');
  });

  it.each([false, true])(
    'is ended by taking a new login address back, where it was linked since: %s',
    async (isSince) => {
      const user = addUser({ email: 'away@elsewhere.example' });
      if (!isSince) await link(user);
      api.clock.skewMs = 60_000;
      api.jobs.splice(0);
      const byLetter = (path: string, token: string) =>
        api.fetch(`/api/user/email/${path}/`, {
          method: 'POST',
          headers: { Authorization: `Token ${token}` },
        });
      await api.as(owner).post('/user/email/', { email: `moved-${owner.email}`, ...proof });
      await byLetter('confirm', tokenIn((await api.runJobs())[0]));
      const undo = tokenIn((await api.runJobs())[0]);
      if (isSince) await link(user);
      expect((await byLetter('undo', undo)).status).toBe(200);
      const input = await goThrough(await begin(), user);
      expect((await post(input)).status).toBe(isSince ? 404 : 200);
    },
  );

  it('goes with the account, and is in its export', async () => {
    await link(addUser());
    const file = Buffer.from(
      await (await api.as(owner).get('/user/export/')).arrayBuffer(),
    ).toString('latin1');
    expect(file).toContain('json/linked_logins.json');
    const other = await api.addPerson('unlinked');
    const without = Buffer.from(
      await (await api.as(other).get('/user/export/')).arrayBuffer(),
    ).toString('latin1');
    expect(without).not.toContain('linked_logins');

    await readAnswer(api.as(owner).post('/user/delete/', { ...proof, confirm: 'DELETE' }));
    await api.runJobs();
    api.clock.skewMs = 40 * 86_400_000;
    await api.store.enqueue('purgeAccount', { accountId: owner.accountId });
    await api.runJobs();
    const left = await api.database
      .selectFrom('oidc_identity')
      .where('person_id', '=', owner.userId)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});

describe('a provider that fails', () => {
  it('costs a sentence, and works once it is back', async () => {
    const port = Number(new URL(provider.issuer).port);
    await provider.close();
    const down = await createTestApi({ settings: { oidc: api.settings.oidc } });
    try {
      const answer = await down.as(guest).post('/user/login/oidc/options/');
      expect([answer.status, await answer.json()]).toEqual([
        424,
        {
          code: 'oidc_unavailable',
          detail: 'The login provider does not answer as it should right now.',
        },
      ]);
      // Passwords do not need it.
      const person = await down.addPerson('ada');
      const login = { email: person.email, ...proof };
      expect((await down.as(guest).post('/user/login/', login)).status).toBe(200);

      provider = await openOidcProvider({
        redirectUris: [callback],
        users: provider.users,
        port,
      });
      expect((await down.as(guest).post('/user/login/oidc/options/')).status).toBe(201);

      // Between the way there and the way back.
      const user = addUser();
      const input = await goThrough(await begin(), user);
      provider.tamperWith(() => {
        throw new Error('It is broken');
      });
      expect(await refusalOf(post(input))).toEqual([424, 'oidc_unavailable']);
    } finally {
      await down.close();
    }
  });
});

describe('a provider that is none', () => {
  it.each<[string, (issuer: string) => object | undefined]>([
    ['never answers', () => undefined],
    ['says that it is another', () => ({ issuer: 'https://elsewhere.example' })],
    ['leads to a script', () => ({ authorization_endpoint: 'javascript:alert(1)' })],
    ['leads out in clear text', () => ({ authorization_endpoint: 'http://evil.example/' })],
    ['has nowhere to go', () => ({ authorization_endpoint: undefined })],
    ['answers no JSON', () => []],
  ])('is refused where it %s', async (_, said) => {
    const server = createServer((request, response) => {
      const issuer = `http://${request.headers.host}`;
      const more = said(issuer);
      if (!more) return;
      const at = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(Array.isArray(more) ? more : { issuer, ...at, ...more }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const oidc = { issuer, ...oidcClient, name: 'None', domains: [] };
    const other = await createTestApi({ settings: { oidc } });
    try {
      const answer = other.as(guest).post('/user/login/oidc/options/');
      expect(await refusalOf(answer)).toEqual([424, 'oidc_unavailable']);
    } finally {
      server.closeAllConnections();
      server.close();
      await other.close();
    }
  });
});

describe('without a provider', () => {
  it('nothing is there to be asked', async () => {
    const plain = await createTestApi();
    try {
      const person = await plain.addPerson('ada');
      const asked: [string, 'get' | 'post' | 'delete', object?][] = [
        ['/user/login/oidc/', 'get'],
        ['/user/login/oidc/options/', 'post'],
        ['/user/login/oidc/', 'post', { secret: 'a', state: 'b', code: 'c' }],
        ['/user/login/oidc/confirm/', 'post', { ticket: 'a' }],
        ['/user/oidc/', 'get'],
        ['/user/oidc/options/', 'post', proof],
        ['/user/oidc/', 'post', { secret: 'a', state: 'b', code: 'c' }],
        ['/user/oidc/', 'delete', proof],
      ];
      for (const [path, method, input] of asked) {
        const answer = await plain.as(person)[method](path, input);
        expect([path, method, answer.status]).toEqual([path, method, 404]);
      }
    } finally {
      await plain.close();
    }
  });
});
