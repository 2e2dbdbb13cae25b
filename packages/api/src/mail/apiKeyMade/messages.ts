import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.apiKeyMade.subject',
    defaultMessage: 'A new API key for your Hearback account',
    description: 'Subject of the letter after a key for a program was made',
  }),
  heading: defineMessage({
    id: 'mail.apiKeyMade.heading',
    defaultMessage: 'An API key was made',
    description: 'Heading of the letter after a key for a program was made',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.apiKeyMade.body',
    defaultMessage:
      'Hello {name}, a key was made with which a program can use your account without your password.',
    description: 'First paragraph of the letter after a key for a program was made',
  }),
  key: defineMessage({
    id: 'mail.apiKeyMade.key',
    defaultMessage: 'Key',
    description: 'Label of a fact: the name of the key and how it begins',
  }),
  scopes: defineMessage({
    id: 'mail.apiKeyMade.scopes',
    defaultMessage: 'It may',
    description: 'Label of a fact: what a key may do, such as read:feedback, write:codes',
  }),
  time: defineMessage({
    id: 'mail.apiKeyMade.time',
    defaultMessage: 'Time',
    description: 'Label of a fact: when the key was made',
  }),
  action: defineMessage({
    id: 'mail.apiKeyMade.action',
    defaultMessage: 'See your API keys',
    description: 'Button of the letter after a key for a program was made',
  }),
  note: defineMessage({
    id: 'mail.apiKeyMade.note',
    defaultMessage:
      'If it was you, there is nothing to do. If not, revoke the key and change your password at once.',
    description: 'Small print of the letter after a key for a program was made',
  }),
};
