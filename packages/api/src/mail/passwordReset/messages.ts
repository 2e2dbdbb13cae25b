import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.passwordReset.subject',
    defaultMessage: 'Set a new Hearback password',
    description: 'Subject of the password reset letter',
  }),
  heading: defineMessage({
    id: 'mail.passwordReset.heading',
    defaultMessage: 'A new password',
    description: 'Heading of the password reset letter',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.passwordReset.body',
    defaultMessage:
      'Hello {name}, somebody asked for a new password for this account. If it was you, choose one here.',
    description: 'The only paragraph of the password reset letter',
  }),
  action: defineMessage({
    id: 'mail.passwordReset.action',
    defaultMessage: 'Choose a new password',
    description: 'Button of the password reset letter',
  }),
  lifetime: defineMessage<{ readonly hours: number }>({
    id: 'mail.passwordReset.lifetime',
    defaultMessage:
      'The link works for {hours, plural, one {# hour} other {# hours}} and can be used once. A new password logs you out everywhere.',
    description: 'Small print of the password reset letter',
  }),
  unexpected: defineMessage({
    id: 'mail.passwordReset.unexpected',
    defaultMessage: 'It was not you? Then leave this letter alone: your password stays as it is.',
    description: 'Small print of the password reset letter, for somebody who did not ask',
  }),
};
