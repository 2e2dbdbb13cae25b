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

/** Whose session a token belongs to. Empty when it does not say. */
export function sessionIdOf(token: string): string {
  const { sid, user_id } = readClaims(token);
  return String(sid ?? user_id ?? '');
}

/** Whose account a token opens. Empty when it does not say. */
export const accountIdOf = (token: string): string => String(readClaims(token).user_id ?? '');

/** Whether a token has at least a few seconds left, by this device's clock. */
export function isFresh(token: string, now = Date.now()): boolean {
  const { exp } = readClaims(token);
  return exp !== undefined && exp * 1000 - now > 5_000;
}
