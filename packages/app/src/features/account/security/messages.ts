import { defineMessage } from '@formatjs/intl';

export const messages = {
  sessionsTitle: defineMessage({
    id: 'account.security.sessionsTitle',
    defaultMessage: 'Where you are logged in',
    description: 'Title of a part of the security settings',
  }),
  sessionsHint: defineMessage({
    id: 'account.security.sessionsHint',
    defaultMessage: 'Log out a device that you do not hold any more, or do not know.',
    description: 'Under that title',
  }),
  sessionsFailed: defineMessage({
    id: 'account.security.sessionsFailed',
    defaultMessage: 'Your devices could not be loaded.',
    description: 'In place of the list of devices when the server did not answer',
  }),
  thisDevice: defineMessage({
    id: 'account.security.thisDevice',
    defaultMessage: 'This device',
    description: 'Badge beside the device, or the event, of the reader themselves',
  }),
  unknownDevice: defineMessage({
    id: 'account.security.unknownDevice',
    defaultMessage: 'Unknown device',
    description: 'In place of a device that does not say what it is',
  }),
  deviceOn: defineMessage<{ readonly browser: string; readonly platform: string }>({
    id: 'account.security.deviceOn',
    defaultMessage: '{browser} on {platform}',
    description: 'A browser and what it runs on, such as Firefox on Windows',
  }),
  network: defineMessage<{ readonly numbers: string }>({
    id: 'account.security.network',
    defaultMessage: 'Network {numbers}',
    description: 'Where a device is, by its network address: the start of it is shown',
  }),
  localNetwork: defineMessage({
    id: 'account.security.localNetwork',
    defaultMessage: 'Local network',
    description: 'Where a device is: in the same house as the server',
  }),
  unknownNetwork: defineMessage({
    id: 'account.security.unknownNetwork',
    defaultMessage: 'Unknown network',
    description: 'Where a device is, when nobody knows',
  }),
  lastSeen: defineMessage<{ readonly moment: string }>({
    id: 'account.security.lastSeen',
    defaultMessage: 'Last seen {moment}',
    description: 'When another device was last used',
  }),
  loggedInAt: defineMessage<{ readonly moment: string }>({
    id: 'account.security.loggedInAt',
    defaultMessage: 'Logged in {moment}',
    description: 'When the reader logged in on this device',
  }),
  endSession: defineMessage({
    id: 'account.security.endSession',
    defaultMessage: 'Log out this device',
    description: 'Button beside one device of a list',
  }),
  endTitle: defineMessage({
    id: 'account.security.endTitle',
    defaultMessage: 'Log out this device?',
    description: 'Question before another device is logged out',
  }),
  endText: defineMessage<{
    readonly device: string;
    readonly moment: string;
    readonly place: string;
  }>({
    id: 'account.security.endText',
    defaultMessage: '{device}, last seen {moment} ({place}), has to log in again to go on.',
    description: 'Under that question',
  }),
  endConfirm: defineMessage({
    id: 'account.security.endConfirm',
    defaultMessage: 'Log out',
    description: 'Button that answers the question whether to log a device out',
  }),
  sessionEnded: defineMessage({
    id: 'account.security.sessionEnded',
    defaultMessage: 'The device is logged out.',
    description: 'Shown for a moment',
  }),
  endFailed: defineMessage({
    id: 'account.security.endFailed',
    defaultMessage: 'The device could not be logged out.',
    description: 'Shown for a moment',
  }),
  endOthers: defineMessage({
    id: 'account.security.endOthers',
    defaultMessage: 'Log out all others',
    description: 'Button above the list of devices',
  }),
  endOthersTitle: defineMessage({
    id: 'account.security.endOthersTitle',
    defaultMessage: 'Log out all other devices?',
    description: 'Question before every other device is logged out',
  }),
  endOthersText: defineMessage({
    id: 'account.security.endOthersText',
    defaultMessage: 'Every device but this one has to log in again.',
    description: 'Under that question',
  }),
  endOthersConfirm: defineMessage({
    id: 'account.security.endOthersConfirm',
    defaultMessage: 'Log out all others',
    description: 'Button that answers that question',
  }),
  othersEnded: defineMessage({
    id: 'account.security.othersEnded',
    defaultMessage: 'All other devices are logged out.',
    description: 'Shown for a moment',
  }),
  eventsTitle: defineMessage({
    id: 'account.security.eventsTitle',
    defaultMessage: 'Recent activity',
    description: 'Title of a part of the security settings: what happened to the account',
  }),
  eventsHint: defineMessage({
    id: 'account.security.eventsHint',
    defaultMessage: 'Something you do not recognize? Log that device out and change your password.',
    description: 'Under that title',
  }),
  eventsFailed: defineMessage({
    id: 'account.security.eventsFailed',
    defaultMessage: 'Your recent activity could not be loaded.',
    description: 'In place of that list when the server did not answer',
  }),
  noEvents: defineMessage({
    id: 'account.security.noEvents',
    defaultMessage: 'Nothing yet.',
    description: 'In place of that list while it is empty',
  }),
  attention: defineMessage({
    id: 'account.security.attention',
    defaultMessage: 'Was it you?',
    description: 'Badge beside an event that somebody else may have caused',
  }),
};
