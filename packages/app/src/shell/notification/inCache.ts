import type { ApolloCache, Reference } from '@apollo/client';

interface StoredHome {
  readonly latestNotifications?: readonly Reference[] | null;
}

/** The times of notifications, by cache id. */
type Moments = ReadonlyMap<string, string | undefined>;

const idsOf = (cache: ApolloCache, typename: string) =>
  Object.keys(cache.extract() as object).filter((id) => id.startsWith(`${typename}:`));

/** Returns the latest known time of each notification: those with the ids, or all. */
export function momentsOf(cache: ApolloCache, ids?: readonly string[]): Moments {
  const stored = cache.extract() as Readonly<Record<string, { dateUpdated?: string }>>;
  const chosen = ids?.map((id) => `Notification:${id}`) ?? idsOf(cache, 'Notification');
  return new Map(chosen.map((id) => [id, stored[id]?.dateUpdated]));
}

/** Marks notifications as read in the cache, except those that happened again since. */
export function markRead(cache: ApolloCache, moments: Moments = momentsOf(cache)) {
  for (const [id, moment] of moments) {
    cache.modify({
      id,
      fields: {
        isRead: (wasRead: boolean, { readField }) => wasRead || readField('dateUpdated') === moment,
      },
    });
  }
}

/** Keeps how many are unread. There is one person in what the app knows. */
export function keepUnread(cache: ApolloCache, unread: number) {
  for (const id of idsOf(cache, 'User')) {
    cache.modify({ id, fields: { unreadNotifications: () => unread } });
  }
}

const refOf = (id: string): Reference => ({ __ref: `Notification:${id}` });

/** Updates the latest notifications of the home page. */
function changeLatest(
  cache: ApolloCache,
  change: (
    latest: readonly Reference[],
    isThere: (reference: Reference) => boolean,
  ) => readonly Reference[],
) {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: {
      home(stored: unknown, { canRead }) {
        const home = stored as StoredHome;
        // Never queried, or failed: the page will query it.
        if (!home.latestNotifications) return home;
        return { ...home, latestNotifications: change(home.latestNotifications, canRead) };
      },
    },
  });
}

/** Keeps the five latest of all, for the first page of the app. What stood there besides is gone. */
export function keepLatest(cache: ApolloCache, ids: readonly string[]) {
  changeLatest(cache, () => ids.map(refOf));
}

/** Puts one that just happened on the first page of the app, before those that are still there. */
export function putLatest(cache: ApolloCache, id: string) {
  const added = refOf(id);
  changeLatest(cache, (latest, isThere) =>
    [added, ...latest.filter((one) => one.__ref !== added.__ref && isThere(one))].slice(0, 5),
  );
}

/** Evicts the lists: those on the screen are queried again at once. */
export function forgetNotifications(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'notifications' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'failingLetters' });
}
