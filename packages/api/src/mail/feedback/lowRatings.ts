import { shortenQuote, type Letter, letterIntl, withoutLinks } from '../letter.ts';
import { layOut } from '../layout.ts';
import { lowRatingsMessages as messages, lowRatingsPolish as polish } from './messages.ts';

interface LowRating {
  rating: number;
  /** Empty when nothing was written. */
  comment: string;
  codeName: string;
  at: Date;
  /** Shows this answer without a login. */
  url: string;
}

interface Facts {
  language: string;
  companyName: string;
  locationName: string;
  /** Moments are told by the clock of the place. */
  timeZone: string;
  /** The number of low ratings; the letter shows a few of them. */
  count: number;
  /** The lowest first. At least one. */
  lowest: readonly [LowRating, ...LowRating[]];
  /** The alert address that did not get this letter, since its owner has not confirmed it. Null: it did. */
  instead: string | null;
  /** The number of days in which the links to answers work. */
  linkDays: number;
  /** Where the answers can be read with all there is, after a login. */
  url: string;
}

/** Tells of low ratings at a place: of one, or of what came within an hour. */
export function lowRatings(facts: Facts): Letter {
  const { language, timeZone, count, lowest, instead, linkDays, url } = facts;
  const location = withoutLinks(facts.locationName);
  const company = withoutLinks(facts.companyName);
  const { formatMessage, formatDate } = letterIntl(language, polish);
  const [first] = lowest;
  const { rating } = first;
  const momentOf = ({ at }: LowRating) =>
    formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const open = { label: formatMessage(messages.open), url };
  const quoteOf = (one: LowRating) => ({
    text: shortenQuote(one.comment),
    about: formatMessage(messages.about, {
      rating: one.rating,
      code: withoutLinks(one.codeName),
      time: momentOf(one),
    }),
  });
  const isOne = count === 1;

  return layOut({
    language,
    subject: formatMessage(messages.subject, { count, rating, location }),
    heading: formatMessage(messages.subject, { count, rating, location }),
    paragraphs: [
      formatMessage(messages.body, { count, rating, location }),
      ...(isOne && first.comment === '' ? [formatMessage(messages.wordless)] : []),
    ],
    facts: [
      { label: formatMessage(messages.company), value: company },
      { label: formatMessage(messages.location), value: location },
      ...(isOne
        ? [
            { label: formatMessage(messages.code), value: withoutLinks(first.codeName) },
            { label: formatMessage(messages.time), value: momentOf(first) },
          ]
        : []),
    ],
    quotes: isOne
      ? lowest.filter(({ comment }) => comment !== '').map(quoteOf)
      : lowest.map((one) => ({
          ...quoteOf(one),
          link: { label: formatMessage(messages.read), url: one.url },
        })),
    ...(isOne
      ? { link: { label: formatMessage(messages.read), url: first.url }, otherLink: open }
      : { link: open }),
    notes: [
      formatMessage(messages.links, { days: linkDays }),
      ...(instead === null ? [] : [formatMessage(messages.instead, { address: instead })]),
      formatMessage(messages.note, { location }),
    ],
  });
}
