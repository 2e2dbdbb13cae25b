import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { features } from '@hearback/schema/features';
import type { AccountEventsSubscription } from '../../server/generated/graphql';
import { useUnreadNotificationsQuery } from '../../server/generated/hooks';
import { useAccountEvents } from '../../server/useAccountEvents';
import { catchUp, latestMoment, countNotification } from './catchUp';
import { forgetNotifications, keepUnread, markRead, putLatest } from './inCache';

/** The number of unread notifications, kept current by a subscription. Undefined until it is known. */
export function useLiveNotifications(): number | undefined {
  const isOff = !features.notifications;
  const client = useApolloClient();
  const { cache } = client;
  const { data, error } = useUnreadNotificationsQuery({ skip: isOff });

  // A failed query is repeated when the stream reconnects.
  const ask = () => void catchUp(client).catch(() => {});

  const hear = ({ notificationChanged }: AccountEventsSubscription['accountEvent']) => {
    if (!notificationChanged) return;
    const { notification, unread } = notificationChanged;
    countNotification();
    keepUnread(cache, unread);
    if (notification) {
      putLatest(cache, notification.id);
      latestMoment(notification.dateUpdated);
      if (notification.kind === 'LETTER_FAILED') {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'failingLetters' });
      }
    } else {
      if (unread === 0) markRead(cache);
      latestMoment(undefined);
      forgetNotifications(cache);
      // Some may have been removed with their subjects.
      ask();
    }
  };

  const latest = useRef({ ask, hear });
  useEffect(() => {
    latest.current = { ask, hear };
  });

  useEffect(() => {
    // The next account has its own.
    return () => void latestMoment(undefined);
  }, []);

  useAccountEvents({
    // The initial query must not overwrite events.
    skip: isOff || !(data ?? error),
    // Events may have been missed before the stream was open.
    onOpen: () => latest.current.ask(),
    onEvent: (event) => latest.current.hear(event),
  });

  return data?.me.unreadNotifications;
}
