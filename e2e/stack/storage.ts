import type { Page } from '@playwright/test';

import type { Tokens } from './owner.ts';

/** Browser storage of a site with these entries in its local storage. */
export const stored = (origin: string, entries: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [
    { origin, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) },
  ],
});

/** Browser storage of a person who is logged in and chose to be remembered. */
export const remembered = (origin: string, { access, refresh }: Tokens, more = {}) =>
  stored(origin, {
    jwt_access_token: access,
    jwt_refresh_token: refresh,
    theme: '0',
    language: 'en-US',
    ...more,
  });

/** A token of either storage; null where there is none. */
export interface StoredTokens {
  local: { access: string | null; refresh: string | null };
  session: { access: string | null; refresh: string | null };
}

/** The four places a token of the session can lie. */
export const storedTokens = (page: Page): Promise<StoredTokens> =>
  page.evaluate(() => {
    const of = (storage: Storage) => ({
      access: storage.getItem('jwt_access_token'),
      refresh: storage.getItem('jwt_refresh_token'),
    });
    return { local: of(localStorage), session: of(sessionStorage) };
  });

/** Stored tokens without a session. */
export const nothingStored: StoredTokens = {
  local: { access: null, refresh: null },
  session: { access: null, refresh: null },
};
