import { createSecretKey } from 'node:crypto';

import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

import { type Secrets, createSecretFor } from './secrets.ts';

/** The claims of a token. Nothing personal: anybody who holds the token can read them. */
export interface Claims {
  token_type: 'access' | 'refresh';
  jti: string;
  user_id: string;
  /** The session. */
  sid: string;
  iat: number;
  exp: number;
}

/** Why a token was not accepted. */
export type TokenFault = 'invalid' | 'expired' | 'no_id';

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
