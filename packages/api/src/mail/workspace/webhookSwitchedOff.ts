import { limits } from '@hearback/schema/limits';

import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import {
  webhookSwitchedOffMessages as messages,
  webhookSwitchedOffPolish as polish,
} from './messages.ts';

interface Facts {
  language: string;
  firstName: string;
  /** Where the messages went, such as `example.com/hooks`. */
  address: string;
  /** True when the receiver itself ended it with 410 Gone; else every message failed for days. */
  isGone: boolean;
  /** Where the webhooks are listed. */
  url: string;
}

/** Tells a person that a webhook was switched off, since nothing arrives there. */
export function webhookSwitchedOff({ language, firstName, address, isGone, url }: Facts): Letter {
  const { formatMessage } = letterIntl(language, polish);

  return layOut({
    language,
    subject: formatMessage(messages.subject),
    heading: formatMessage(messages.heading),
    paragraphs: [
      isGone
        ? formatMessage(messages.gone, { name: firstName })
        : formatMessage(messages.failing, { name: firstName, days: limits.webhookFailingDays }),
    ],
    facts: [{ label: formatMessage(messages.address), value: address }],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note, { days: limits.webhookDeliveryDays })],
  });
}
