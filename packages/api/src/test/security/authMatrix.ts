import { letterCalls, openCalls } from './authRows.ts';
import type { Attempt } from './credentials.ts';
import type { DocumentedCall } from './documentedCalls.ts';

/** Asks a call with an `Authorization`, or none, and answers the status and the text. */
export type AskCall = (
  call: DocumentedCall,
  authorization?: string,
) => Promise<{ status: number; body: Readonly<Record<string, unknown>> }>;

/** Who may make a call, by what the OpenAPI document says of it. */
export type Admission = 'everybody' | 'session' | 'letter';

export function admissionOf({ security }: DocumentedCall): Admission {
  const schemes = new Set(security.flatMap((way) => Object.keys(way)));
  if (schemes.has('bearer')) return 'session';
  if (schemes.has('oneTimeToken')) return 'letter';
  return 'everybody';
}

/** Calls whose admission nobody has written down, each with what to do. */
export const unknownCalls = (calls: readonly DocumentedCall[]): string[] =>
  calls.flatMap((call) => {
    const admission = admissionOf(call);
    if (admission === 'everybody' && call.security.length > 0) {
      return [`${call.name} has a security scheme that authMatrix.ts does not know.`];
    }
    if (admission === 'everybody' && openCalls[call.name] === undefined) {
      return [`${call.name} is open to everybody: say why in authRows.ts, or ask for a session.`];
    }
    if (admission === 'letter' && letterCalls[call.name] === undefined) {
      return [`${call.name} takes the token of a letter: say in authRows.ts of which.`];
    }
    return [];
  });

/** Tells where somebody was let in, or was refused in other words than the table's. */
export async function findBreaches(
  calls: readonly DocumentedCall[],
  attempts: readonly Attempt[],
  ask: AskCall,
): Promise<string[]> {
  const breaches: string[] = [];
  for (const call of calls) {
    const nobody = await ask(call);
    for (const { who, authorization, refusedAs } of attempts) {
      const { status, body } = await ask(call, authorization);
      const came = `${call.name} as ${who}: ${status} ${JSON.stringify(body)}`;
      // What needs no session is the same for everybody, whatever they send along.
      if (admissionOf(call) === 'everybody') {
        if (status !== nobody.status) breaches.push(`${came}, and ${nobody.status} as nobody`);
      } else if (admissionOf(call) === 'session') {
        if (status !== 401 || body['code'] !== refusedAs) breaches.push(came);
      } else {
        const isIts = who === `the letter of ${letterCalls[call.name]}`;
        if (!isIts && status !== 401) breaches.push(came);
        if (isIts && status === 401) breaches.push(came);
      }
    }
  }
  return breaches;
}
