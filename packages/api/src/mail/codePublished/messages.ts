import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage<{ readonly code: string }>({
    id: 'mail.codePublished.subject',
    defaultMessage: '“{code}” is ready for visitors',
    description: 'Subject of the letter after a code was published; the code is named by its owner',
  }),
  heading: defineMessage<{ readonly code: string }>({
    id: 'mail.codePublished.heading',
    defaultMessage: '“{code}” is published',
    description: 'Heading of the letter after a code was published',
  }),
  body: defineMessage<{ readonly location: string }>({
    id: 'mail.codePublished.body',
    defaultMessage:
      'Whoever scans the code at {location} now sees your form. The address below shows it too, so that you can try it.',
    description: 'The only paragraph of the letter after a code was published',
  }),
  action: defineMessage({
    id: 'mail.codePublished.action',
    defaultMessage: 'Open the form',
    description: 'Button of the letter after a code was published',
  }),
  note: defineMessage({
    id: 'mail.codePublished.note',
    defaultMessage:
      'The printed code never changes: you can edit the form, pause it or publish it again at any time.',
    description: 'Small print of the letter after a code was published',
  }),
};
