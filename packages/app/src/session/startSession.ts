import { limits } from '@hearback/schema/limits';

import { bringDrafts } from '../server/drafts/drafts';
import {
  sessionIdOf,
  readSession,
  setSession,
  onTabNews,
  type TabMessage,
  readAccess,
  readRefresh,
  removeAccess,
  removeTabTokens,
  removeTokens,
  storeAccess,
  storeLogin,
  storeRefresh,
  tokenKeys,
  type StoredTokens,
} from './session';
import {
  followNetwork,
  onReachableChange,
  readReachable,
  reportNoAnswer,
  sendRequest,
  NoAnswer,
  ServerRefusal,
} from '../server/sendRequest';
import { renewSession } from './renewSession';
import { startupCheck, type Verification } from './startupCheck';
import { followStorageKey, forgetKeys, leftKey } from './storageKey';
import { VerifyTokenOperation } from '../server/generated/operations/VerifyToken';

const waitsMs = [500, 1_000, 2_000];

/** Answers of a server that is starting, full, or behind something that is. */
const passing = new Set(['UPSTREAM_UNAVAILABLE', '502', '503', '504']);

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms + Math.random() * 100);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Verifies a token with the server. Transient errors are retried three times. */
async function verifyAccess(access: string, signal: AbortSignal): Promise<Verification> {
  let last: Verification = 'unanswered';

  for (const waitMs of [0, ...waitsMs]) {
    if (waitMs) await wait(waitMs, signal);
    if (signal.aborted) return 'unanswered';
    try {
      const input = { token: access };
      const { verifyToken } = await sendRequest(
        VerifyTokenOperation,
        { input },
        { access, signal },
      );
      return verifyToken.valid ? 'accepted' : 'refused';
    } catch (error) {
      last = verdictOf(error);
      const mayPass =
        error instanceof NoAnswer || (error instanceof ServerRefusal && passing.has(error.code));
      if (!mayPass || last === 'refused' || !navigator.onLine) return last;
    }
  }
  return last;
}

function verdictOf(error: unknown): Verification {
  if (error instanceof NoAnswer) return 'unanswered';
  const code = error instanceof ServerRefusal ? error.code : '';
  return code === 'UNAUTHENTICATED' || code === '401' ? 'refused' : 'failed';
}

/** The session of this tab. Kept in memory, since another tab may remove the stored tokens. */
let own = '';

const leave = () => {
  removeTabTokens();
  own = '';
  setSession({ isLoggedIn: false, isOffline: false, returnsAfterLogin: false });
};

/** Call when a session has begun in this tab. */
export function rememberOwnSession() {
  own = sessionIdOf(readAccess() ?? readRefresh() ?? '');
}

const onTabMessage = (news: TabMessage) => {
  if (news.kind === 'rotated') {
    if (sessionStorage.getItem(tokenKeys.refresh) === news.from) storeRefresh(news.to);
    return;
  }
  if (readSession().isLoggedIn && news.sessionId === own) leave();
};

/**
 * Keeps this tab in its own session: it logs out when another tab ends the session, or when
 * another tab logs another person in.
 */
export function followTabs() {
  onTabNews(onTabMessage);
  window.addEventListener('storage', ({ key, newValue, oldValue, storageArea }) => {
    if (storageArea !== localStorage || !readSession().isLoggedIn || !own) return;
    // `clear()` reports no key: everything is gone.
    if (key === null) return readAccess() ? undefined : leave();
    // The access token alone may be removed: a starting tab removes an expired one, and renews
    // it. The refresh token is removed with the session.
    if (key === tokenKeys.refresh && newValue === null && sessionIdOf(oldValue ?? '') === own) {
      return readRefresh() ? undefined : leave();
    }
    if (key === tokenKeys.access && newValue !== null && sessionIdOf(newValue) !== own) leave();
  });
  // A page in the back/forward cache missed all events.
  window.addEventListener('pageshow', ({ persisted }) => {
    const token = readAccess() ?? readRefresh() ?? '';
    if (persisted && readSession().isLoggedIn && own && sessionIdOf(token) !== own) leave();
  });
}

/** Checks at startup if there is a session, and again when the network is back. */
export async function startSession() {
  followTabs();
  followStorageKey();
  followNetwork();
  onReachableChange(() => {
    if (readReachable() && readSession().isOffline) void checkSession();
  });
  await checkSession();
}

async function checkSession() {
  const signal = AbortSignal.timeout(limits.startupCheckTimeoutSeconds * 1_000);
  try {
    const result = await startupCheck({
      readAccess,
      readRefresh,
      storeAccess,
      removeAccess,
      removeTokens,
      verify: (access) => verifyAccess(access, signal),
      renew: renewSession,
    });
    if (result.isOffline) reportNoAnswer();
    // Another tab may have ended the session during the check. Without a token this
    // tab would adopt the next stored one, of any account.
    const isLoggedIn = result.isLoggedIn && Boolean(readAccess() ?? readRefresh());
    if (isLoggedIn) rememberOwnSession();
    setSession({ isLoggedIn, isOffline: isLoggedIn && result.isOffline });
  } finally {
    setSession({ checkedAuth: true });
  }
}

/** Begins the session that a login has opened. */
export function beginSession(tokens: StoredTokens, options: { remember: boolean }) {
  const former = leftKey();
  forgetKeys();
  storeLogin(tokens, options);
  rememberOwnSession();
  // A browser without IndexedDB has stored no draft either.
  bringDrafts(former).catch(() => undefined);
  setSession({ isLoggedIn: true, isOffline: false, returnsAfterLogin: true });
}
