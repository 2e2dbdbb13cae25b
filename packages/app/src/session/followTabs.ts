import { sessionIdOf } from './readToken';
import { readSession, setSession } from './sessionState';
import { onTabNews, type TabNews } from './tabs';
import { readAccess, readRefresh, removeTabTokens, storeRefresh, tokenKeys } from './tokenStorage';

/** Whose session this tab shows. Remembered, since another tab may wipe the stored tokens. */
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

const heard = (news: TabNews) => {
  if (news.kind === 'rotated') {
    if (sessionStorage.getItem(tokenKeys.refresh) === news.from) storeRefresh(news.to);
    return;
  }
  if (readSession().isLoggedIn && news.sessionId === own) leave();
};

/**
 * Keeps this tab to its own session: it leaves when another tab ends the session, and when
 * another tab logs somebody else in.
 */
export function followTabs() {
  onTabNews(heard);
  window.addEventListener('storage', ({ key, newValue, oldValue, storageArea }) => {
    if (storageArea !== localStorage || !readSession().isLoggedIn || !own) return;
    // `clear()` reports no key: everything is gone.
    if (key === null) return readAccess() ? undefined : leave();
    // An access token alone may go: a tab that starts with an old one removes it, and asks for
    // the next. The refresh token goes with the session.
    if (key === tokenKeys.refresh && newValue === null && sessionIdOf(oldValue ?? '') === own) {
      return readRefresh() ? undefined : leave();
    }
    if (key === tokenKeys.access && newValue !== null && sessionIdOf(newValue) !== own) leave();
  });
  // A page that the browser kept for the way back has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    const token = readAccess() ?? readRefresh() ?? '';
    if (persisted && readSession().isLoggedIn && own && sessionIdOf(token) !== own) leave();
  });
}
