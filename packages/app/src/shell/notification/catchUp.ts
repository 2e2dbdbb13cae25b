import type { ApolloClient } from '@apollo/client';

import { features } from '@hearback/schema/features';

import { LatestNotificationsDocument } from '../../server/generated/graphql';
import { heardSoFar, noteHeard } from './heard';
import { forgetNotifications, keepLatest } from './inCache';
import { latestMoment } from './latestMoment';

/** Asks which notifications are the latest, and how many are unread. */
export async function catchUp(client: ApolloClient): Promise<void> {
  const before = heardSoFar();
  const { data } = await client.query({
    query: LatestNotificationsDocument,
    fetchPolicy: 'network-only',
    // An answer that is on its way already may be older than the reason to ask.
    context: { queryDeduplication: false },
  });
  // The answer may be older than what was heard meanwhile.
  if (heardSoFar() !== before) return catchUp(client);
  if (!data) return;
  const { items } = data.notifications;
  keepLatest(
    client.cache,
    items.map(({ id }) => id),
  );
  latestMoment(items.find(({ isRead }) => !isRead)?.dateUpdated);
}

/** After what notifications tell of was deleted or came back: they went or came with it. */
export function catchUpAfterRemoval(client: ApolloClient) {
  if (!features.notifications) return;
  noteHeard();
  forgetNotifications(client.cache);
  // What cannot be asked now is asked when the stream opens again.
  catchUp(client).catch(() => {});
}
