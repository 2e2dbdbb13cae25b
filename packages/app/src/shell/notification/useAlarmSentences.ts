import { writeRange } from '@hearback/schema/periods';

import type { Alarm_AlarmFragment } from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';
import { useTopicName } from './topicNames';

/** Formats a change as a sentence, and its evidence as another. */
export function useAlarmSentences() {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const nameOf = useTopicName();
  const round = (figure: number) => formatNumber(figure, { maximumFractionDigits: 1 });
  const percent = (share: number) =>
    formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });

  return ({ kind, locationName, topic, topicName, since, n, ...figures }: Alarm_AlarmFragment) => {
    const location = locationName ?? '';
    const day = formatDate(`${since}T00:00:00Z`, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    const rounded = { before: round(figures.before), after: round(figures.after), day, n };
    switch (kind) {
      case 'RATING_LOWER':
      case 'RATING_HIGHER':
        return {
          text: formatMessage(
            kind === 'RATING_LOWER' ? messages.ratingLower : messages.ratingHigher,
            { location },
          ),
          evidence: formatMessage(messages.ratingEvidence, rounded),
        };
      case 'VOLUME_FEWER':
      case 'VOLUME_MORE':
        return {
          text: formatMessage(
            kind === 'VOLUME_FEWER' ? messages.volumeFewer : messages.volumeMore,
            {
              location,
            },
          ),
          evidence: formatMessage(messages.volumeEvidence, rounded),
        };
      case 'TOPIC_MORE':
        return {
          text: formatMessage(messages.topicMore, {
            topic: nameOf({ topic: topic ?? '', name: topicName }),
          }),
          evidence: formatMessage(messages.topicEvidence, {
            ...rounded,
            before: percent(figures.before),
            after: percent(figures.after),
          }),
        };
    }
  };
}

const tabs = {
  RATING_LOWER: 'ratings',
  RATING_HIGHER: 'ratings',
  VOLUME_FEWER: 'scans-submissions',
  VOLUME_MORE: 'scans-submissions',
  TOPIC_MORE: 'feedback',
} as const;

/** The URL of the statistics of a change: its place, from its first day on. */
export function alarmLink(
  { kind, locationId, since }: Pick<Alarm_AlarmFragment, 'kind' | 'locationId' | 'since'>,
  today: string,
): string {
  const search = new URLSearchParams({ tab: tabs[kind] });
  search.set('timeframe', writeRange({ start: since, end: today < since ? since : today }));
  if (locationId) search.set('location', locationId);
  return `${paths.stats}?${search.toString()}`;
}
