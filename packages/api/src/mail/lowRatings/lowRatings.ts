import { excerpt } from '../excerpt.ts';
import { layOut } from '../layout.ts';
import type { Letter } from '../Letter.ts';
import { letterIntl } from '../letterIntl.ts';
import { withoutLinks } from '../withoutLinks.ts';
import { messages } from './messages.ts';
import { polish } from './polish.ts';

interface LowRating {
  rating: number;
  /** Empty when nothing was written. */
  comment: string;
  codeName: string;
  at: Date;
}

interface Facts {
  language: string;
  locationName: string;
  /** Moments are told by the clock of the place. */
  timeZone: string;
  /** How many low ratings there were; the letter shows a few of them. */
  count: number;
  /** The lowest first. At least one. */
  lowest: readonly [LowRating, ...LowRating[]];
  /** The alert address that did not get this letter, since its owner has not confirmed it. Null: it did. */
  instead: string | null;
  /** Where the answers can be read. */
  url: string;
}

/** Tells of low ratings at a place: of one, or of what came within an hour. */
export function lowRatings(facts: Facts): Letter {
  const { language, timeZone, count, lowest, instead, url } = facts;
  const location = withoutLinks(facts.locationName);
  const { formatMessage, formatDate } = letterIntl(language, polish);
  const [{ rating, codeName: code, at }] = lowest;
  const time = formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });

  return layOut({
    language,
    subject: formatMessage(messages.subject, { count, rating, location }),
    heading: formatMessage(messages.subject, { count, rating, location }),
    paragraphs: [formatMessage(messages.body, { count, rating, location })],
    facts:
      count === 1
        ? [
            { label: formatMessage(messages.location), value: location },
            { label: formatMessage(messages.code), value: code },
            { label: formatMessage(messages.time), value: time },
          ]
        : [],
    quotes: lowest
      .filter(({ comment }) => comment !== '')
      .map(({ comment, ...of }) => ({
        text: excerpt(comment),
        about: formatMessage(messages.about, { rating: of.rating, code: of.codeName }),
      })),
    link: { label: formatMessage(messages.action, { count }), url },
    notes: [
      ...(instead === null ? [] : [formatMessage(messages.instead, { address: instead })]),
      formatMessage(messages.note, { location }),
    ],
  });
}
