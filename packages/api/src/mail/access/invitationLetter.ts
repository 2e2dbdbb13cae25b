import { layOut } from '../layout.ts';
import { type Letter, letterIntl, withoutLinks } from '../letter.ts';
import { invitationMessages as messages, invitationPolish as polish } from './messages.ts';

interface Facts {
  language: string;
  /** The name of the owner: the only words of theirs in a letter to somebody who may not know us. */
  sender: string;
  role: 'manager' | 'reader';
  url: string;
  days: number;
}

/** Invites a colleague to an account. */
export function invitationLetter({ language, sender, role, url, days }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [formatMessage(messages.body, { sender: withoutLinks(sender), role })],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.lifetime, { days }), formatMessage(messages.unexpected)],
  });
}
