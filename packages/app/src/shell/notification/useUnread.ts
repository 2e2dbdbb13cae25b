import { useUnreadNotificationsQuery } from '../../server/generated/hooks';

/** How many notifications are unread, as the shell knows it. Nothing is asked for. */
export function useUnread(): number {
  const { data } = useUnreadNotificationsQuery({ fetchPolicy: 'cache-only' });
  return data?.me.unreadNotifications ?? 0;
}
