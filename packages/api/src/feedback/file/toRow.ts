import type { IntlShape, MessageDescriptor } from '@formatjs/intl';

import type { Feedback } from '../contract.ts';
import { columnMessages, wordMessages } from './messages.ts';

/** The columns of a file of feedback, in their order. */
export const fileColumns = Object.keys(columnMessages) as (keyof typeof columnMessages)[];

/** What stands above the columns, in a person's language. */
export const headingsOf = ({ formatMessage }: IntlShape): string[] =>
  fileColumns.map((column) => formatMessage(columnMessages[column]));

/** Makes an answer a row for people: its words in their language, its moments as moments. */
export const createToRow = ({ formatMessage }: IntlShape) => {
  /** Once for each word, not for each row. */
  const translate = (words: Readonly<Record<string, MessageDescriptor>>) =>
    Object.fromEntries(
      Object.entries(words).map(([word, message]) => [word, formatMessage(message)]),
    );
  const status = translate(wordMessages.status);
  const sentiment = translate(wordMessages.sentiment);
  const channel = translate(wordMessages.channel);

  return (feedback: Feedback): Readonly<Record<string, unknown>> => ({
    ...feedback,
    status: status[feedback.status],
    sentiment: feedback.sentiment === null ? null : sentiment[feedback.sentiment],
    channel: channel[feedback.channel],
    date_submitted: new Date(feedback.date_submitted),
    occurred_at: new Date(feedback.occurred_at),
    replied_at: feedback.replied_at === null ? null : new Date(feedback.replied_at),
  });
};
