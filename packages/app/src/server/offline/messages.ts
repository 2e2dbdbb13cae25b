import { defineMessage } from '@formatjs/intl';

export const messages = {
  asOf: defineMessage<{ readonly time: string }>({
    id: 'offline.asOf',
    defaultMessage: 'As of {time}.',
    description:
      'How old what is shown without a network is; the time is “5 minutes ago”, “now” or a date with a time of day',
  }),
  someMissing: defineMessage({
    id: 'offline.someMissing',
    defaultMessage: 'Parts that were not opened here before come when you are back.',
    description: 'After the age of what is shown, where some of a screen is missing',
  }),
  neededTitle: defineMessage({
    id: 'offline.neededTitle',
    defaultMessage: 'This screen needs the network',
    description: 'In place of a screen that was never opened on this device',
  }),
  neededHint: defineMessage({
    id: 'offline.neededHint',
    defaultMessage:
      'It was not opened on this device before. It comes by itself when you are back.',
    description: 'Under that',
  }),
};
