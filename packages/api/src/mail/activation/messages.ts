import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.activation.subject',
    defaultMessage: 'Activate your Hearback account',
    description: 'Subject of the letter that a new person gets',
  }),
  heading: defineMessage<{ readonly name: string }>({
    id: 'mail.activation.heading',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading of the activation letter',
  }),
  body: defineMessage({
    id: 'mail.activation.body',
    defaultMessage:
      'One step is left: confirm that this address is yours, and your account is ready.',
    description: 'The only paragraph of the activation letter',
  }),
  action: defineMessage({
    id: 'mail.activation.action',
    defaultMessage: 'Activate the account',
    description: 'Button of the activation letter',
  }),
  lifetime: defineMessage<{ readonly hours: number }>({
    id: 'mail.activation.lifetime',
    defaultMessage:
      'The link works for {hours, plural, one {# hour} other {# hours}} and can be used once.',
    description: 'Small print of the activation letter',
  }),
  unexpected: defineMessage({
    id: 'mail.activation.unexpected',
    defaultMessage:
      'You did not sign up? Then leave this letter alone: without the link nothing happens.',
    description:
      'Small print of the activation letter, for somebody whose address was used by another',
  }),
};
