import { describe, expect, it } from 'vitest';

import type { Renewal } from './renewSession';
import { startupCheck, type StartupTools, type Verification } from './startupCheck';

interface Situation {
  when: string;
  access: string | null;
  refresh: string | null;
  verification?: Verification;
  renewal?: Renewal;
  loggedIn: boolean;
  offline?: boolean;
  left: { access: string | null; refresh: string | null };
}

const situations: Situation[] = [
  {
    when: 'there is no access token: no session, and the server is not asked',
    access: null,
    refresh: 'r1',
    loggedIn: false,
    left: { access: null, refresh: 'r1' },
  },
  {
    when: 'the server takes the access token: logged in',
    access: 'a1',
    refresh: 'r1',
    verification: 'accepted',
    loggedIn: true,
    left: { access: 'a1', refresh: 'r1' },
  },
  {
    when: '401, and the refresh token buys a new one: logged in with that',
    access: 'a1',
    refresh: 'r1',
    verification: 'refused',
    renewal: 'renewed',
    loggedIn: true,
    left: { access: 'a2', refresh: 'r1' },
  },
  {
    when: '401 without a refresh token: the access token goes, logged out',
    access: 'a1',
    refresh: null,
    verification: 'refused',
    loggedIn: false,
    left: { access: null, refresh: null },
  },
  {
    when: '401, and the refresh token is refused: both go, logged out',
    access: 'a1',
    refresh: 'r1',
    verification: 'refused',
    renewal: 'refused',
    loggedIn: false,
    left: { access: null, refresh: null },
  },
  {
    when: '401, and the exchange fails: both go, logged out',
    access: 'a1',
    refresh: 'r1',
    verification: 'refused',
    renewal: 'failed',
    loggedIn: false,
    left: { access: null, refresh: null },
  },
  {
    when: 'any other error of the verification: the access token goes, logged out',
    access: 'a1',
    refresh: 'r1',
    verification: 'failed',
    loggedIn: false,
    left: { access: null, refresh: 'r1' },
  },
  {
    when: 'nobody answers: the session is kept, offline',
    access: 'a1',
    refresh: 'r1',
    verification: 'unanswered',
    loggedIn: true,
    offline: true,
    left: { access: 'a1', refresh: 'r1' },
  },
  {
    when: '401, and then nobody answers: the session is kept for the next start, offline',
    access: 'a1',
    refresh: 'r1',
    verification: 'refused',
    renewal: 'unanswered',
    loggedIn: true,
    offline: true,
    left: { access: 'a1', refresh: 'r1' },
  },
];

describe('the startup check', () => {
  it.each(situations)(
    '$when',
    async ({ access, refresh, verification, renewal, loggedIn, offline = false, left }) => {
      const stored = { access, refresh };
      const unexpected = (question: string) => () => {
        throw new Error(`${question} was not expected here`);
      };
      const tools: StartupTools = {
        readAccess: () => stored.access,
        readRefresh: () => stored.refresh,
        storeAccess: (token) => (stored.access = token),
        removeAccess: () => (stored.access = null),
        removeTokens: () => Object.assign(stored, { access: null, refresh: null }),
        verify: verification ? async () => verification : unexpected('verify'),
        renew: renewal
          ? async () => {
              if (renewal === 'renewed') stored.access = 'a2';
              return renewal;
            }
          : unexpected('renew'),
      };

      const result = await startupCheck(tools);

      expect(result).toEqual({ isLoggedIn: loggedIn, isOffline: offline });
      expect(stored).toEqual(left);
    },
  );
});
