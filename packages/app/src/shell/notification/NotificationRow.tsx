import { NewsItem } from '@hearback/ui';
import { ChatIcon, MailIcon, QrIcon, StarIcon, type IconComponent } from '@hearback/ui/icons';

import type {
  NotificationKind,
  NotificationRow_NotificationFragment,
} from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { RelativeTime } from '../../i18n/RelativeTime';
import { messages } from './messages';
import { subjectOf } from './subjectOf';
import { useMarkRead } from './useMarkRead';
import { useNotificationSentence } from './useNotificationSentence';

interface Props {
  notification: NotificationRow_NotificationFragment;
}

const icons: Record<NotificationKind, IconComponent> = {
  NEW_FEEDBACK: ChatIcon,
  LOW_RATING: StarIcon,
  CODE_PUBLISHED: QrIcon,
  LETTER_FAILED: MailIcon,
};

/** Something that happened, and the way to see it. Going there reads it. */
export function NotificationRow({ notification }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const sayNotification = useNotificationSentence();
  const { read } = useMarkRead();
  const { id, kind, dateUpdated, isRead } = notification;
  const isBad = kind === 'LOW_RATING' || kind === 'LETTER_FAILED';

  return (
    <NewsItem
      icon={icons[kind]}
      tone={isBad ? 'warning' : 'neutral'}
      text={sayNotification(notification)}
      href={subjectOf(notification)}
      moment={<RelativeTime moment={dateUpdated} />}
      exactMoment={formatDate(dateUpdated, { dateStyle: 'full', timeStyle: 'short' })}
      unreadLabel={isRead ? undefined : formatMessage(messages.unread)}
      onPress={() => {
        if (!isRead) void read([id]);
      }}
    />
  );
}
