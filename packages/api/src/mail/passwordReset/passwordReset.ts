import { layOut } from '../layout.ts';
import type { Letter } from '../Letter.ts';
import { letterIntl } from '../letterIntl.ts';
import { messages } from './messages.ts';
import { polish } from './polish.ts';

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
