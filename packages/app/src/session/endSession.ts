import { LogoutOperation } from '../server/generated/operations/Logout';
import { forgetDrafts } from '../server/drafts/drafts';
import { messages } from '../shell/snackbar/messages';
import { showSnackbar } from '../shell/snackbar/snackbar';
import { sendRequest } from '../server/sendRequest';
import {
  sessionIdOf,
  setSession,
  notifyTabs,
  readAccess,
  readRefresh,
  removeTokens,
} from './session';

/** Ends the session in every tab, and on the server if it can be reached. */
export function logOut() {
  const access = readAccess();
  const refresh = readRefresh();
  endSession();
  // A browser without IndexedDB has stored no draft either.
  forgetDrafts().catch(() => undefined);
  if (!refresh) return;

  // Logged out is logged out, also without a network: the tokens are gone and run out.
  sendRequest(LogoutOperation, { input: { refresh } }, { access: access ?? undefined }).catch(
    () => undefined,
  );
}

/** Leaves the session here and in its other tabs, without a request to the server. */
export function endSession() {
  const token = readAccess() ?? readRefresh();
  removeTokens();
  if (token) notifyTabs({ kind: 'ended', sessionId: sessionIdOf(token) });
  setSession({ isLoggedIn: false, isOffline: false, returnsAfterLogin: false });
}

/** The server has ended the session: shows a message, since the person did not log out. */
export function expireSession() {
  endSession();
  setSession({ returnsAfterLogin: true });
  showSnackbar('info', messages.sessionEnded);
}
