import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage<{ readonly date: string }>({
    id: 'mail.deletionReminder.subject',
    defaultMessage: 'Last days: your Hearback account will be deleted on {date}',
    description: 'Subject of the letter two days before an account is deleted',
  }),
  heading: defineMessage<{ readonly date: string }>({
    id: 'mail.deletionReminder.heading',
    defaultMessage: 'Your account will be deleted on {date}',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.deletionReminder.body',
    defaultMessage:
      'Hello {name}, on that day your account is deleted with all that is in it. These are the last days to download your data or to change your mind.',
    description: 'The only paragraph of that letter',
  }),
  action: defineMessage({
    id: 'mail.deletionReminder.action',
    defaultMessage: 'Keep my account',
    description: 'Button of that letter; leads to the account, where the deletion is cancelled',
  }),
  note: defineMessage({
    id: 'mail.deletionReminder.note',
    defaultMessage: 'If you still want it to go, there is nothing to do.',
    description: 'Small print of that letter',
  }),
};
