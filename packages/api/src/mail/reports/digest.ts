import type { IntlShape } from '@formatjs/intl';

import type { Alarm } from '../../notification/contract.ts';
import { shortenQuote, type Letter, letterIntl } from '../letter.ts';
import { layOut } from '../layout.ts';
import { digestMessages as messages, digestPolish as polish } from './messages.ts';

interface Counts {
  answers: number;
  /** The number of the answers that have a rating. */
  ratings: number;
  /** Null without ratings. */
  average: number | null;
}

interface Facts extends Counts {
  language: string;
  rhythm: 'daily' | 'weekly';
  /** The busiest places first. */
  locations: readonly (Counts & { name: string })[];
  /** The comments with the lowest ratings. */
  lowest: readonly { rating: number; comment: string; locationName: string }[];
  /** Found since the last digest, the latest first. */
  changes: readonly Alarm[];
  /** Sentences about the last whole week. None for a day. */
  week: readonly string[];
  url: string;
}

/** A letter with more places than this is a list nobody reads. */
const locationsMax = 10;

/** Further changes are on the first page. */
const changesMax = 5;

/** Formats a change with its evidence. */
function describeChange(
  { formatMessage, formatNumber, formatDate }: IntlShape,
  { kind, since, n, topic, topic_name, location_name, ...figures }: Alarm,
): string {
  const isShare = kind === 'topic_more';
  const format = (figure: number) =>
    isShare
      ? formatNumber(figure, { style: 'percent', maximumFractionDigits: 0 })
      : formatNumber(figure, { maximumFractionDigits: 1 });
  const evidence = {
    kind,
    n,
    before: format(figures.before),
    after: format(figures.after),
    day: formatDate(`${since}T12:00:00Z`, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  };
  if (isShare) {
    return formatMessage(messages.topicChanged, {
      ...evidence,
      topic: topic_name ?? formatMessage(messages.topicName, { topic: topic ?? '' }),
    });
  }
  const isRating = kind === 'rating_lower' || kind === 'rating_higher';
  return formatMessage(isRating ? messages.ratingChanged : messages.volumeChanged, {
    ...evidence,
    location: location_name ?? '',
  });
}

/** Sums up what came in since the last digest. */
export function digest(facts: Facts): Letter {
  const { language, rhythm, locations, lowest, changes, week, url, ...all } = facts;
  const intl = letterIntl(language, polish);
  const { formatMessage, formatNumber } = intl;
  const say = ({ answers, ratings, average }: Counts) =>
    average === null
      ? formatMessage(messages.unrated, { answers })
      : formatMessage(messages.rated, {
          answers,
          ratings,
          average: formatNumber(average, { maximumFractionDigits: 1 }),
        });
  const further = locations.length - locationsMax;

  return layOut({
    language,
    subject: formatMessage(messages.subject, { rhythm, answers: all.answers }),
    heading: formatMessage(messages.heading, { rhythm }),
    paragraphs: [
      `${say(all)}.`,
      ...week,
      ...(changes.length > 0 ? [formatMessage(messages.changed)] : []),
      ...changes.slice(0, changesMax).map((change) => describeChange(intl, change)),
      ...(further > 0 ? [formatMessage(messages.further, { shown: locationsMax, further })] : []),
    ],
    facts: locations
      .slice(0, locationsMax)
      .map(({ name, ...counts }) => ({ label: name, value: say(counts) })),
    quotes: lowest.map(({ rating, comment, locationName }) => ({
      text: shortenQuote(comment),
      about: formatMessage(messages.about, { rating, location: locationName }),
    })),
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
