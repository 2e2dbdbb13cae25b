import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import {
  passwordChangedMessages as messages,
  passwordChangedPolish as polish,
} from './messages.ts';

interface Facts {
  language: string;
  firstName: string;
  /** The keys and webhooks that ended with it, by name. */
  ended: { apiKeys: readonly string[]; webhooks: readonly string[] };
  /** Where a new password can be asked for. */
  url: string;
}

/** Tells a person that their password was changed, in case it was not them. */
export function passwordChanged({ language, firstName, ended, url }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [formatMessage(messages.body, { name: firstName })],
    facts: [
      { label: formatMessage(messages.apiKeys), value: ended.apiKeys.join(', ') },
      { label: formatMessage(messages.webhooks), value: ended.webhooks.join(', ') },
    ].filter(({ value }) => value !== ''),
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
