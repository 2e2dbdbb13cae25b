import { layOut } from '../layout.ts';
import type { Letter } from '../Letter.ts';
import { letterIntl } from '../letterIntl.ts';
import { withoutLinks } from '../withoutLinks.ts';
import { messages } from './messages.ts';
import { polish } from './polish.ts';

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
