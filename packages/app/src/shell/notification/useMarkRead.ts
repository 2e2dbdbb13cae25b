import { useApolloClient } from '@apollo/client/react';

import {
  useMarkNotificationsReadMutation,
  useUnreadNotificationsQuery,
} from '../../server/generated/hooks';
import { notificationsReceived } from './catchUp';
import { forgetNotifications, keepUnread, markRead, momentsOf } from './inCache';
import { messages } from './messages';

/** The number of unread notifications in the cache. Sends no request. */
export function useUnread(): number {
  const { data } = useUnreadNotificationsQuery({ fetchPolicy: 'cache-only' });
  return data?.me.unreadNotifications ?? 0;
}

/** Marks notifications as read: those with the ids, or all of them. */
export function useMarkRead() {
  const client = useApolloClient();
  const [mark, { loading }] = useMarkNotificationsReadMutation({
    context: { failure: messages.markFailed },
  });

  const read = (ids?: readonly string[]) => {
    const moments = momentsOf(client.cache, ids);
    const receivedBefore = notificationsReceived();
    return mark({
      variables: { input: ids ? { ids: [...ids] } : {} },
      update: (cache, { data }) => {
        if (!data || data.markNotificationsRead.errors.length > 0) return;
        markRead(cache, moments);
        // An event received meanwhile had a newer count.
        if (notificationsReceived() === receivedBefore)
          keepUnread(cache, data.markNotificationsRead.unread);
        // The one that was opened stays where it is while its reader looks.
        if (!ids) forgetNotifications(cache);
      },
    });
  };

  return { read, isMarking: loading };
}
