import { createHash } from 'node:crypto';

import type { Session } from './sessions.sql.ts';

/** So long a login that nobody answered is asked again. */
const repeatMs = 60_000;

/**
 * The id of the session of a login that its caller named: a UUIDv8 (RFC 9562, section 5.8) of the person
 * and the name, so that nobody chooses the session of somebody else.
 */
export function sessionIdOf(personId: string, name: string): string {
  const digits = createHash('sha256').update(`${personId} ${name.toLowerCase()}`).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(13, 16),
    digits.slice(17, 20),
  ];
  return `${parts[0]}-${parts[1]}-8${parts[2]}-8${parts[3]}-${digits.slice(20, 32)}`;
}

/** Whether a login that is asked again would open this session: a moment old, and not ended. */
export const isRepeatable = (
  session: Pick<Session, 'created_at' | 'ended_at'>,
  now: Date,
): boolean => session.ended_at === null && now.getTime() - session.created_at.getTime() < repeatMs;
