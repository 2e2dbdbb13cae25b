import type { IntlShape } from '@formatjs/intl';

import type {
  Channel,
  FeedbackStatus,
  Sentiment,
  SentimentSource,
} from '../../server/generated/graphql';
import { messages } from './messages';

/** Label, tone and dot of each sentiment: color is never the only cue. */
export const sentiments = {
  POSITIVE: { label: messages.positive, tone: 'success', dot: 'full' },
  NEUTRAL: { label: messages.neutral, tone: 'neutral', dot: 'half' },
  NEGATIVE: { label: messages.negative, tone: 'danger', dot: 'hollow' },
} as const satisfies Record<Sentiment, object>;

/** The words of a comment say the opposite of its stars. */
export const contradictsRating = (sentiment: Sentiment | null, rating: number | null) =>
  typeof rating === 'number' &&
  ((rating <= 6 && sentiment === 'POSITIVE') || (rating >= 9 && sentiment === 'NEGATIVE'));

/** Parses a sentiment from the address. */
export const sentimentOf = (name: string): Sentiment | undefined => {
  const upper = name.toUpperCase();
  return upper in sentiments ? (upper as Sentiment) : undefined;
};

export const sourceMessages = {
  COMMENT: messages.fromComment,
  MIXED: messages.fromMixed,
  FOREIGN: messages.fromForeign,
  RATING: messages.fromRating,
  OWNER: messages.fromOwner,
} as const satisfies Record<SentimentSource, object>;

/** Formats a duration, given in seconds, in the reader's language. */
export function formatDuration({ formatMessage }: IntlShape, duration: number): string {
  const whole = Math.round(duration);
  if (whole < 60) return formatMessage(messages.seconds, { seconds: whole });
  return formatMessage(messages.minutes, { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** The channels through which a visitor reaches a form. */
export const channels = {
  QR: messages.channelQr,
  LINK: messages.channelLink,
  KIOSK: messages.channelKiosk,
  WEB: messages.channelWeb,
} as const satisfies Record<Channel, object>;

/** Label, tone and dot of each status: color is never the only cue. */
export const statuses = {
  NEW: { label: messages.statusNew, tone: 'accent', dot: 'full' },
  IN_PROGRESS: { label: messages.statusInProgress, tone: 'info', dot: 'half' },
  RESOLVED: { label: messages.statusResolved, tone: 'success', dot: 'hollow' },
  DISMISSED: { label: messages.statusDismissed, tone: 'neutral', dot: 'hollow' },
} as const satisfies Record<FeedbackStatus, object>;

/** All statuses, in workflow order. */
export const statusNames = Object.keys(statuses) as FeedbackStatus[];

/** Parses a status from the address. */
export const statusOf = (name: string): FeedbackStatus | undefined =>
  statusNames.find((status) => status === name.toUpperCase());
