import { layOut } from '../layout.ts';
import { type Letter, letterIntl, letterLanguage, withoutLinks } from '../letter.ts';
import { replyMessages as messages, replyPolish as polish } from './messages.ts';

interface Facts {
  /** The visitor's. */
  language: string;
  company: string;
  /** Company and place. */
  venue: string;
  reply: string;
  /** The visitor's answer. Null and empty: nothing. */
  rating: number | null;
  comment: string;
  at: Date;
  /** The visitor's receipt. */
  url: string;
  /** Where the visitor ends such letters. */
  ending: string;
}

/** The owner's reply, for a visitor who left an address. */
export function reply({ language, rating, comment, at, url, ending, ...words }: Facts): Letter {
  const { formatMessage, formatDate } = letterIntl(language, polish);
  const company = withoutLinks(words.company);
  const business = withoutLinks(words.venue);
  const day = formatDate(at, { dateStyle: 'long', timeZone: 'UTC' });

  return layOut({
    language: letterLanguage(language),
    subject: formatMessage(messages.subject, { company }),
    heading: formatMessage(messages.subject, { company }),
    paragraphs: [],
    quotes: [
      // Mail programs make links of words; on the receipt they stand as they were written.
      { text: withoutLinks(words.reply), about: business },
      ...(comment === '' && rating === null
        ? []
        : [
            {
              text:
                comment === ''
                  ? formatMessage(messages.rated, { rating: rating ?? 0 })
                  : withoutLinks(comment),
              about: formatMessage(
                comment === '' || rating === null ? messages.you : messages.youRated,
                {
                  day,
                  rating: rating ?? 0,
                },
              ),
            },
          ]),
    ],
    link: { label: formatMessage(messages.action), url },
    ending: { label: formatMessage(messages.ending), url: ending },
    notes: [formatMessage(messages.note, { business })],
  });
}
