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
  /** Sentences about the last whole week. None for a day. */
  week: readonly string[];
  url: string;
}

/** A letter with more places than this is a list nobody reads. */
const locationsMax = 10;

/** Sums up what came in since the last digest. */
export function digest(facts: Facts): Letter {
  const { language, rhythm, locations, lowest, week, url, ...all } = facts;
  const { formatMessage, formatNumber } = letterIntl(language, polish);
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
