import { createSecretKey } from 'node:crypto';

import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

import { ApiError } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { newTokenId } from '../tools/ids.ts';
import { createSecretFor, type Secrets } from '../tools/secrets.ts';
import {
  type LivingSession,
  type RefreshToken,
  type Session,
  sessionsSql,
} from './sessions.sql.ts';

/** The claims of a token. Nothing personal: anybody who holds the token can read them. */
export interface Claims {
  token_type: 'access' | 'refresh';
  jti: string;
  user_id: string;
  /** The session. */
  sid: string;
  /** The account that it acts in, where that is not the person's own: for the browser alone, to keep copies apart. */
  acc?: string;
  iat: number;
  exp: number;
}

/** Why a token was not accepted. */
type TokenFault = 'invalid' | 'expired' | 'no_id';

type Verified = { claims: Claims } | { fault: TokenFault };

/** Signs tokens and reads them back. */
export interface Signer {
  sign: (claims: Claims) => Promise<string>;
  verify: (token: string, now: Date) => Promise<Verified>;
}

const isClaims = (payload: JWTPayload): payload is JWTPayload & Claims =>
  (payload['token_type'] === 'access' || payload['token_type'] === 'refresh') &&
  typeof payload['user_id'] === 'string' &&
  typeof payload['sid'] === 'string';

const keyOf = (secret: string) => ({
  /** Says which secret signed, and nothing about it. */
  kid: createSecretFor(secret)('name of a key').slice(0, 16),
  key: createSecretKey(Buffer.from(secret)),
});

const isOtherKey = (error: unknown) => error instanceof errors.JWSSignatureVerificationFailed;

/**
 * HS256. Signs with the current secret, so that the same claims always give the same token, and believes
 * what the former one signed, too.
 */
export function createSigner({ current, former }: Secrets): Signer {
  const own = keyOf(current);
  const believed = former === undefined ? [own] : [own, keyOf(former)];

  const read = async (token: string, now: Date): Promise<JWTPayload> => {
    // The header only chooses among keys; a token from before keys had names may be of any.
    const { kid } = decodeProtectedHeader(token);
    const keys = believed.filter((each) => kid === undefined || each.kid === kid);
    let refusal: unknown = new errors.JWSInvalid('No key of this name is believed.');
    for (const { key } of keys) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: now,
          requiredClaims: ['exp', 'iat'],
        });
        return payload;
      } catch (error) {
        refusal = error;
        if (!isOtherKey(error)) break;
      }
    }
    throw refusal;
  };

  return {
    sign: (claims) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: own.kid })
        .sign(own.key),

    verify: async (token, now) => {
      try {
        const payload = await read(token, now);
        if (typeof payload.jti !== 'string') return { fault: 'no_id' };
        return isClaims(payload) ? { claims: payload } : { fault: 'invalid' };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { fault: 'expired' };
        if (error instanceof errors.JOSEError || error instanceof TypeError) {
          return { fault: 'invalid' };
        }
        throw error;
      }
    },
  };
}

const sentences: Record<TokenFault, string> = {
  invalid: 'Token is invalid',
  expired: 'Token is expired',
  no_id: 'Token has no id',
};

/** A token that opens nothing, in the words clients of this dialect know. */
export const tokenNotValid = (sentence: string) => new ApiError('token_not_valid', sentence);

const faultyToken = (fault: TokenFault) => tokenNotValid(sentences[fault]);

/** The error for a refused access token on a call that needs a session. */
export const accessNotValid = (sentence: string) =>
  new ApiError('token_not_valid', 'Given token not valid for any token type', {
    body: {
      messages: [{ token_class: 'AccessToken', token_type: 'access', message: sentence }],
    },
  });

export const accessFault = (fault: TokenFault) => accessNotValid(sentences[fault]);

type Tools = Pick<ServiceTools, 'signer' | 'settings' | 'now'>;

type SessionIds = Pick<Session, 'id' | 'person_id' | 'member_account_id'>;

const accountOf = ({ member_account_id: acc }: SessionIds) => (acc === null ? {} : { acc });

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);

/** The lifetime of a session, and of its refresh token from now. */
export function lifetimes(
  { settings, now }: Pick<Tools, 'settings' | 'now'>,
  rotates: boolean,
  remembered: boolean,
) {
  const dayMs = settings.refreshTtlSeconds * 1_000;
  // Remembered: 30 days in all, 7 without use. Otherwise a day without use; only a token that
  // rotates can be used longer than it lives.
  const sessionMs = remembered || rotates ? 30 * dayMs : dayMs;
  const idleMs = remembered ? longestIdleMs(settings) : dayMs;
  return {
    sessionEndsAt: new Date(now().getTime() + sessionMs),
    idleMs,
    tokenMs: rotates ? idleMs : sessionMs,
  };
}

/** The longest that any session lives without use. */
export const longestIdleMs = ({ refreshTtlSeconds }: Tools['settings']) =>
  7 * refreshTtlSeconds * 1_000;

/** True if no token of a session is accepted any more, because it is too old or was not used for too long. */
export function isOver(
  tools: Pick<Tools, 'settings' | 'now'>,
  session: Pick<Session, 'rotates' | 'remembered' | 'used_at' | 'expires_at'>,
): boolean {
  const { idleMs } = lifetimes(tools, session.rotates, session.remembered);
  const idleUntil = session.used_at.getTime() + idleMs;
  return Math.min(session.expires_at.getTime(), idleUntil) <= tools.now().getTime();
}

/** A new access token of a session. */
export const signAccess = ({ signer, settings, now }: Tools, session: SessionIds) => {
  const iat = toSeconds(now());
  return signer.sign({
    token_type: 'access',
    exp: iat + settings.accessTtlSeconds,
    iat,
    jti: newTokenId(),
    user_id: session.person_id,
    sid: session.id,
    ...accountOf(session),
  });
};

/** The refresh token of a row. The same row always gives the same token. */
export const signRefresh = (
  { signer }: Pick<Tools, 'signer'>,
  session: SessionIds,
  token: Pick<RefreshToken, 'id' | 'created_at' | 'expires_at'>,
) =>
  signer.sign({
    token_type: 'refresh',
    exp: toSeconds(token.expires_at),
    iat: toSeconds(token.created_at),
    jti: token.id,
    user_id: session.person_id,
    sid: session.id,
    ...accountOf(session),
  });

type FindSessionTools = Pick<ServiceTools, 'db' | 'signer' | 'settings' | 'now'>;

/** Reads a token and finds its session. Refuses a token that is forged or old, and a session that is over. */
export async function findSession(
  tools: FindSessionTools,
  token: string,
): Promise<{ claims: Claims; session: LivingSession }> {
  const { db, signer, now } = tools;
  const verified = await signer.verify(token, now());
  if ('fault' in verified) throw faultyToken(verified.fault);
  const { claims } = verified;

  const session = await sessionsSql.find(db, claims.sid);
  if (!session?.is_active || session.person_id !== claims.user_id) {
    throw tokenNotValid('No active account found for the given token.');
  }
  if (session.ended_at) throw tokenNotValid('Token is blacklisted');

  if (isOver(tools, session)) throw tokenNotValid('Token is expired');

  return { claims, session };
}
