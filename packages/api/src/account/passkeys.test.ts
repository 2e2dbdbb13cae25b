import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { endSecondFactor } from '../operator/people.ts';
import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../test/people.ts';
import { tokenIn } from '../test/tokenIn.ts';
import { readAnswer } from '../test/workspace.ts';

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

interface Options {
  challenge: string;
  rp?: { id: string };
  user?: { id: string };
  excludeCredentials?: { id: string }[];
  userVerification?: string;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** CBOR of byte strings, short texts and small numbers, as far as an authenticator writes it. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (type: number, length: number) =>
    length < 24
      ? Buffer.from([(type << 5) | length])
      : length < 256
        ? Buffer.from([(type << 5) | 24, length])
        : Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

/** An authenticator with one passkey, written here and not by the library that the server checks with. */
function createAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let signed = 0;
  let userHandle = '';

  const dataOf = (origin: string, flags: number, more = Buffer.alloc(0), counter = signed) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counts ? counter : 0);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  };
  const clientOf = (type: string, challenge: string, origin: string) =>
    Buffer.from(
      JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }),
    );

  return {
    id: credentialId.toString('base64url'),
    make({ challenge, user }: Options, { origin = api.settings.publicOrigin, flags = 0x45 } = {}) {
      userHandle = user?.id ?? '';
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const authData = dataOf(
        origin,
        flags,
        Buffer.concat([Buffer.alloc(16), length, credentialId, key]),
      );
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return JSON.stringify({
        id: credentialId.toString('base64url'),
        rawId: credentialId.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientOf('create', challenge, origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      });
    },
    sign(
      { challenge }: Options,
      {
        origin = api.settings.publicOrigin,
        flags = 0x05,
        counter = (signed += 1),
        user = userHandle,
      } = {},
    ) {
      const authData = dataOf(origin, flags, Buffer.alloc(0), counter);
      const client = clientOf('get', challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return JSON.stringify({
        id: credentialId.toString('base64url'),
        rawId: credentialId.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: user,
        },
      });
    },
  };
}

type Authenticator = ReturnType<typeof createAuthenticator>;

const proof = { password: goodPassword };
const optionsOf = async (answer: Promise<Response>) =>
  JSON.parse((await readAnswer<{ options: string }>(answer)).options) as Options;
const begin = (more: object = proof, person = owner) =>
  api.as(person).post('/user/passkey/options/', more);
const add = (response: string, name = 'Phone', person = owner) =>
  api.as(person).post('/user/passkey/', { name, response });
const list = async (person = owner) =>
  (
    await readAnswer<{ results: { id: string; name: string; last_used: string | null }[] }>(
      api.as(person).get('/user/passkey/'),
    )
  ).results;
const challenge = () => optionsOf(api.as(guest).post('/user/login/passkey/options/'));
const login = (response: string, more: object = {}) =>
  api.as(guest).post('/user/login/passkey/', { response, ...more });
const kinds = async (person = owner) =>
  (
    await readAnswer<{ results: { kind: string }[] }>(api.as(person).get('/user/events/'))
  ).results.map(({ kind }) => kind);

async function enroll(person = owner, authenticator = createAuthenticator()) {
  const options = await optionsOf(begin(proof, person));
  const answer = await add(authenticator.make(options), 'Phone', person);
  expect(answer.status).toBe(201);
  return authenticator;
}
const logIn = async (authenticator: Authenticator) =>
  login(authenticator.sign(await challenge()), { rotate: true });

describe('adding a passkey', () => {
  it('takes the password, asks for a key that is found by itself and for a finger or a PIN', async () => {
    expect((await begin({ password: 'Wrong#Lantern42' })).status).toBe(400);
    const options = await optionsOf(begin());
    expect(options).toMatchObject({
      rp: { name: 'Hearback', id: new URL(api.settings.publicOrigin).hostname },
      user: { name: owner.email.toLowerCase() },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const stored = await api.database.selectFrom('passkey_challenge').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(options.challenge);

    const phone = createAuthenticator();
    const added = await readAnswer<{ results: object[] }>(add(phone.make(options)));
    expect(added.results).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Phone',
        date_created: expect.any(String) as string,
        last_used: null,
      },
    ]);
    expect(await kinds()).toContain('passkey_added');
    const letters = await api.runJobs();
    expect(letters.map(({ subject }) => subject)).toEqual([
      'A passkey was added for your Hearback account',
    ]);
    expect((await optionsOf(begin())).excludeCredentials).toMatchObject([{ id: phone.id }]);
  });

  it.each<[string, (options: Options) => string | Promise<string>]>([
    [
      'of another site',
      (options) => createAuthenticator().make(options, { origin: 'https://evil.example' }),
    ],
    [
      'without a finger or a PIN',
      (options) => createAuthenticator().make(options, { flags: 0x41 }),
    ],
    ['of another challenge', () => createAuthenticator().make({ challenge: 'bm9uZQ' })],
    ['of the challenge for a login', async () => createAuthenticator().make(await challenge())],
    [
      'of the challenge of somebody else',
      async () =>
        createAuthenticator().make(await optionsOf(begin(proof, await api.addPerson('other')))),
    ],
    ['that is no JSON', () => 'nothing'],
    ['that is other JSON', () => '{"id":1}'],
  ])('refuses one %s', async (_, make) => {
    const answer = await add(await make(await optionsOf(begin())));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'passkey_refused' });
    expect(await list()).toEqual([]);
  });

  it('takes a challenge once, and for five minutes', async () => {
    const options = await optionsOf(begin());
    expect((await add(createAuthenticator().make(options))).status).toBe(201);
    expect((await add(createAuthenticator().make(options))).status).toBe(401);
    const late = await optionsOf(begin());
    api.clock.skewMs = 301_000;
    expect((await add(createAuthenticator().make(late))).status).toBe(401);
  });

  it('refuses the passkey of somebody else', async () => {
    const phone = await enroll(await api.addPerson('other'));
    expect((await add(phone.make(await optionsOf(begin())))).status).toBe(401);
  });

  it('takes a code where codes are on, and twenty at most', async () => {
    const { secret } = await readAnswer<{ secret: string }>(
      api.as(owner).post('/user/second_factor/', proof),
    );
    const code = () => generateSync({ secret, epoch: api.tools.now().getTime() / 1_000 });
    await api.as(owner).post('/user/second_factor/confirm/', { code: code() });
    expect(await (await begin()).json()).toEqual({ code: ['This field is required.'] });
    expect((await begin({ ...proof, code: '000000' })).status).toBe(400);
    api.clock.skewMs += 60_000;
    expect((await begin({ ...proof, code: code() })).status).toBe(201);

    const many = await api.addPerson('many');
    for (let count = 0; count < 20; count += 1) await enroll(many);
    expect(await (await begin(proof, many)).json()).toEqual({
      name: ['There is no room for another passkey. Remove one first.'],
    });
  });
});

describe('a login by a passkey', () => {
  it('needs neither address, password nor code, and notes the use', async () => {
    const phone = await enroll();
    const { secret } = await readAnswer<{ secret: string }>(
      api.as(owner).post('/user/second_factor/', proof),
    );
    const code = generateSync({ secret, epoch: api.tools.now().getTime() / 1_000 });
    await api.as(owner).post('/user/second_factor/confirm/', { code });

    const options = await challenge();
    expect(options).toMatchObject({ userVerification: 'required' });
    const tokens = await readAnswer<{ access: string; refresh: string }>(
      login(phone.sign(options), { rotate: true, remember: true }),
    );
    const there = api.as({ ...owner, access: tokens.access });
    expect((await there.get('/user/details/')).status).toBe(200);
    expect((await list())[0]?.last_used).not.toBeNull();
    expect((await logIn(phone)).status).toBe(200);
  });

  it('takes each answer once, also of many at once', async () => {
    const phone = await enroll();
    const response = phone.sign(await challenge());
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(response)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect((await login(response)).status).toBe(401);
  });

  it.each<[string, (phone: Authenticator) => Promise<string>]>([
    [
      'signed for another site',
      async (phone) => phone.sign(await challenge(), { origin: 'https://evil.example' }),
    ],
    [
      'signed for another port',
      async (phone) =>
        phone.sign(await challenge(), {
          origin: `http://${new URL(api.settings.publicOrigin).hostname}:8443`,
        }),
    ],
    ['without a finger or a PIN', async (phone) => phone.sign(await challenge(), { flags: 0x01 })],
    ['of a challenge that nobody gave', async (phone) => phone.sign({ challenge: 'bm9uZQ' })],
    ['of the challenge for adding one', async (phone) => phone.sign(await optionsOf(begin()))],
    [
      'that says it is somebody else',
      async (phone) => {
        const other = await api.addPerson('other');
        const user = Buffer.from(other.userId).toString('base64url');
        return phone.sign(await challenge(), { user });
      },
    ],
    [
      'signed by another key',
      async (phone) => {
        const signed = JSON.parse(createAuthenticator().sign(await challenge())) as object;
        return JSON.stringify({ ...signed, id: phone.id, rawId: phone.id });
      },
    ],
    ['that nobody has', async () => createAuthenticator().sign(await challenge())],
    ['that is no JSON', () => Promise.resolve('nothing')],
  ])('refuses an answer %s, in the same words', async (_, make) => {
    const answer = await login(await make(await enroll()));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      detail: 'This passkey opens no account.',
      code: 'passkey_refused',
    });
  });

  it('refuses a challenge after five minutes', async () => {
    const phone = await enroll();
    const options = await challenge();
    api.clock.skewMs = 301_000;
    expect((await login(phone.sign(options))).status).toBe(401);
  });

  it('refuses a passkey that signed less often than before, and tells of it', async () => {
    const phone = await enroll();
    expect((await login(phone.sign(await challenge(), { counter: 5 }))).status).toBe(200);
    api.jobs.splice(0);
    for (const counter of [5, 4, 0]) {
      expect((await login(phone.sign(await challenge(), { counter }))).status).toBe(401);
    }
    expect(await kinds()).toContain('passkey_copied');
    expect((await api.runJobs())[0]?.subject).toBe(
      'A passkey was refused for your Hearback account',
    );
    expect((await login(phone.sign(await challenge(), { counter: 6 }))).status).toBe(200);
  });

  it('takes a synced passkey, which does not count', async () => {
    const synced = await enroll(owner, createAuthenticator({ counts: false }));
    expect((await logIn(synced)).status).toBe(200);
    expect((await logIn(synced)).status).toBe(200);
  });

  it('opens nothing for somebody barred, or gone', async () => {
    const barred = await api.addPerson('barred');
    const gone = await api.addPerson('gone');
    const [first, second] = [await enroll(barred), await enroll(gone)];
    await api.database
      .updateTable('person')
      .set({ is_active: false })
      .where('id', '=', barred.userId)
      .execute();
    await api.database.deleteFrom('account').where('id', '=', gone.accountId).execute();
    expect((await logIn(first)).status).toBe(401);
    expect((await logIn(second)).status).toBe(401);
    const left = await api.database
      .selectFrom('passkey')
      .where('credential_id', '=', second.id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});

describe('removing a passkey', () => {
  const remove = (id: string, more: object = proof, person = owner) =>
    api.as(person).delete(`/user/passkey/${id}/`, more);

  it('takes the password, ends what it opened, and tells by letter', async () => {
    const phone = await enroll();
    const { access } = await readAnswer<{ access: string }>(logIn(phone));
    const [{ id } = { id: '' }] = await list();
    api.jobs.splice(0);
    expect((await remove(id, { password: 'Wrong#Lantern42' })).status).toBe(400);
    expect((await remove(id)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await api.as({ ...owner, access }).get('/user/details/')).status).toBe(401);
    expect((await api.as(owner).get('/user/details/')).status).toBe(200);
    expect((await logIn(phone)).status).toBe(401);
    expect(await kinds()).toContain('passkey_removed');
    expect((await api.runJobs()).map(({ subject }) => subject)).toContain(
      'A passkey was removed for your Hearback account',
    );
    expect((await remove(id)).status).toBe(404);
    expect((await remove('nothing')).status).toBe(404);
  });

  it('is for its person alone', async () => {
    const phone = await enroll();
    const [{ id } = { id: '' }] = await list();
    const other = await api.addPerson('other');
    expect(await list(other)).toEqual([]);
    expect((await remove(id, proof, other)).status).toBe(404);
    expect((await logIn(phone)).status).toBe(200);
  });

  it('is done by whoever runs the product, with the codes', async () => {
    const phone = await enroll();
    const listed = {
      accountId: owner.accountId,
      id: owner.userId,
    } as Parameters<typeof endSecondFactor>[1];
    const operator = { ...api.tools, operator: 'ops' } as Parameters<typeof endSecondFactor>[0];
    expect(await endSecondFactor(operator, listed)).toBeGreaterThan(0);
    expect(await endSecondFactor(operator, listed)).toBeUndefined();
    expect((await logIn(phone)).status).toBe(401);
  });

  it('is done by taking a new login address back, to those that were added since', async () => {
    const own = await enroll();
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
    const added = await enroll();
    expect((await byLetter('undo', undo)).status).toBe(200);
    expect((await logIn(added)).status).toBe(401);
    expect((await logIn(own)).status).toBe(200);
  });
});
