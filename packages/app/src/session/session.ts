import { useSyncExternalStore } from 'react';

const accessKey = 'jwt_access_token';
const refreshKey = 'jwt_refresh_token';

/**
 * The first queries of pages that were open, which the page's own script sends before the app is there: they lie beside
 * the refresh token, and go with it.
 */
export const firstQueriesKey = 'first_queries';

/** The two places a token can lie: this tab's own first. */
const stores = () => [sessionStorage, localStorage] as const;

const read = (key: string): string | null => {
  for (const store of stores()) {
    const token = store.getItem(key);
    if (token) return token;
  }
  return null;
};

const remove = (key: string) => {
  for (const store of stores()) store.removeItem(key);
};

/** The keys under which tokens lie, for those who listen to changes in other tabs. */
export const tokenKeys = { access: accessKey, refresh: refreshKey } as const;

export const readAccess = () => read(accessKey);

export const readRefresh = () => read(refreshKey);

/** Returns the local storage key of a setting for this tab's account. */
export const entryOfAccount = (name: string) =>
  `${name}:${accountIdOf(readAccess() ?? readRefresh() ?? '')}`;

/** The access token another tab may have renewed. */
export const readSharedAccess = () => localStorage.getItem(accessKey);

export interface StoredTokens {
  access: string;
  refresh: string;
}

/** Starts a session. A remembered one outlives the browser; whatever lay there before is gone. */
export function storeLogin({ access, refresh }: StoredTokens, { remember }: { remember: boolean }) {
  removeTokens();
  const store = remember ? localStorage : sessionStorage;
  store.setItem(accessKey, access);
  store.setItem(refreshKey, refresh);
}

/** A renewed access token lies in both places, so that every tab of the session finds it. */
export function storeAccess(access: string) {
  for (const store of stores()) store.setItem(accessKey, access);
}

/** Storage of the session: the browser's if the person asked to be remembered, otherwise the tab's. */
export const sessionStore = (): Storage =>
  sessionStorage.getItem(refreshKey) === null ? localStorage : sessionStorage;

/** The next refresh token stays where the person chose to keep the first one. */
export function storeRefresh(refresh: string) {
  sessionStore().setItem(refreshKey, refresh);
}

export const removeAccess = () => remove(accessKey);

/** Leaves nothing of a session in this browser. */
export function removeTokens() {
  remove(accessKey);
  remove(refreshKey);
  remove(firstQueriesKey);
}

/** Leaves nothing of a session in this tab. What lies in the browser belongs to someone else. */
export function removeTabTokens() {
  sessionStorage.removeItem(accessKey);
  sessionStorage.removeItem(refreshKey);
  sessionStorage.removeItem(firstQueriesKey);
}

interface Claims {
  /** The session the token belongs to. Servers that know no sessions name the person only. */
  sid?: string;
  user_id?: string | number;
  /** The account that the session acts in, where that is not the person's own. */
  acc?: string;
  /** Seconds since 1970. */
  exp?: number;
}

function readClaims(token: string): Claims {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    // Not ours to judge: the server refuses what is not a token.
    return {};
  }
}

/** Returns the session id in a token. Empty if it has none. */
export function sessionIdOf(token: string): string {
  const { sid, user_id } = readClaims(token);
  return String(sid ?? user_id ?? '');
}

/** Returns the account id in a token. Empty if it has none. */
export const accountIdOf = (token: string): string => {
  const { user_id: personId, acc } = readClaims(token);
  // In an account that is not their own, a person has other copies and drafts.
  return [personId, acc].filter((part) => part !== undefined).join(':');
};

/** True if a token is valid for at least a few more seconds, by this device's clock. */
export function isTokenFresh(token: string, now = Date.now()): boolean {
  const { exp } = readClaims(token);
  return exp !== undefined && exp * 1000 - now > 5_000;
}

/** The session of this tab. */
export interface SessionState {
  /** True after the startup check. Until then nothing is rendered. */
  checkedAuth: boolean;
  isLoggedIn: boolean;
  /** The server did not respond to the startup check: the session is kept, unverified. */
  isOffline: boolean;
  /** The next login returns to the current URL. Not after a logout: the next person may be another one. */
  returnsAfterLogin: boolean;
}

let state: SessionState = {
  checkedAuth: false,
  isLoggedIn: false,
  isOffline: false,
  returnsAfterLogin: true,
};
const listeners = new Set<() => void>();

export const readSession = () => state;

export function setSession(change: Partial<SessionState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useSession = () => useSyncExternalStore(onSessionChange, readSession);

/** A message to the other tabs of the same browser. */
export type TabMessage =
  /** A session was ended here; every tab of it leaves. */
  | { kind: 'ended'; sessionId: string }
  /** A refresh token was used up. A duplicated tab holds a copy and needs the next one. */
  | { kind: 'rotated'; from: string; to: string };

const channelName = 'hearback-session';

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

export function notifyTabs(news: TabMessage) {
  open()?.postMessage(news);
}

export function onTabNews(listener: (news: TabMessage) => void) {
  open()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}
