import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createApi } from '../../app.ts';
import type { Claims, Signer } from '../../account/tokens.ts';
import { createTestApi, type TestApi } from '../createTestApi.ts';
import { admissionOf, findBreaches, unknownCalls, type AskCall } from './authMatrix.ts';
import { makeAttempts, type Attempt } from './credentials.ts';
import { readDocumentedCalls, type DocumentedCall } from './documentedCalls.ts';
import { sessionsSql } from '../../account/sessions.sql.ts';

/** Some two thousand requests take a while on a busy machine. */
const patience = { timeout: 180_000 };

let api: TestApi;
let calls: DocumentedCall[];
let attempts: Attempt[];
beforeAll(async () => {
  api = await createTestApi();
  calls = await readDocumentedCalls(api);
  attempts = await makeAttempts(api);
});
afterAll(() => api.close());

/** A body that a call looks at only once it knows who asks. Others say no without one. */
const bodies: Readonly<Record<string, object>> = {
  // Everybody guesses it, so that it is refused at the end, and uses up no letter.
  resetPassword: { password: 'Password123!', password_confirm: 'Password123!' },
};

/** Asks an API, with a body that says nothing and ids of things that nobody has. */
const askOf =
  (app: TestApi['app']): AskCall =>
  async ({ name, method, path }, authorization) => {
    const filled = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const response = await app.request(`http://localhost${filled}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(authorization !== undefined && { Authorization: authorization }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(bodies[name] ?? {}) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (isJson)
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    // A stream of events never ends.
    await response.body?.cancel();
    return { status: response.status, body: {} };
  };

const ofSession = () => calls.filter((call) => admissionOf(call) === 'session');

describe('who may call', patience, () => {
  it('is written down for every call that the OpenAPI document knows, and for no other', async () => {
    expect(unknownCalls(calls)).toEqual([]);
    expect(calls.length).toBeGreaterThan(80);
  });

  it('is nobody with a token that is missing, false, old, another’s or for something else', async () => {
    expect(attempts.length).toBeGreaterThanOrEqual(13);
    expect(await findBreaches(calls, attempts, askOf(api.app))).toEqual([]);
  });

  it('is whoever has a living session, wherever one is needed', async () => {
    const refused: string[] = [];
    for (const call of ofSession()) {
      const own = await api.addPerson('own');
      const { status, body } = await askOf(api.app)(call, `Bearer ${own.access}`);
      if (status === 401 || status === 403 || status >= 500) {
        refused.push(`${call.name}: ${status} ${JSON.stringify(body)}`);
      }
    }
    expect(refused).toEqual([]);
  });
});

describe('a hole that is put in on purpose', () => {
  /** What each token is taken for where nobody looks at what makes it true. */
  const readUnchecked = (token: string): Claims | undefined => {
    try {
      const [, payload = ''] = token.split('.');
      return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    } catch {
      return undefined;
    }
  };
  const withSigner = (signer: Partial<Signer>) =>
    askOf(createApi({ ...api.tools, signer: { ...api.signer, ...signer } }));

  const found = async (ask: AskCall) => {
    const breaches = await findBreaches(ofSession().slice(0, 2), attempts, ask);
    return attempts
      .map(({ who }) => who)
      .filter((who) => breaches.some((one) => one.includes(who)));
  };

  it('is found where signatures are not looked at', async () => {
    const ask = withSigner({
      verify: (token) => {
        const claims = readUnchecked(token);
        return Promise.resolve(claims ? { claims } : { fault: 'invalid' });
      },
    });
    expect(await found(ask)).toEqual(
      expect.arrayContaining([
        'an expired token',
        'a token of another key',
        'a token that says it needs no key',
        'a token that mixes up two kinds of keys',
      ]),
    );
  });

  it('is found where time, kind or person are not looked at', async () => {
    const eternal = withSigner({ verify: (token) => api.signer.verify(token, new Date(0)) });
    expect(await found(eternal)).toContain('an expired token');

    const anyKind = withSigner({
      verify: async (token, now) => {
        const verified = await api.signer.verify(token, now);
        if ('fault' in verified) return verified;
        return { claims: { ...verified.claims, token_type: 'access' } };
      },
    });
    expect(await found(anyKind)).toEqual(['a refresh token']);

    const real = { ...sessionsSql };
    const believing = vi.spyOn(sessionsSql, 'find').mockImplementation(async (...about) => {
      const session = await real.find(...about);
      return session && { ...session, is_active: true };
    });
    expect(await found(askOf(createApi(api.tools)))).toEqual(['somebody inactive']);
    believing.mockRestore();
  });

  it('is found where a call is open that nobody wrote down', () => {
    const hole = { name: 'listEverything', method: 'GET', path: '/api/everything/' };
    expect(unknownCalls([{ ...hole, security: [] }])).toHaveLength(1);
    expect(unknownCalls([{ ...hole, security: [{ magic: [] }] }])).toHaveLength(1);
    expect(unknownCalls([{ ...hole, security: [{ oneTimeToken: [] }] }])).toHaveLength(1);
    expect(unknownCalls([{ ...hole, security: [{ bearer: [] }] }])).toEqual([]);
  });

  it('is found where a call lets everybody in', async () => {
    const open: AskCall = () => Promise.resolve({ status: 200, body: {} });
    expect(await found(open)).toEqual(attempts.map(({ who }) => who));
  });
});
