import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApi } from '../app.ts';
import { createChallenges } from '../survey/surveys.ts';
import { type Secrets, createSecretFor } from '../tools/secrets.ts';
import { createSigner, type Claims } from '../account/tokens.ts';
import { createTestApi, testSecret, type TestApi } from './createTestApi.ts';
import { goodPassword, type TestPerson } from './people.ts';
import { makeOpenWorkspace, visitorsAnswer } from './workspace.ts';

const old = testSecret;
const fresh = 'another secret that is long enough for tests';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.addPerson('owner');
});
afterAll(() => api.close());

/** What is made from secrets, as the product makes it at its start. */
const toolsOf = ({ current, former }: Secrets) => ({
  signer: createSigner({ current, former }),
  secretFor: createSecretFor(current),
  formerSecretFor: former === undefined ? undefined : createSecretFor(former),
});

/** A process with its secrets, on the same database as all. */
function startWith(current: string, former?: string) {
  const app = createApi({ ...api.tools, ...toolsOf({ current, former }) });
  const send = async (method: string, path: string, body?: object, access?: string) => {
    const answer = await app.fetch(
      new Request(`http://localhost/api${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(access !== undefined && { Authorization: `Bearer ${access}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { trusted: true },
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  return {
    send,
    statusOf: async (access = '') =>
      (await send('GET', '/user/details/', undefined, access)).status,
    logIn: async () => {
      const login = { email: owner.email, password: goodPassword, remember: true, rotate: true };
      const { access = '', refresh = '' } = (await send('POST', '/user/login/', login)).body;
      return { access, refresh };
    },
  };
}

describe('an exchanged secret', () => {
  it('logs nobody out, and signs what is new', async () => {
    const { access, refresh } = await startWith(old).logIn();
    const exchanged = startWith(fresh, old);

    expect(await exchanged.statusOf(access)).toBe(200);
    const renewed = await exchanged.send('POST', '/user/api/token/refresh/', { refresh });

    expect(renewed.status).toBe(200);
    const { access: newer = '', refresh: newest = '' } = renewed.body;
    expect(decodeProtectedHeader(newer).kid).not.toBe(decodeProtectedHeader(access).kid);
    // The former is taken away: what it signed is over, what was renewed meanwhile is not.
    const alone = startWith(fresh);
    expect(await alone.statusOf(access)).toBe(401);
    expect(await alone.statusOf(newer)).toBe(200);
    expect((await alone.send('POST', '/user/api/token/refresh/', { refresh: newest })).status).toBe(
      200,
    );
  });

  it('can be made known to every process before one of them signs with it', async () => {
    const told = startWith(old, fresh);
    const { access } = await startWith(fresh, old).logIn();

    expect(await told.statusOf(access)).toBe(200);
    expect(await startWith(old).statusOf(access)).toBe(401);
  });

  it('believes tokens from before keys had names', async () => {
    const { access } = await startWith(old).logIn();
    const claims = JSON.parse(
      Buffer.from(access.split('.')[1] ?? '', 'base64url').toString(),
    ) as Claims;
    const unnamed = (secret: string) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(Buffer.from(secret));
    const exchanged = startWith(fresh, old);

    expect(await exchanged.statusOf(await unnamed(old))).toBe(200);
    expect(await exchanged.statusOf(await unnamed(fresh))).toBe(200);
    expect(await exchanged.statusOf(await unnamed('a secret that nobody here knows of'))).toBe(401);
  });

  it('believes no token that names one key and is signed with another', async () => {
    const { access } = await startWith(old).logIn();
    const [header = '', payload = ''] = (await startWith(fresh).logIn()).access.split('.');
    const { kid = '' } = decodeProtectedHeader(access);
    const forged = await new SignJWT(
      JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>,
    )
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
      .sign(Buffer.from(fresh));

    expect(header).not.toBe('');
    expect(await startWith(fresh, old).statusOf(forged)).toBe(401);
  });

  it('leaves visitors their receipts, also of an answer that is sent again', async () => {
    const { code } = await makeOpenWorkspace(api, owner);
    const path = `/survey/${code.slug}/submit/`;
    const exchanged = startWith(fresh, old);
    const early = visitorsAnswer();
    const late = visitorsAnswer();

    const before = (await startWith(old).send('POST', path, early)).body['receipt'];
    const again = (await exchanged.send('POST', path, early)).body['receipt'];
    const after = (await exchanged.send('POST', path, late)).body['receipt'];
    const afterAgain = (await exchanged.send('POST', path, late)).body['receipt'];

    expect(again).toBe(before);
    expect(afterAgain).toBe(after);
    for (const receipt of [before, after]) {
      const alone = startWith(fresh);
      expect((await alone.send('GET', `/receipt/${receipt}/`)).status).toBe(200);
    }
  });

  it('takes proofs of work that were asked for before', async () => {
    const challengesWith = (current: string, former?: string) =>
      createChallenges({
        ...api.tools,
        ...toolsOf({ current, former }),
        openCodes: { require: () => Promise.resolve({}) } as never,
      });
    const challenge = await challengesWith(old).make('K7QX2M9ABC');
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

    await expect(challengesWith(fresh).require('K7QX2M9ABC', proof)).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(challengesWith(fresh, old).require('K7QX2M9ABC', proof)).resolves.toBeUndefined();
  });
});
