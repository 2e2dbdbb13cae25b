import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage<{ readonly date: string }>({
    id: 'mail.deletionAsked.subject',
    defaultMessage: 'Your Hearback account will be deleted on {date}',
    description: 'Subject of the letter after an account’s deletion was asked for',
  }),
  heading: defineMessage<{ readonly date: string }>({
    id: 'mail.deletionAsked.heading',
    defaultMessage: 'Your account will be deleted on {date}',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.deletionAsked.body',
    defaultMessage:
      'Hello {name}, the deletion of your account has just been asked for. Until that day everything works as before, and you can download your data.',
    description: 'First paragraph of that letter',
  }),
  after: defineMessage({
    id: 'mail.deletionAsked.after',
    defaultMessage:
      'Then your companies, locations, forms, frames, codes and all feedback go for good. Printed codes will lead nowhere. Nobody can bring them back.',
    description: 'Second paragraph of that letter: what happens on that day',
  }),
  action: defineMessage({
    id: 'mail.deletionAsked.action',
    defaultMessage: 'Keep my account',
    description: 'Button of that letter; leads to the account, where the deletion is cancelled',
  }),
  note: defineMessage({
    id: 'mail.deletionAsked.note',
    defaultMessage:
      'To keep your account, log in and press “Keep my account”. If it was not you who asked, do so at once and change your password.',
    description: 'Small print of that letter',
  }),
};
