import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** What a token says. Nothing personal: whoever holds it can read it. */
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

/** HS256 with one secret. The same claims always give the same token. */
export function createSigner(secret: string): Signer {
  const key = new TextEncoder().encode(secret);

  return {
    sign: (claims) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key),

    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: now,
          requiredClaims: ['exp', 'iat'],
        });
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
