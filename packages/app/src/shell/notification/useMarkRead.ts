import { useApolloClient } from '@apollo/client/react';

import { useMarkNotificationsReadMutation } from '../../server/generated/hooks';
import { heardSoFar } from './heard';
import { forgetNotifications, keepUnread, markRead, momentsOf } from './inCache';
import { messages } from './messages';

/** Marks notifications as read: those with the ids, or all of them. */
export function useMarkRead() {
  const client = useApolloClient();
  const [mark, { loading }] = useMarkNotificationsReadMutation({
    context: { failure: messages.markFailed },
  });

  const read = (ids?: readonly string[]) => {
    const moments = momentsOf(client.cache, ids);
    const heard = heardSoFar();
    return mark({
      variables: { input: ids ? { ids: [...ids] } : {} },
      update: (cache, { data }) => {
        if (!data || data.markNotificationsRead.errors.length > 0) return;
        markRead(cache, moments);
        // What was heard meanwhile came with a newer number.
        if (heardSoFar() === heard) keepUnread(cache, data.markNotificationsRead.unread);
        // The one that was opened stays where it is while its reader looks.
        if (!ids) forgetNotifications(cache);
      },
    });
  };

  return { read, isMarking: loading };
}
