import type { Renewal } from './renewSession';

/** The result of verifying an access token with the server. */
export type Verification = 'accepted' | 'refused' | 'failed' | 'unanswered';

export interface StartupTools {
  readAccess: () => string | null;
  readRefresh: () => string | null;
  storeAccess: (access: string) => void;
  removeAccess: () => void;
  removeTokens: () => void;
  verify: (access: string) => Promise<Verification>;
  renew: (staleAccess: string) => Promise<Renewal>;
}

export interface StartupResult {
  isLoggedIn: boolean;
  isOffline: boolean;
}

const loggedOut: StartupResult = { isLoggedIn: false, isOffline: false };
const loggedIn: StartupResult = { isLoggedIn: true, isOffline: false };
const offline: StartupResult = { isLoggedIn: true, isOffline: true };

/** Restores the session at startup, as in section 4 of the specification. */
export async function startupCheck(tools: StartupTools): Promise<StartupResult> {
  const access = tools.readAccess();
  if (!access) return loggedOut;

  switch (await tools.verify(access)) {
    case 'accepted':
      return loggedIn;
    case 'unanswered':
      // An installed app must start offline: the session was not rejected.
      return offline;
    case 'failed':
      tools.removeAccess();
      return loggedOut;
    case 'refused':
      return exchange(access, tools);
  }
}

async function exchange(access: string, tools: StartupTools): Promise<StartupResult> {
  tools.removeAccess();
  if (!tools.readRefresh()) return loggedOut;

  switch (await tools.renew(access)) {
    case 'renewed':
      return loggedIn;
    case 'unanswered':
      // Stored again, so that the next start verifies it instead of finding no session.
      tools.storeAccess(access);
      return offline;
    case 'refused':
    case 'failed':
      tools.removeTokens();
      return loggedOut;
  }
}
