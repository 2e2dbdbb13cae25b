import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.webhookMade.subject',
    defaultMessage: 'A new webhook in your Hearback account',
    description: 'Subject of the letter after a webhook was made',
  }),
  heading: defineMessage({
    id: 'mail.webhookMade.heading',
    defaultMessage: 'A webhook was added',
    description: 'Heading of the letter after a webhook was made',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.webhookMade.body',
    defaultMessage:
      'Hello {name}, from now on the address below is told what happens in your account, with the names and words of your visitors.',
    description: 'First paragraph of the letter after a webhook was made',
  }),
  movedSubject: defineMessage({
    id: 'mail.webhookMade.movedSubject',
    defaultMessage: 'A webhook of your Hearback account has a new address',
    description: 'Subject of the letter after the address of a webhook was changed',
  }),
  movedHeading: defineMessage({
    id: 'mail.webhookMade.movedHeading',
    defaultMessage: 'The address of a webhook was changed',
    description: 'Heading of the letter after the address of a webhook was changed',
  }),
  movedBody: defineMessage<{ readonly name: string }>({
    id: 'mail.webhookMade.movedBody',
    defaultMessage:
      'Hello {name}, a webhook leads to the address below now. It is told what happens in your account, with the names and words of your visitors.',
    description: 'First paragraph of the letter after the address of a webhook was changed',
  }),
  host: defineMessage({
    id: 'mail.webhookMade.host',
    defaultMessage: 'Address',
    description: 'Label of a fact: the host that a webhook leads to, such as example.com',
  }),
  events: defineMessage({
    id: 'mail.webhookMade.events',
    defaultMessage: 'It is told of',
    description: 'Label of a fact: what a webhook is told of, such as feedback.received',
  }),
  time: defineMessage({
    id: 'mail.webhookMade.time',
    defaultMessage: 'Time',
    description: 'Label of a fact: when the webhook was made or changed',
  }),
  action: defineMessage({
    id: 'mail.webhookMade.action',
    defaultMessage: 'See your webhooks',
    description: 'Button of the letter after a webhook was made',
  }),
  note: defineMessage({
    id: 'mail.webhookMade.note',
    defaultMessage:
      'If it was you, there is nothing to do. If not, remove the webhook and change your password at once.',
    description: 'Small print of the letter after a webhook was made',
  }),
};
