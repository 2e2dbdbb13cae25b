import type { HelpTopic } from '@hearback/schema/rules';

import { layOut } from '../layout.ts';
import { type Letter, letterIntl } from '../letter.ts';
import { questionMessages as messages, questionPolish as polish } from './messages.ts';

interface Facts {
  language: string;
  /** The name of the person who asks. */
  name: string;
  email: string;
  topic: HelpTopic;
  subject: string;
  message: string;
  /** The Help Center. */
  url: string;
}

/** A help request from the Help Center, to the operators. */
export function helpRequestLetter(facts: Facts): Letter {
  const { language, name, email, topic, subject, message, url } = facts;
  const { formatMessage } = letterIntl(language, polish);
  return layOut({
    language,
    subject: formatMessage(messages.subject, { subject }),
    heading: subject,
    paragraphs: [formatMessage(messages.body, { name })],
    facts: [
      { label: formatMessage(messages.topic), value: formatMessage(messages[topic]) },
      { label: formatMessage(messages.email), value: email },
    ],
    quotes: [{ text: message, about: name }],
    link: { label: formatMessage(messages.action), url },
    notes: [formatMessage(messages.note, { name })],
  });
}
