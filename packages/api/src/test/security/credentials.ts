import { createHmac, generateKeyPairSync } from 'node:crypto';

import { newOneTimeSecret } from '../../tools/randomSecrets.ts';
import { newTokenId } from '../../tools/ids.ts';
import { createSigner, type Claims } from '../../account/tokens.ts';
import type { TestApi } from '../createTestApi.ts';
import type { TestPerson } from '../people.ts';
import { peopleSql } from '../../account/people.sql.ts';
import { emailChangesSql } from '../../account/emailChanges.sql.ts';
import { oneTimeTokensSql } from '../../account/oneTimeTokens.sql.ts';

const day = 86_400;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Headers that a stranger, or the person themselves, may send. Undefined: none. */
type Credential = string | undefined;

/** One way to ask, and the code that a call which needs a session refuses it with. */
export interface Attempt {
  who: string;
  authorization: Credential;
  refusedAs: 'not_authenticated' | 'token_not_valid' | 'user_inactive' | 'user_not_found';
}

/** A token that says it is not signed at all. */
const unsigned = (claims: Claims) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

/** A token that says RS256, signed by HMAC with a public key: what fooled libraries that trust `alg`. */
function confused(claims: Claims): string {
  const { publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const said = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${said}.${createHmac('sha256', publicKey).update(said).digest('base64url')}`;
}

/** A token for what is in a letter. */
async function addLetterToken(api: TestApi, person: TestPerson, purpose: 'activation' | 'reset') {
  const { secret, hash } = newOneTimeSecret();
  const { store, tools } = api;
  const row = await peopleSql.find(store.db, person.accountId, person.userId);
  await oneTimeTokensSql.insert(
    store.db,
    {
      account_id: person.accountId,
      id: person.userId,
      password_version: row?.password_version ?? 0,
    },
    { purpose, hash, now: tools.now(), expiresAt: new Date(tools.now().getTime() + day * 1_000) },
  );
  return secret;
}

/** A change of a login address that waits for its confirmation or, made already, can be taken back. */
async function addEmailChange(
  { store: { db }, tools: { newId, now } }: TestApi,
  person: TestPerson,
  kind: 'confirm_hash' | 'undo_hash',
) {
  const { secret, hash } = newOneTimeSecret();
  const id = newId();
  const { accountId, userId: personId } = person;
  const later = new Date(now().getTime() + day * 1_000);
  await emailChangesSql.insert(db, {
    accountId,
    id,
    personId,
    sessionId: newId(),
    oldEmail: person.email.toLowerCase(),
    newEmail: `${kind}@example.com`,
    passwordVersion: 1,
    createdAt: now(),
    expiresAt: later,
  });
  if (kind === 'undo_hash') await emailChangesSql.confirm(db, accountId, id, now(), later);
  await emailChangesSql.setHash(db, accountId, id, kind, hash);
  return secret;
}

/** Everything that opens nothing where a session is needed. */
export async function makeAttempts(api: TestApi): Promise<Attempt[]> {
  const { signer } = api;
  const person = await api.addPerson('asker');
  const gone = await api.addPerson('gone');
  const inactive = await api.addPerson('inactive');
  await api.database.deleteFrom('account').where('id', '=', gone.accountId).execute();
  await api.database
    .updateTable('person')
    .set({ is_active: false })
    .where('id', '=', inactive.userId)
    .execute();

  const [, payload = ''] = (person.access ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const fresh = () => ({ ...claims, jti: newTokenId() });
  const iat = claims.iat - 2 * day;
  const [header = '', , signature = ''] = (person.access ?? '').split('.');
  const stolen = encode({ ...claims, user_id: gone.userId });
  const [activation, reset] = [
    await addLetterToken(api, person, 'activation'),
    await addLetterToken(api, person, 'reset'),
  ];
  const [moved, movedBack] = [
    await addEmailChange(api, await api.addPerson('mover'), 'confirm_hash'),
    await addEmailChange(api, await api.addPerson('moved'), 'undo_hash'),
  ];

  const invalid = (who: string, token: string): Attempt => ({
    who,
    authorization: `Bearer ${token}`,
    refusedAs: 'token_not_valid',
  });
  const unasked = (who: string, authorization: Credential): Attempt => ({
    who,
    authorization,
    refusedAs: 'not_authenticated',
  });
  return [
    unasked('nobody', undefined),
    unasked('the scheme of letters with the token of a session', `Token ${person.access}`),
    unasked('a password in the header', 'Basic YWRhOnNlY3JldA=='),
    invalid('junk', 'junk'),
    invalid('a key that nobody gave out', `hb_live_${'a'.repeat(43)}`),
    invalid('an expired token', await signer.sign({ ...fresh(), iat, exp: iat + day })),
    invalid(
      'a token of another key',
      await createSigner({ current: 'x'.repeat(40), former: undefined }).sign(fresh()),
    ),
    invalid('a token that says it needs no key', unsigned(fresh())),
    invalid('a token that mixes up two kinds of keys', confused(fresh())),
    invalid('a token whose words were changed', `${header}.${stolen}.${signature}`),
    invalid(
      'a refresh token',
      await signer.sign({ ...fresh(), token_type: 'refresh', exp: claims.exp }),
    ),
    invalid('the token of an activation', activation),
    invalid('the token of a new password', reset),
    unasked('the letter of an activation', `Token ${activation}`),
    unasked('the letter of a new password', `Token ${reset}`),
    unasked('the letter of a new address', `Token ${moved}`),
    unasked('the letter of an address before', `Token ${movedBack}`),
    { ...invalid('somebody inactive', inactive.access ?? ''), refusedAs: 'user_inactive' },
    { ...invalid('somebody deleted', gone.access ?? ''), refusedAs: 'user_not_found' },
  ];
}
