interface Claims {
  /** The session the token belongs to. Servers that know no sessions name the person only. */
  sid?: string;
  user_id?: string | number;
  /** Seconds since 1970. */
  exp?: number;
}

function readClaims(token: string): Claims {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    // Not ours to judge: the server refuses what is not a token.
    return {};
  }
}

/** Returns the session id in a token. Empty if it has none. */
export function sessionIdOf(token: string): string {
  const { sid, user_id } = readClaims(token);
  return String(sid ?? user_id ?? '');
}

/** Returns the account id in a token. Empty if it has none. */
export const accountIdOf = (token: string): string => String(readClaims(token).user_id ?? '');

/** True if a token is valid for at least a few more seconds, by this device's clock. */
export function isTokenFresh(token: string, now = Date.now()): boolean {
  const { exp } = readClaims(token);
  return exp !== undefined && exp * 1000 - now > 5_000;
}
