import { defineMessage } from '@formatjs/intl';

/** Texts of the list of deliveries. */
export const messages = {
  deliveriesOf: defineMessage<{ readonly name: string }>({
    id: 'account.webhooks.deliveriesOf',
    defaultMessage: 'Messages to {name}',
    description: 'Title of a panel: what a webhook was told',
  }),
  deliveriesHint: defineMessage({
    id: 'account.webhooks.deliveriesHint',
    defaultMessage:
      'The last 30 days. What fails is tried again for three days, less and less often.',
    description: 'Under that title',
  }),
  noDeliveries: defineMessage({
    id: 'account.webhooks.noDeliveries',
    defaultMessage: 'Nothing was sent yet. Send a test to see whether your program listens.',
    description: 'In place of the list of messages while it is empty',
  }),
  deliveriesFailed: defineMessage({
    id: 'account.webhooks.deliveriesFailed',
    defaultMessage: 'The messages could not be loaded.',
    description: 'In place of the list of messages when the server did not answer',
  }),
  message: defineMessage({
    id: 'account.webhooks.message',
    defaultMessage: 'Message',
    description: 'Column of the list of messages: what was told, and when it happened',
  }),
  answer: defineMessage({
    id: 'account.webhooks.answer',
    defaultMessage: 'Answer',
    description: 'Column of the list of messages: what the program answered',
  }),
  answered: defineMessage<{ readonly status: string; readonly duration: number }>({
    id: 'account.webhooks.answered',
    defaultMessage: 'Status {status}, {duration, number} ms',
    description: 'What a program answered to a message: the HTTP status, and how long it took',
  }),
  noAnswer: defineMessage({
    id: 'account.webhooks.noAnswer',
    defaultMessage: 'Not sent yet',
    description: 'A message that was not tried yet',
  }),
  nextTry: defineMessage<{ readonly count: number; readonly moment: string }>({
    id: 'account.webhooks.nextTry',
    defaultMessage: '{count, plural, one {# try} other {# tries}}, next: {moment}',
    description:
      'Under what a program answered: how often a message was tried, and when it is tried again',
  }),
  waiting: defineMessage({
    id: 'account.webhooks.waiting',
    defaultMessage: 'Waits',
    description: 'State of a message that is tried, or tried again',
  }),
  delivered: defineMessage({
    id: 'account.webhooks.delivered',
    defaultMessage: 'Arrived',
    description: 'State of a message',
  }),
  notDelivered: defineMessage({
    id: 'account.webhooks.notDelivered',
    defaultMessage: 'Failed',
    description: 'State of a message that is not tried any more',
  }),
  dropped: defineMessage({
    id: 'account.webhooks.dropped',
    defaultMessage: 'Not needed',
    description: 'State of a message about something that was deleted before it went out',
  }),
  troubleAddress: defineMessage({
    id: 'account.webhooks.troubleAddress',
    defaultMessage: 'The address does not exist, or is not public',
    description: 'Why a message did not arrive',
  }),
  troubleConnection: defineMessage({
    id: 'account.webhooks.troubleConnection',
    defaultMessage: 'No connection',
    description: 'Why a message did not arrive',
  }),
  troubleCertificate: defineMessage({
    id: 'account.webhooks.troubleCertificate',
    defaultMessage: 'The certificate is not valid',
    description: 'Why a message did not arrive',
  }),
  troubleTimeout: defineMessage({
    id: 'account.webhooks.troubleTimeout',
    defaultMessage: 'No answer within 10 seconds',
    description: 'Why a message did not arrive',
  }),
  troubleSwitchedOff: defineMessage({
    id: 'account.webhooks.troubleSwitchedOff',
    defaultMessage: 'The webhook was switched off',
    description: 'Why a message did not arrive',
  }),
  replay: defineMessage({
    id: 'account.webhooks.replay',
    defaultMessage: 'Send again',
    description: 'Button at a message',
  }),
  sentAgain: defineMessage({
    id: 'account.webhooks.sentAgain',
    defaultMessage: 'The message is sent again.',
    description: 'Shown for a moment',
  }),
  replayFailed: defineMessage({
    id: 'account.webhooks.replayFailed',
    defaultMessage: 'Send failed ones again',
    description: 'Button, opens a menu with periods',
  }),
  lastHours: defineMessage<{ readonly count: number }>({
    id: 'account.webhooks.lastHours',
    defaultMessage: '{count, plural, one {Of the last hour} other {Of the last # hours}}',
    description: 'Entry of that menu: which failed messages are sent again',
  }),
  lastDays: defineMessage<{ readonly count: number }>({
    id: 'account.webhooks.lastDays',
    defaultMessage: '{count, plural, one {Of the last 24 hours} other {Of the last # days}}',
    description: 'Entry of that menu: which failed messages are sent again',
  }),
  failedSentAgain: defineMessage<{ readonly count: number }>({
    id: 'account.webhooks.failedSentAgain',
    defaultMessage:
      '{count, plural, =0 {Nothing failed since then.} one {# message is sent again.} other {# messages are sent again.}}',
    description: 'Shown for a moment',
  }),
};
