import { accountIdOf } from './readToken';

const accessKey = 'jwt_access_token';
const refreshKey = 'jwt_refresh_token';

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

/** The next refresh token stays where the person chose to keep the first one. */
export function storeRefresh(refresh: string) {
  const store = sessionStorage.getItem(refreshKey) === null ? localStorage : sessionStorage;
  store.setItem(refreshKey, refresh);
}

export const removeAccess = () => remove(accessKey);

/** Leaves nothing of a session in this browser. */
export function removeTokens() {
  remove(accessKey);
  remove(refreshKey);
}

/** Leaves nothing of a session in this tab. What lies in the browser belongs to someone else. */
export function removeTabTokens() {
  sessionStorage.removeItem(accessKey);
  sessionStorage.removeItem(refreshKey);
}
