import { limits } from '@hearback/schema/limits';

import { bringDrafts } from '../server/drafts/drafts';
import { followTabs, rememberOwnSession } from './followTabs';
import { followNetwork, onReachableChange, readReachable, reportNoAnswer } from './reachability';
import { renewSession } from './renewSession';
import { readSession, setSession } from './sessionState';
import { startupCheck } from './startupCheck';
import { followStorageKey, forgetKeys, leftKey } from './storageKey';
import {
  readAccess,
  readRefresh,
  removeAccess,
  removeTokens,
  storeAccess,
  storeLogin,
  type TokenPair,
} from './tokenStorage';
import { verifyAccess } from './verifyAccess';

/** Asks once, at the start, whether there is a session; asks again when the network is back. */
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
    // Another tab may have ended the session while the server was asked about it. Without a token this
    // tab would take the next that lies there, whoever it is of.
    const isLoggedIn = result.isLoggedIn && Boolean(readAccess() ?? readRefresh());
    if (isLoggedIn) rememberOwnSession();
    setSession({ isLoggedIn, isOffline: isLoggedIn && result.isOffline });
  } finally {
    setSession({ checkedAuth: true });
  }
}

/** Begins the session that a login has opened. */
export function beginSession(tokens: TokenPair, options: { remember: boolean }) {
  const former = leftKey();
  forgetKeys();
  storeLogin(tokens, options);
  rememberOwnSession();
  // A browser that keeps no database has kept no draft either.
  bringDrafts(former).catch(() => undefined);
  setSession({ isLoggedIn: true, isOffline: false, returnsAfterLogin: true });
}
