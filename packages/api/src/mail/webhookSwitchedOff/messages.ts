import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.webhookSwitchedOff.subject',
    defaultMessage: 'A webhook of your Hearback account is switched off',
    description: 'Subject of the letter after a webhook was switched off because it does not work',
  }),
  heading: defineMessage({
    id: 'mail.webhookSwitchedOff.heading',
    defaultMessage: 'A webhook is switched off',
    description: 'Heading of the letter after a webhook was switched off',
  }),
  failing: defineMessage<{ readonly name: string; readonly days: number }>({
    id: 'mail.webhookSwitchedOff.failing',
    defaultMessage:
      'Hello {name}, for {days, plural, one {# day} other {# days}} no message arrived at a webhook of your account. We send nothing there any more.',
    description: 'First paragraph of the letter when every message to a webhook failed for days',
  }),
  gone: defineMessage<{ readonly name: string }>({
    id: 'mail.webhookSwitchedOff.gone',
    defaultMessage:
      'Hello {name}, the program behind a webhook of your account answered that it is gone (status 410). We send nothing there any more.',
    description: 'First paragraph of the letter when a webhook answered with the status 410',
  }),
  address: defineMessage({
    id: 'mail.webhookSwitchedOff.address',
    defaultMessage: 'Address',
    description: 'Label of a fact: the web address of the webhook',
  }),
  action: defineMessage({
    id: 'mail.webhookSwitchedOff.action',
    defaultMessage: 'See your webhooks',
    description: 'Button of the letter after a webhook was switched off',
  }),
  note: defineMessage<{ readonly days: number }>({
    id: 'mail.webhookSwitchedOff.note',
    defaultMessage:
      'Once the program works again, switch the webhook on and have what failed sent again. The list reaches back {days, plural, one {# day} other {# days}}.',
    description: 'Small print of the letter after a webhook was switched off',
  }),
};
