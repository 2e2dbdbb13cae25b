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
  apiKeys: defineMessage({
    id: 'mail.passwordChanged.apiKeys',
    defaultMessage: 'API keys revoked',
    description: 'Label of a fact: the names of the API keys that ended with the password',
  }),
  webhooks: defineMessage({
    id: 'mail.passwordChanged.webhooks',
    defaultMessage: 'Webhooks switched off',
    description: 'Label of a fact: the addresses of the webhooks that ended with the password',
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
