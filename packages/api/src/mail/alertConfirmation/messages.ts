import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.alertConfirmation.subject',
    defaultMessage: 'Do you want alerts about guest feedback?',
    description: 'Subject of the letter that asks the owner of an address whether they want alerts',
  }),
  heading: defineMessage({
    id: 'mail.alertConfirmation.heading',
    defaultMessage: 'Please confirm this address',
    description: 'Heading of the letter that asks the owner of an address whether they want alerts',
  }),
  body: defineMessage<{ readonly sender: string }>({
    id: 'mail.alertConfirmation.body',
    defaultMessage:
      '{sender} uses Hearback to collect feedback and entered this address, so that you hear of low ratings at once. Nothing is sent to you until you confirm it.',
    description:
      'First paragraph of the letter that asks the owner of an address whether they want alerts; sender is the name of a person',
  }),
  action: defineMessage({
    id: 'mail.alertConfirmation.action',
    defaultMessage: 'Choose',
    description:
      'Button of the letter that asks whether somebody wants alerts; leads to a page with both answers',
  }),
  note: defineMessage({
    id: 'mail.alertConfirmation.note',
    defaultMessage:
      'If you do not know what this is about, there is nothing to do. Behind the button you can also refuse: then nobody can send alerts to this address.',
    description: 'Small print of the letter that asks whether somebody wants alerts',
  }),
};
