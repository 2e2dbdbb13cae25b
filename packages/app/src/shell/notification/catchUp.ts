import { type ApolloClient, makeVar } from '@apollo/client';

import { features } from '@hearback/schema/features';

import { LatestNotificationsDocument } from '../../server/generated/graphql';
import { forgetNotifications, keepLatest } from './inCache';

/**
 * The time of the latest unread notification received by this page. A list whose newest entry is older
 * is outdated. Undefined if none was received since the lists were queried.
 */
export const latestMoment = makeVar<string | undefined>(undefined);

let count = 0;

/** Records a change of the notifications: results of queries sent before may be outdated. */
export const countNotification = () => {
  count += 1;
};

/** Increases with each event. A query result is current if this is the same before and after it. */
export const notificationsReceived = () => count;

/** Queries the latest notifications, and the number of unread ones. */
export async function catchUp(client: ApolloClient): Promise<void> {
  const before = notificationsReceived();
  const { data } = await client.query({
    query: LatestNotificationsDocument,
    fetchPolicy: 'network-only',
    // A query already in flight may have been sent before the event.
    context: { queryDeduplication: false },
  });
  // The result may be older than an event received meanwhile.
  if (notificationsReceived() !== before) return catchUp(client);
  if (!data) return;
  const { items } = data.notifications;
  keepLatest(
    client.cache,
    items.map(({ id }) => id),
  );
  latestMoment(items.find(({ isRead }) => !isRead)?.dateUpdated);
}

/** Call after a removal or its undo: notifications were removed or restored with their subjects. */
export function catchUpAfterRemoval(client: ApolloClient) {
  if (!features.notifications) return;
  countNotification();
  forgetNotifications(client.cache);
  // A failed query is repeated when the stream reconnects.
  catchUp(client).catch(() => {});
}
