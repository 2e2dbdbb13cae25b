import type { NotificationRow_NotificationFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** Says what a notification tells, in one sentence. */
export function useNotificationSentence() {
  const { formatMessage } = useIntl();

  return (notification: NotificationRow_NotificationFragment): string => {
    const { kind, count, codeName, locationName, rating, letterTo } = notification;
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
    }
  };
}
