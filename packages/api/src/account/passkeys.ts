import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';

import type { Viewer } from '../apiEnv.ts';
import { ApiError, invalidField, orNotFound } from '../http/ApiError.ts';
import { hashOneTimeSecret, newOneTimeSecret } from '../tools/randomSecrets.ts';
import { openSession, type LoginTools } from './login.ts';
import { passkeysSql, type PasskeyRow } from './passkeys.sql.ts';
import { peopleSql } from './people.sql.ts';
import { byProof, noteFactor } from './secondFactor.ts';
import type { Origin } from './securityEvents.sql.ts';
import type {
  Passkey,
  PasskeyInput,
  PasskeyLoginInput,
  PasskeyProofInput,
  TokenPair,
} from './sessionContract.ts';
import { sessionsSql } from './sessions.sql.ts';

/** Loaded when somebody has a passkey: its parsers of certificates take 20 MB that most servers never need. */
const loadWebAuthn = () => import('@simplewebauthn/server');

const challengeMs = 300_000;

/** More than anybody has devices. */
const most = 20;

const refused = () => new ApiError('passkey_refused', 'This passkey opens no account.');

/** Looks only at what is needed before the signature is checked. The rest is the library's to refuse. */
const Shape = v.object({
  id: v.pipe(v.string(), v.maxLength(1_400)),
  response: v.object({ clientDataJSON: v.string(), userHandle: v.optional(v.string()) }),
});
const ClientData = v.object({ challenge: v.string() });

/** Reads what a browser wrote. Undefined: it is not the answer of a browser. */
function readResponse(text: string) {
  try {
    const json: unknown = JSON.parse(text);
    const shape = v.parse(Shape, json);
    const clientData = Buffer.from(shape.response.clientDataJSON, 'base64url').toString();
    const { challenge } = v.parse(ClientData, JSON.parse(clientData));
    return { json, id: shape.id, userHandle: shape.response.userHandle, challenge };
  } catch {
    return undefined;
  }
}

const toPasskey = ({ id, name, created_at, used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  date_created: created_at.toISOString(),
  last_used: used_at?.toISOString() ?? null,
});

interface PasskeyTools extends LoginTools {
  forgetSessions: (sessionIds: readonly string[]) => void;
}

/** Adds and removes passkeys, and logs people in by them. */
export const createPasskeys = (tools: PasskeyTools) => {
  const { db, transact, settings, now, newId, forgetSessions } = tools;
  const { publicOrigin } = settings;
  const rpID = new URL(publicOrigin).hostname;

  const makeChallenge = async (personId: string | null): Promise<Uint8Array<ArrayBuffer>> => {
    const { secret } = newOneTimeSecret();
    const expiresAt = new Date(now().getTime() + challengeMs);
    const hash = hashOneTimeSecret(secret);
    await passkeysSql.addChallenge(db, { hash, personId, expiresAt }, now());
    return new Uint8Array(Buffer.from(secret, 'base64url'));
  };

  const list = async ({ accountId, userId }: Viewer): Promise<Passkey[]> =>
    (await passkeysSql.list(db, accountId, userId)).map(toPasskey);

  return {
    list,

    /** Says what a browser needs to make a passkey, by the password and a code where codes are on. */
    async begin(viewer: Viewer, input: PasskeyProofInput, origin: Origin): Promise<string> {
      const person = await byProof(tools, viewer, input, origin, (_, found) =>
        Promise.resolve(found),
      );
      const there = await passkeysSql.list(db, person.account_id, person.id);
      if (there.length >= most) throw invalidField('name', 'too_many_passkeys');
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: 'Hearback',
        rpID,
        userName: person.email,
        userDisplayName: `${person.first_name} ${person.last_name}`,
        userID: new Uint8Array(Buffer.from(person.id)),
        challenge: await makeChallenge(person.id),
        timeout: challengeMs,
        excludeCredentials: there.map((row) => ({
          id: row.credential_id,
          transports: row.transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return JSON.stringify(options);
    },

    /** Keeps the passkey that the browser made. */
    async add(viewer: Viewer, input: PasskeyInput, origin: Origin): Promise<Passkey[]> {
      const { accountId, userId } = viewer;
      const person = orNotFound(await peopleSql.find(db, accountId, userId));
      const read = readResponse(input.response);
      const hash = read && hashOneTimeSecret(read.challenge);
      if (
        !read ||
        !(await passkeysSql.useChallenge(db, { hash: hash ?? '', personId: userId }, now()))
      ) {
        throw refused();
      }
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: read.json as RegistrationResponseJSON,
        expectedChallenge: read.challenge,
        expectedOrigin: publicOrigin,
        expectedRPID: rpID,
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) throw refused();

      const { id, publicKey, counter, transports } = registrationInfo.credential;
      await transact(async (inside) => {
        await peopleSql.lock(inside.db, accountId, userId);
        const isNew = await passkeysSql.insert(inside.db, {
          account_id: accountId,
          id: newId(),
          person_id: userId,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: [...(transports ?? [])],
          name: input.name,
          created_at: now(),
        });
        if (!isNew) throw refused();
        await noteFactor(inside, tools, person, {
          kind: 'passkey_added',
          origin,
          sessionId: viewer.sessionId,
        });
      });
      return list(viewer);
    },

    /** Removes a passkey. Other sessions end: they may have been opened by it. */
    async remove(
      viewer: Viewer,
      id: string,
      input: PasskeyProofInput,
      origin: Origin,
    ): Promise<void> {
      const ended = await byProof(tools, viewer, input, origin, async (inside, person) => {
        const { account_id: accountId, id: personId } = person;
        orNotFound(await passkeysSql.remove(inside.db, accountId, personId, id));
        await noteFactor(inside, tools, person, {
          kind: 'passkey_removed',
          origin,
          sessionId: viewer.sessionId,
        });
        return sessionsSql.endAll(inside.db, accountId, personId, now(), viewer.sessionId);
      });
      forgetSessions(ended);
    },

    /** Says what a browser needs to log somebody in, before anybody knows who that is. */
    async beginLogin(): Promise<string> {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: await makeChallenge(null),
        timeout: challengeMs,
        userVerification: 'required',
      });
      return JSON.stringify(options);
    },

    /**
     * Opens a session by a passkey. It stands for both factors: the device, and the finger, face or PIN that the
     * authenticator asked for. Whatever is wrong is answered alike.
     */
    async login(input: PasskeyLoginInput, origin: Origin): Promise<TokenPair> {
      const read = readResponse(input.response);
      if (!read) throw refused();
      const hash = hashOneTimeSecret(read.challenge);
      // Used up first: a challenge is tried once, whatever comes of it.
      if (!(await passkeysSql.useChallenge(db, { hash, personId: null }, now()))) throw refused();
      const passkey = await passkeysSql.findByCredential(db, read.id);
      const person = passkey && (await peopleSql.find(db, passkey.account_id, passkey.person_id));
      if (!passkey || !person?.is_active) throw refused();
      const isTheirs =
        read.userHandle !== undefined &&
        Buffer.from(read.userHandle, 'base64url').toString() === person.id;
      if (!isTheirs) throw refused();

      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: read.json as AuthenticationResponseJSON,
        expectedChallenge: read.challenge,
        expectedOrigin: publicOrigin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          // The statement below compares it, so that two at once are told apart as well.
          counter: 0,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) throw refused();

      const { newCounter } = authenticationInfo;
      if (newCounter <= passkey.counter && (newCounter > 0 || passkey.counter > 0)) {
        await transact((inside) =>
          noteFactor(inside, tools, person, { kind: 'passkey_copied', origin }),
        );
        throw refused();
      }
      return openSession(tools, person, input, origin, async (inside) => {
        if (!(await passkeysSql.use(inside.db, passkey, newCounter, now()))) throw refused();
      });
    },
  };
};
