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
  addressTitle: defineMessage({
    id: 'account.security.addressTitle',
    defaultMessage: 'Login address',
    description: 'Title of a part of the security settings',
  }),
  addressNow: defineMessage<{ readonly email: string }>({
    id: 'account.security.addressNow',
    defaultMessage: 'You log in with {email}, and letters go there.',
    description: 'Under that title',
  }),
  addressChange: defineMessage({
    id: 'account.security.addressChange',
    defaultMessage: 'Change the address',
    description: 'Button and title of a dialog',
  }),
  addressText: defineMessage({
    id: 'account.security.addressText',
    defaultMessage:
      'We send a link to the new address. Until it is opened, nothing changes; your old address is told.',
    description: 'In that dialog',
  }),
  addressNew: defineMessage({
    id: 'account.security.addressNew',
    defaultMessage: 'New address',
    description: 'Label of a field',
  }),
  addressSend: defineMessage({
    id: 'account.security.addressSend',
    defaultMessage: 'Send the link',
    description: 'Button of that dialog',
  }),
  addressSent: defineMessage<{ readonly email: string }>({
    id: 'account.security.addressSent',
    defaultMessage: 'We wrote to {email}. Open the link in that letter within a day.',
    description: 'In the card afterwards',
  }),
  passkeysTitle: defineMessage({
    id: 'account.security.passkeysTitle',
    defaultMessage: 'Passkeys',
    description: 'Title of a part of the security settings',
  }),
  passkeysHint: defineMessage({
    id: 'account.security.passkeysHint',
    defaultMessage:
      'Log in with the finger, face or PIN of a device, without your password and without a code.',
    description: 'Under that title',
  }),
  passkeysFailed: defineMessage({
    id: 'account.security.passkeysFailed',
    defaultMessage: 'Your passkeys could not be loaded.',
    description: 'In place of that list when the server did not answer',
  }),
  passkeyAdd: defineMessage({
    id: 'account.security.passkeyAdd',
    defaultMessage: 'Add a passkey',
    description: 'Button and title of a dialog',
  }),
  passkeyName: defineMessage({
    id: 'account.security.passkeyName',
    defaultMessage: 'Name',
    description: 'Label of the name of a passkey',
  }),
  passkeyNameHint: defineMessage({
    id: 'account.security.passkeyNameHint',
    defaultMessage: 'Such as “My phone”, so that you know it in the list.',
    description: 'Under that field',
  }),
  passkeyUsed: defineMessage<{ readonly added: string; readonly used: string }>({
    id: 'account.security.passkeyUsed',
    defaultMessage: 'Added {added} · Last used {used}',
    description: 'Under the name of a passkey',
  }),
  passkeyUnused: defineMessage<{ readonly added: string }>({
    id: 'account.security.passkeyUnused',
    defaultMessage: 'Added {added} · Not used yet',
    description: 'Under the name of a passkey',
  }),
  passkeyRemove: defineMessage({
    id: 'account.security.passkeyRemove',
    defaultMessage: 'Remove',
    description: 'Button beside a passkey',
  }),
  passkeyRemoveTitle: defineMessage({
    id: 'account.security.passkeyRemoveTitle',
    defaultMessage: 'Remove the passkey',
    description: 'Title and button of a dialog',
  }),
  passkeyRemoveText: defineMessage<{ readonly name: string }>({
    id: 'account.security.passkeyRemoveText',
    defaultMessage: '“{name}” opens nothing any more, and your other devices are logged out.',
    description: 'In that dialog',
  }),
  passkeyAdded: defineMessage({
    id: 'account.security.passkeyAdded',
    defaultMessage: 'The passkey is added.',
    description: 'Shown for a moment',
  }),
  passkeyRemoved: defineMessage({
    id: 'account.security.passkeyRemoved',
    defaultMessage: 'The passkey is removed.',
    description: 'Shown for a moment',
  }),
  passkeyNotMade: defineMessage({
    id: 'account.security.passkeyNotMade',
    defaultMessage: 'No passkey was made. Try again.',
    description: 'Shown for a moment, when the browser made none',
  }),
  passkeyThere: defineMessage({
    id: 'account.security.passkeyThere',
    defaultMessage: 'This device has a passkey for your account already.',
    description: 'Shown for a moment',
  }),
  passkeysUnknown: defineMessage({
    id: 'account.security.passkeysUnknown',
    defaultMessage: 'This browser has no passkeys.',
    description: 'In place of the button that adds one',
  }),
  oidcCardTitle: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcCardTitle',
    defaultMessage: 'Login with {name}',
    description:
      'Title of a part of the security settings; the name of a login provider, such as that of the company',
  }),
  oidcCardHint: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcCardHint',
    defaultMessage: 'Log in with your account at {name}, without your password here.',
    description: 'Under that title',
  }),
  oidcLink: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcLink',
    defaultMessage: 'Link {name}',
    description: 'Button and title of a dialog',
  }),
  oidcLinkText: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcLinkText',
    defaultMessage: 'After your password you go to {name}, log in there, and come back.',
    description: 'In that dialog',
  }),
  oidcLinkedAs: defineMessage<{ readonly email: string }>({
    id: 'account.security.oidcLinkedAs',
    defaultMessage: 'Linked with {email}',
    description: 'In the security settings; the address at the provider',
  }),
  oidcIsLinked: defineMessage({
    id: 'account.security.oidcIsLinked',
    defaultMessage: 'Linked',
    description: 'In the security settings, where the provider named no address',
  }),
  oidcUsed: defineMessage<{ readonly added: string; readonly used: string }>({
    id: 'account.security.oidcUsed',
    defaultMessage: 'Linked {added} · Last used {used}',
    description: 'Under that',
  }),
  oidcUnused: defineMessage<{ readonly added: string }>({
    id: 'account.security.oidcUnused',
    defaultMessage: 'Linked {added} · Not used yet',
    description: 'Under that',
  }),
  oidcUnlink: defineMessage({
    id: 'account.security.oidcUnlink',
    defaultMessage: 'Unlink',
    description: 'Button beside that',
  }),
  oidcUnlinkTitle: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcUnlinkTitle',
    defaultMessage: 'Unlink {name}',
    description: 'Title and button of a dialog',
  }),
  oidcUnlinkText: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcUnlinkText',
    defaultMessage:
      '{name} opens nothing here any more, and your other devices are logged out. Your password goes on working.',
    description: 'In that dialog',
  }),
  oidcLinkedNow: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcLinkedNow',
    defaultMessage: '{name} is linked with your account.',
    description: 'Shown for a moment',
  }),
  oidcUnlinkedNow: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcUnlinkedNow',
    defaultMessage: '{name} is unlinked.',
    description: 'Shown for a moment',
  }),
  oidcNoPassword: defineMessage({
    id: 'account.security.oidcNoPassword',
    defaultMessage:
      'Your account has no password yet. What changes your login asks for it: send yourself the mail above to set one.',
    description: 'In the security settings of an account that was opened by the provider',
  }),
  oidcNotLinked: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcNotLinked',
    defaultMessage:
      '{name} was not linked: the login there took too long, was stopped or was used already. Try again.',
    description: 'In the security settings, when the way back from the provider failed',
  }),
  oidcLinkedElsewhere: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcLinkedElsewhere',
    defaultMessage:
      'This login at {name} is linked with another account, or yours has another one already.',
    description: 'In the security settings',
  }),
  oidcDown: defineMessage<{ readonly name: string }>({
    id: 'account.security.oidcDown',
    defaultMessage: '{name} does not answer as it should right now. Try again later.',
    description: 'In the security settings',
  }),
  factorTitle: defineMessage({
    id: 'account.security.factorTitle',
    defaultMessage: 'One-time codes',
    description: 'Title of a part of the security settings',
  }),
  factorHint: defineMessage({
    id: 'account.security.factorHint',
    defaultMessage:
      'Besides your password, the login asks for a code that an app on your phone shows.',
    description: 'Under that title',
  }),
  factorFailed: defineMessage({
    id: 'account.security.factorFailed',
    defaultMessage: 'The state of your one-time codes could not be loaded.',
    description: 'In place of that part when the server did not answer',
  }),
  factorOn: defineMessage({
    id: 'account.security.factorOn',
    defaultMessage: 'Turn on one-time codes',
    description: 'Button, and the title of its dialog',
  }),
  factorSince: defineMessage<{ readonly moment: string }>({
    id: 'account.security.factorSince',
    defaultMessage: 'On since {moment}.',
    description: 'When one-time codes were turned on',
  }),
  codesLeft: defineMessage<{ readonly count: number }>({
    id: 'account.security.codesLeft',
    defaultMessage:
      '{count, plural, =0 {No recovery code is left. Make new ones.} one {# recovery code is left. Make new ones.} other {# recovery codes are left.}}',
    description: 'How many recovery codes can still be used',
  }),
  newCodes: defineMessage({
    id: 'account.security.newCodes',
    defaultMessage: 'Make new recovery codes',
    description: 'Button, and the title of its dialog',
  }),
  newCodesText: defineMessage({
    id: 'account.security.newCodesText',
    defaultMessage: 'The codes you have now stop working, and other devices are logged out.',
    description: 'In that dialog',
  }),
  factorOff: defineMessage({
    id: 'account.security.factorOff',
    defaultMessage: 'Turn off one-time codes',
    description: 'Button, and the title of its dialog',
  }),
  factorOffText: defineMessage({
    id: 'account.security.factorOffText',
    defaultMessage: 'Your password alone will log in again. Other devices are logged out.',
    description: 'In that dialog',
  }),
  factorIsOff: defineMessage({
    id: 'account.security.factorIsOff',
    defaultMessage: 'One-time codes are off.',
    description: 'Shown for a moment',
  }),
  factorGone: defineMessage({
    id: 'account.security.factorGone',
    defaultMessage: 'This was changed on another device. Look again.',
    description: 'Shown for a moment, when one-time codes were turned on or off meanwhile',
  }),
  factorPassword: defineMessage({
    id: 'account.security.factorPassword',
    defaultMessage: 'Your password',
    description: 'Label of a field',
  }),
  factorBegin: defineMessage({
    id: 'account.security.factorBegin',
    defaultMessage:
      'Have an authenticator app ready on your phone, such as the one you use for other accounts.',
    description: 'In the dialog that turns one-time codes on',
  }),
  scan: defineMessage({
    id: 'account.security.scan',
    defaultMessage: 'Scan this code with the app, then type the six digits that it shows.',
    description: 'In the dialog that turns one-time codes on',
  }),
  scanLabel: defineMessage({
    id: 'account.security.scanLabel',
    defaultMessage: 'QR code for the authenticator app',
    description: 'Name of a picture',
  }),
  secretLabel: defineMessage({
    id: 'account.security.secretLabel',
    defaultMessage: 'Or type this key in the app',
    description: 'Label of the text that the QR code holds',
  }),
  firstCode: defineMessage({
    id: 'account.security.firstCode',
    defaultMessage: 'Six-digit code',
    description: 'Label of the field for the code that the app shows',
  }),
  anyCode: defineMessage({
    id: 'account.security.anyCode',
    defaultMessage: 'Code of the app, or a recovery code',
    description: 'Label of a field',
  }),
  recoveryTitle: defineMessage({
    id: 'account.security.recoveryTitle',
    defaultMessage: 'Your recovery codes',
    description: 'Title of the dialog that shows them once',
  }),
  recoveryOnce: defineMessage({
    id: 'account.security.recoveryOnce',
    defaultMessage: 'These codes are shown only now',
    description: 'Title of a notice above them',
  }),
  recoveryKeep: defineMessage({
    id: 'account.security.recoveryKeep',
    defaultMessage:
      'Each of them logs you in once without your phone. Keep them somewhere else than on it.',
    description: 'Under that title',
  }),
  recoveryCopy: defineMessage({
    id: 'account.security.recoveryCopy',
    defaultMessage: 'Copy',
    description: 'Button: the recovery codes',
  }),
  recoveryCopied: defineMessage({
    id: 'account.security.recoveryCopied',
    defaultMessage: 'Copied',
    description: 'That button, for a moment',
  }),
  recoveryNotCopied: defineMessage({
    id: 'account.security.recoveryNotCopied',
    defaultMessage: 'The browser did not allow copying. Select the text and copy it.',
    description: 'Shown for a moment',
  }),
  recoveryDownload: defineMessage({
    id: 'account.security.recoveryDownload',
    defaultMessage: 'Download',
    description: 'Button: saves the recovery codes as a text file',
  }),
  recoveryPrint: defineMessage({
    id: 'account.security.recoveryPrint',
    defaultMessage: 'Print',
    description: 'Button: prints the recovery codes',
  }),
  recoveryFile: defineMessage({
    id: 'account.security.recoveryFile',
    defaultMessage: 'hearback-recovery-codes',
    description: 'Name of that file, without spaces',
  }),
  recoveryKept: defineMessage({
    id: 'account.security.recoveryKept',
    defaultMessage: 'I have kept them',
    description: 'Button that closes the dialog',
  }),
  factorNext: defineMessage({
    id: 'account.security.factorNext',
    defaultMessage: 'Next',
    description: 'Button after the password',
  }),
};
