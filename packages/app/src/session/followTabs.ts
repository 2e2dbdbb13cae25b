import { sessionIdOf } from './readToken';
import { readSession, setSession } from './sessionState';
import { onTabNews, type TabNews } from './tabs';
import { readAccess, readRefresh, removeTabTokens, storeRefresh, tokenKeys } from './tokenStorage';

/** Whose session this tab shows. Remembered, since another tab may wipe the stored tokens. */
let own = '';

const leave = () => {
  removeTabTokens();
  own = '';
  setSession({ isLoggedIn: false, isOffline: false });
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
    if (key !== tokenKeys.access) return;

    const theirs = newValue ?? oldValue ?? '';
    const isOwn = sessionIdOf(theirs) === own;
    if (newValue === null ? isOwn : !isOwn) leave();
  });
}
