import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.accountDeleted.subject',
    defaultMessage: 'Your Hearback account is deleted',
    description: 'Subject of the last letter, after an account was deleted',
  }),
  heading: defineMessage({
    id: 'mail.accountDeleted.heading',
    defaultMessage: 'Your account is deleted',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.accountDeleted.body',
    defaultMessage:
      'Hello {name}, your account is gone, with your companies, locations, forms, frames, codes and all feedback. We keep nothing of it, not even this address.',
    description: 'The only paragraph of that letter',
  }),
  action: defineMessage({
    id: 'mail.accountDeleted.action',
    defaultMessage: 'Open a new account',
    description: 'Button of that letter; leads to the registration',
  }),
  note: defineMessage({
    id: 'mail.accountDeleted.note',
    defaultMessage: 'This is our last letter. Thank you for having been here.',
    description: 'Small print of that letter',
  }),
};
