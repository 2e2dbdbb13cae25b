import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import { passwordResetMessages as messages, passwordResetPolish as polish } from './messages.ts';

interface Facts {
  language: string;
  firstName: string;
  url: string;
  hours: number;
}

/** Lets a person who forgot their password choose a new one. */
export function passwordReset({ language, firstName, url, hours }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [formatMessage(messages.body, { name: firstName })],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.lifetime, { hours }), formatMessage(messages.unexpected)],
  });
}
