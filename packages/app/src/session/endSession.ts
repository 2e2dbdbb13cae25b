import { LogoutDocument } from '../apollo/generated/graphql';
import { askServer } from './askServer';
import { sessionIdOf } from './readToken';
import { setSession } from './sessionState';
import { tellTabs } from './tabs';
import { readAccess, readRefresh, removeTokens } from './tokenStorage';

/** Leaves the session here and in every tab of it. The server hears of it, if it can. */
export function logOut() {
  const access = readAccess();
  const refresh = readRefresh();
  endSession();
  if (!refresh) return;

  // Logged out is logged out, also without a network: the tokens are gone and run out.
  askServer(LogoutDocument, { input: { refresh } }, { access: access ?? undefined }).catch(
    () => undefined,
  );
}

/** Leaves a session that the server has ended, or is about to. */
export function endSession() {
  const token = readAccess() ?? readRefresh();
  removeTokens();
  if (token) tellTabs({ kind: 'ended', sessionId: sessionIdOf(token) });
  setSession({ isLoggedIn: false, isOffline: false });
}
