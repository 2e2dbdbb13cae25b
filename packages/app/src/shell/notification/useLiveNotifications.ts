import { useEffect, useRef } from 'react';

import { useApolloClient } from '@apollo/client/react';

import { features } from '@hearback/schema/features';

import type { AccountEventsSubscription } from '../../server/generated/graphql';
import { useUnreadNotificationsQuery } from '../../server/generated/hooks';
import { useAccountEvents } from '../../server/useAccountEvents';
import { catchUp } from './catchUp';
import { noteHeard } from './heard';
import { forgetNotifications, keepUnread, markRead, putLatest } from './inCache';
import { latestMoment } from './latestMoment';

/** How many notifications are unread, as it changes. Undefined until it is known. */
export function useLiveNotifications(): number | undefined {
  const isOff = !features.notifications;
  const client = useApolloClient();
  const { cache } = client;
  const { data, error } = useUnreadNotificationsQuery({ skip: isOff });

  // What cannot be asked now is asked when the stream opens again.
  const ask = () => void catchUp(client).catch(() => {});

  const hear = ({ notificationChanged }: AccountEventsSubscription['accountEvent']) => {
    if (!notificationChanged) return;
    const { notification, unread } = notificationChanged;
    noteHeard();
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
      // Some may be gone with what they told of.
      ask();
    }
  };

  const latest = useRef({ ask, hear });
  useEffect(() => {
    latest.current = { ask, hear };
  });

  useEffect(() => {
    // The next person hears of their own.
    return () => void latestMoment(undefined);
  }, []);

  useAccountEvents({
    // The first answer must not overwrite what is heard.
    skip: isOff || !(data ?? error),
    // Before the stream was open, or while nobody looked, some may have come.
    onOpen: () => latest.current.ask(),
    onEvent: (event) => latest.current.hear(event),
  });

  return data?.me.unreadNotifications;
}
