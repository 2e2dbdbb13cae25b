import { dataPolicy } from './contentSecurityPolicy.ts';

/** A year, in seconds. */
const strictTransportSeconds = 31_536_000;

/** Puts the headers on an answer that every answer carries. What it says itself stands. */
export function createSecurityHeaders(publicOrigin: string) {
  const always: Record<string, string> = {
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains`,
    }),
  };

  // On the answer itself: a copy would turn a text that is at hand into a stream.
  return (answer: Response): Response => {
    for (const [name, value] of Object.entries(always)) {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    }
    return answer;
  };
}
