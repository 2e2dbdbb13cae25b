import { layOut } from '../layout.ts';
import { type Letter, letterIntl, withoutLinks } from '../letter.ts';
import {
  alertConfirmationMessages as messages,
  alertConfirmationPolish as polish,
} from './messages.ts';

interface Facts {
  language: string;
  /** The name of the person whose account it is: the only words of theirs in this letter. */
  sender: string;
  /** Where the reader says yes or no. */
  url: string;
}

/** Asks the owner of an address whether they want alerts: it goes to people who know nothing of us. */
export function alertConfirmation({ language, sender, url }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [formatMessage(messages.body, { sender: withoutLinks(sender) })],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
