import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import {
  deletionReminderMessages as messages,
  deletionReminderPolish as polish,
} from './messages.ts';

interface Facts {
  language: string;
  firstName: string;
  deletesAt: Date;
  /** Where the account can be kept. */
  url: string;
}

/** Tells a person that their account goes in two days. */
export function deletionReminder({ language, firstName, deletesAt, url }: Facts): Letter {
  const { formatMessage, formatDate } = letterIntl(language, polish);
  const date = formatDate(deletesAt, { dateStyle: 'long', timeZone: 'UTC' });
  return layOut({
    language,
    subject: formatMessage(messages.subject, { date }),
    heading: formatMessage(messages.heading, { date }),
    paragraphs: [formatMessage(messages.body, { name: firstName })],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
