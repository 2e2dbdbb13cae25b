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

  return (answer: Response): Response => {
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(always)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    return new Response(answer.body, {
      status: answer.status,
      statusText: answer.statusText,
      headers,
    });
  };
}
