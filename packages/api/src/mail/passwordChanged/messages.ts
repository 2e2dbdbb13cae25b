import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.passwordChanged.subject',
    defaultMessage: 'Your Hearback password was changed',
    description: 'Subject of the letter after a password was changed',
  }),
  heading: defineMessage({
    id: 'mail.passwordChanged.heading',
    defaultMessage: 'Your password was changed',
    description: 'Heading of the letter after a password was changed',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.passwordChanged.body',
    defaultMessage:
      'Hello {name}, the password of your account has just been changed, and other devices were logged out.',
    description: 'The only paragraph of the letter after a password was changed',
  }),
  action: defineMessage({
    id: 'mail.passwordChanged.action',
    defaultMessage: 'It was not me',
    description: 'Button of the letter after a password was changed; leads to a new reset',
  }),
  note: defineMessage({
    id: 'mail.passwordChanged.note',
    defaultMessage: 'If it was you, there is nothing to do. If not, choose a new password at once.',
    description: 'Small print of the letter after a password was changed',
  }),
};
