import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage<{ readonly count: number }>({
    id: 'mail.securitySummary.subject',
    defaultMessage:
      '{count, plural, one {# security notice} other {# security notices}} about your Hearback account',
    description: 'Subject of the letter about several things that happened to an account',
  }),
  heading: defineMessage({
    id: 'mail.securitySummary.heading',
    defaultMessage: 'Much happened in your account',
    description: 'Heading of that letter',
  }),
  body: defineMessage<{ readonly name: string; readonly since: string }>({
    id: 'mail.securitySummary.body',
    defaultMessage:
      'Hello {name}, within an hour more happened in your account than we write single letters about. This is all of it since {since}:',
    description: 'First paragraph of that letter; since is a time',
  }),
  more: defineMessage<{ readonly count: number; readonly most: number }>({
    id: 'mail.securitySummary.more',
    defaultMessage: 'These are the last {most} of {count}.',
    description: 'Second paragraph of that letter, where not all of it has room',
  }),
  newDevice: defineMessage({
    id: 'mail.securitySummary.newDevice',
    defaultMessage: 'Login from a new device',
    description: 'Something that happened',
  }),
  passwordChanged: defineMessage({
    id: 'mail.securitySummary.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'Something that happened',
  }),
  passwordReset: defineMessage({
    id: 'mail.securitySummary.passwordReset',
    defaultMessage: 'Password set by a link from a letter',
    description: 'Something that happened',
  }),
  apiKeyMade: defineMessage({
    id: 'mail.securitySummary.apiKeyMade',
    defaultMessage: 'New API key',
    description: 'Something that happened',
  }),
  webhookAdded: defineMessage({
    id: 'mail.securitySummary.webhookAdded',
    defaultMessage: 'New webhook',
    description: 'Something that happened',
  }),
  webhookChanged: defineMessage({
    id: 'mail.securitySummary.webhookChanged',
    defaultMessage: 'Webhook changed',
    description: 'Something that happened',
  }),
  deletionAsked: defineMessage({
    id: 'mail.securitySummary.deletionAsked',
    defaultMessage: 'Deletion of the account asked for',
    description: 'Something that happened',
  }),
  action: defineMessage({
    id: 'mail.securitySummary.action',
    defaultMessage: 'See recent activity',
    description: 'Button of that letter',
  }),
  note: defineMessage({
    id: 'mail.securitySummary.note',
    defaultMessage:
      'If any of it was not you, change your password at once. That logs out all devices and ends keys and webhooks that you do not keep.',
    description: 'Small print of that letter',
  }),
};
