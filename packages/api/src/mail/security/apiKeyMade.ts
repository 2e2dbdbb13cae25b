import { layOut } from '../layout.ts';
import { type Letter, letterIntl, momentInUtc } from '../letter.ts';
import { apiKeyMadeMessages as messages, apiKeyMadePolish as polish } from './messages.ts';

interface Facts {
  language: string;
  firstName: string;
  keyName: string;
  /** The first characters of the key. */
  prefix: string;
  /** Such as "read:feedback", as the documentation of the API has them. */
  scopes: readonly string[];
  at: Date;
  /** Where the keys of the account are listed. */
  url: string;
}

/** Tells a person that a key for a program was made, in case it was not them. */
export function apiKeyMade(facts: Facts): Letter {
  const { language, firstName, keyName, prefix, scopes, at, url } = facts;
  const intl = letterIntl(language, polish);
  const { formatMessage } = intl;

  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [formatMessage(messages.body, { name: firstName })],
    facts: [
      { label: formatMessage(messages.key), value: `${keyName} (${prefix}…)` },
      { label: formatMessage(messages.scopes), value: scopes.join(', ') },
      {
        label: formatMessage(messages.time),
        value: momentInUtc(intl, at),
      },
    ],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
