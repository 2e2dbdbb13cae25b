import { LogoutOperation } from '../server/generated/operations/Logout';
import { forgetDrafts } from '../server/drafts/drafts';
import { messages } from '../shell/snackbar/messages';
import { showSnackbar } from '../shell/snackbar/snackbar';
import { askServer } from './askServer';
import { sessionIdOf } from './readToken';
import { setSession } from './sessionState';
import { tellTabs } from './tabs';
import { readAccess, readRefresh, removeTokens } from './tokenStorage';

/** What a person asks for: leaves the session everywhere. The server hears of it, if it can. */
export function logOut() {
  const access = readAccess();
  const refresh = readRefresh();
  endSession();
  // A browser that keeps no database has kept no draft either.
  forgetDrafts().catch(() => undefined);
  if (!refresh) return;

  // Logged out is logged out, also without a network: the tokens are gone and run out.
  askServer(LogoutOperation, { input: { refresh } }, { access: access ?? undefined }).catch(
    () => undefined,
  );
}

/** Leaves the session here and in every tab of it, without a word to the server. */
export function endSession() {
  const token = readAccess() ?? readRefresh();
  removeTokens();
  if (token) tellTabs({ kind: 'ended', sessionId: sessionIdOf(token) });
  setSession({ isLoggedIn: false, isOffline: false, returnsAfterLogin: false });
}

/** The server has ended the session: the person is told, since they did not ask for it. */
export function expireSession() {
  endSession();
  setSession({ returnsAfterLogin: true });
  showSnackbar('info', messages.sessionEnded);
}
