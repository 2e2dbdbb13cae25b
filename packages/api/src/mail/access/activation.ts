import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import { activationMessages as messages, activationPolish as polish } from './messages.ts';

interface Facts {
  language: string;
  firstName: string;
  url: string;
  hours: number;
}

/** Asks a new person to confirm their address. */
export function activation({ language, firstName, url, hours }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading, { name: firstName }),
    paragraphs: [formatMessage(messages.body)],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.lifetime, { hours }), formatMessage(messages.unexpected)],
  });
}
