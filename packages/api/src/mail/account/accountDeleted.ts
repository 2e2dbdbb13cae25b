import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import { accountDeletedMessages as messages, accountDeletedPolish as polish } from './messages.ts';

interface Facts {
  language: string;
  firstName: string;
  /** Where a new account can be opened. */
  url: string;
}

/** Tells a person that their account is gone. It is the last letter they get. */
export function accountDeleted({ language, firstName, url }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [formatMessage(messages.body, { name: firstName })],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
