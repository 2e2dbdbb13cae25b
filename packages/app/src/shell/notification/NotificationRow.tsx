import { Inline, NewsItem, StarRating, Text } from '@hearback/ui';
import {
  ChartIcon,
  ChatIcon,
  EditIcon,
  type IconComponent,
  MailIcon,
  QrIcon,
  StarIcon,
  UserIcon,
} from '@hearback/ui/icons';
import type {
  NotificationKind,
  NotificationRow_NotificationFragment,
} from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { sinceNow } from '../../i18n/sinceNow';
import { useMoment, useNow, useToday } from '../../i18n/moments';
import { alarmLink, useAlarmSentences } from './useAlarmSentences';
import { messages } from './messages';
import { paths } from '../../paths';
import { useMarkRead } from './useMarkRead';

/** Formats a notification as one sentence. */
function useNotificationSentence() {
  const { formatMessage } = useIntl();
  const sayAlarm = useAlarmSentences();

  return (notification: NotificationRow_NotificationFragment): string => {
    const { kind, count, codeName, locationName, rating, letterTo, alarm } = notification;
    const name = notification.actorName ?? '';
    const place = { code: codeName ?? '', location: locationName ?? '' };
    switch (kind) {
      case 'NEW_FEEDBACK':
        return formatMessage(messages.newFeedback, { ...place, count });
      case 'LOW_RATING':
        if (typeof rating !== 'number') {
          return formatMessage(messages.lowRatingsGone, { ...place, count });
        }
        return count === 1
          ? formatMessage(messages.lowRating, { ...place, rating })
          : formatMessage(messages.lowRatings, { ...place, count, rating });
      case 'CODE_PUBLISHED':
        return formatMessage(messages.codePublished, { ...place, count });
      case 'LETTER_FAILED':
        return formatMessage(messages.letterFailed, { count, address: letterTo ?? '' });
      case 'ALARM': {
        if (!alarm) return '';
        const { text, evidence } = sayAlarm(alarm);
        return `${text} ${evidence}`;
      }
      case 'ASSIGNED':
        return name === ''
          ? formatMessage(messages.assigned, { ...place, count })
          : formatMessage(messages.assignedBy, { ...place, count, name });
      case 'MENTIONED':
        return name === ''
          ? formatMessage(messages.mentioned, place)
          : formatMessage(messages.mentionedBy, { ...place, name });
    }
  };
}

type Told = Pick<NotificationRow_NotificationFragment, 'kind'> &
  Partial<
    Pick<
      NotificationRow_NotificationFragment,
      'codeId' | 'count' | 'feedbackId' | 'letter' | 'alarm'
    >
  >;

/** Returns the URL of a notification's subject. */
export function subjectOf(
  { kind, count = 1, codeId, feedbackId, letter, alarm }: Told,
  today: string,
): string {
  switch (kind) {
    case 'NEW_FEEDBACK':
    case 'LOW_RATING': {
      // The newest answer, beside the others to its code.
      const search = new URLSearchParams();
      if (codeId) search.set('code', codeId);
      if (feedbackId) search.set('open', feedbackId);
      return `${paths.feedback}?${search.toString()}`;
    }
    case 'CODE_PUBLISHED':
      return codeId ? paths.codeEditor(codeId) : paths.codes;
    case 'LETTER_FAILED':
      // Only the letters about low ratings go to an address that is kept with a location.
      return letter === 'LOW_RATINGS' ? paths.locations : paths.notificationSettings;
    case 'ALARM':
      return alarm ? alarmLink(alarm, today) : paths.home;
    case 'ASSIGNED':
    case 'MENTIONED': {
      if (count > 1 && kind === 'ASSIGNED') {
        return `${paths.feedback}?work=unanswered&assignee=me`;
      }
      return feedbackId ? `${paths.feedback}?open=${feedbackId}` : paths.feedback;
    }
  }
}

interface RelativeTimeProps {
  /** ISO 8601. */
  moment: string;
}

/** Relative time; after a day, the date. The tooltip has the date and the time. */
function RelativeTime({ moment }: RelativeTimeProps) {
  const { formatRelativeTime } = useIntl();
  const formatMoment = useMoment();
  const { value, unit } = sinceNow(moment, useNow().getTime());

  return (
    <time dateTime={moment} title={formatMoment(moment)}>
      {unit === 'day' ? formatMoment(moment) : formatRelativeTime(value, unit, { numeric: 'auto' })}
    </time>
  );
}

type Answered = Pick<NotificationRow_NotificationFragment, 'newestRating' | 'newestComment'>;

/** Stars and words of the newest answer; the words below the stars where they do not fit beside them. */
function Quote({ newestRating: rating, newestComment: comment }: Answered) {
  const { formatMessage } = useIntl();

  return (
    <Inline gap="small" align="baseline">
      {typeof rating === 'number' && (
        <StarRating value={rating} label={formatMessage(messages.ratingOf, { rating })} />
      )}
      {comment && (
        <Text as="span" size="small">
          {formatMessage(messages.quote, { comment })}
        </Text>
      )}
    </Inline>
  );
}

const isOfAnswers = ({ newestRating, newestComment }: Answered) =>
  typeof newestRating === 'number' || Boolean(newestComment);

interface Props {
  notification: NotificationRow_NotificationFragment;
}

const icons: Record<NotificationKind, IconComponent> = {
  NEW_FEEDBACK: ChatIcon,
  LOW_RATING: StarIcon,
  CODE_PUBLISHED: QrIcon,
  LETTER_FAILED: MailIcon,
  ALARM: ChartIcon,
  ASSIGNED: UserIcon,
  MENTIONED: EditIcon,
};

/** Something that happened, and the way to see it. Going there reads it. */
export function NotificationRow({ notification }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const sayNotification = useNotificationSentence();
  const { read } = useMarkRead();
  const today = useToday();
  const { id, kind, dateUpdated, isRead } = notification;
  const isBad = kind === 'LOW_RATING' || kind === 'LETTER_FAILED';

  return (
    <NewsItem
      icon={icons[kind]}
      tone={isBad ? 'warning' : 'neutral'}
      text={sayNotification(notification)}
      detail={isOfAnswers(notification) && <Quote {...notification} />}
      href={subjectOf(notification, today)}
      moment={<RelativeTime moment={dateUpdated} />}
      exactMoment={formatDate(dateUpdated, { dateStyle: 'full', timeStyle: 'short' })}
      unreadLabel={isRead ? undefined : formatMessage(messages.unread)}
      onPress={() => {
        if (!isRead) void read([id]);
      }}
    />
  );
}
