import { layOut } from '../layout.ts';
import { type Letter, letterIntl, momentInUtc } from '../letter.ts';
import { webhookMadeMessages as messages, webhookMadePolish as polish } from './messages.ts';

interface Facts {
  /** True when the webhook was added; otherwise its address was changed. */
  isNew: boolean;
  language: string;
  firstName: string;
  /** Where it leads. The rest of its address may be a secret. */
  host: string;
  /** Such as `feedback.received`, as the documentation of the API has them. */
  events: readonly string[];
  at: Date;
  /** Where the webhooks of the account are listed. */
  url: string;
}

/** Tells a person that a webhook was made or leads elsewhere, in case it was not them. */
export function webhookMade(facts: Facts): Letter {
  const { isNew, language, firstName, host, events, at, url } = facts;
  const intl = letterIntl(language, polish);
  const { formatMessage } = intl;

  return layOut({
    language,
    subject: formatMessage(isNew ? messages.subject : messages.movedSubject),
    heading: formatMessage(isNew ? messages.heading : messages.movedHeading),
    paragraphs: [formatMessage(isNew ? messages.body : messages.movedBody, { name: firstName })],
    facts: [
      { label: formatMessage(messages.host), value: host },
      { label: formatMessage(messages.events), value: events.join(', ') },
      {
        label: formatMessage(messages.time),
        value: momentInUtc(intl, at),
      },
    ],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note)],
  });
}
