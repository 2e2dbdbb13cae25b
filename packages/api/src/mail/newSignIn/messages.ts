import { defineMessage } from '@formatjs/intl';

export const messages = {
  subject: defineMessage({
    id: 'mail.newSignIn.subject',
    defaultMessage: 'New login to your Hearback account',
    description: 'Subject of the letter after a login from a device that was not used before',
  }),
  heading: defineMessage({
    id: 'mail.newSignIn.heading',
    defaultMessage: 'A login from a new device',
    description: 'Heading of the letter after a login from a device that was not used before',
  }),
  body: defineMessage<{ readonly name: string }>({
    id: 'mail.newSignIn.body',
    defaultMessage:
      'Hello {name}, somebody logged in to your account with your password, on a device that was not used before.',
    description: 'First paragraph of the letter after a login from a new device',
  }),
  device: defineMessage({
    id: 'mail.newSignIn.device',
    defaultMessage: 'Device',
    description: 'Label of a fact: what was logged in with, such as Firefox on Windows',
  }),
  deviceOn: defineMessage<{ readonly browser: string; readonly platform: string }>({
    id: 'mail.newSignIn.deviceOn',
    defaultMessage: '{browser} on {platform}',
    description: 'A browser and what it runs on, such as Firefox on Windows',
  }),
  unknownDevice: defineMessage({
    id: 'mail.newSignIn.unknownDevice',
    defaultMessage: 'Unknown device',
    description: 'In place of a device that does not say what it is',
  }),
  time: defineMessage({
    id: 'mail.newSignIn.time',
    defaultMessage: 'Time',
    description: 'Label of a fact: when somebody logged in',
  }),
  network: defineMessage({
    id: 'mail.newSignIn.network',
    defaultMessage: 'Network',
    description: 'Label of a fact: the network address that the login came from',
  }),
  action: defineMessage({
    id: 'mail.newSignIn.action',
    defaultMessage: 'See where you are logged in',
    description: 'Button of the letter after a login from a new device',
  }),
  note: defineMessage({
    id: 'mail.newSignIn.note',
    defaultMessage:
      'If it was you, there is nothing to do. If not, log that device out and change your password at once.',
    description: 'Small print of the letter after a login from a new device',
  }),
};
