import { defineMessage } from '@formatjs/intl';

export const messages = {
  changeEmailTitle: defineMessage({
    id: 'auth.changeEmailTitle',
    defaultMessage: 'Use a new address',
    description: 'Title of the screen that the letter to a new address opens',
  }),
  changeEmailPurpose: defineMessage({
    id: 'auth.changeEmailPurpose',
    defaultMessage: 'From now on you log in with it, and letters go there.',
    description: 'Under that title',
  }),
  changeEmailButton: defineMessage({
    id: 'auth.changeEmailButton',
    defaultMessage: 'Use this address',
    description: 'Button of that screen',
  }),
  changeEmailDoneTitle: defineMessage({
    id: 'auth.changeEmailDoneTitle',
    defaultMessage: 'Your address is changed',
    description: 'Title of that screen afterwards',
  }),
  changeEmailDone: defineMessage<{ readonly email: string }>({
    id: 'auth.changeEmailDone',
    defaultMessage: 'You log in with {email} now. Other devices are logged out.',
    description: 'On that screen afterwards',
  }),
  undoEmailTitle: defineMessage({
    id: 'auth.undoEmailTitle',
    defaultMessage: 'Take the new address back',
    description: 'Title of the screen that the letter to the old address opens',
  }),
  undoEmailPurpose: defineMessage({
    id: 'auth.undoEmailPurpose',
    defaultMessage:
      'Your address comes back, every device is logged out, and you choose a new password.',
    description: 'Under that title',
  }),
  undoEmailButton: defineMessage({
    id: 'auth.undoEmailButton',
    defaultMessage: 'Take it back',
    description: 'Button of that screen; “it” is the new address',
  }),
  undoEmailDone: defineMessage({
    id: 'auth.undoEmailDone',
    defaultMessage: 'Your address is back. Now choose a new password.',
    description: 'Shown for a moment, on the screen that sets a new password',
  }),
  emailLinkDead: defineMessage({
    id: 'auth.emailLinkDead',
    defaultMessage: 'This link does not work any more.',
    description: 'In place of a link about a change of the address that was used or is too old',
  }),
  toHome: defineMessage({
    id: 'auth.toHome',
    defaultMessage: 'Go to Hearback',
    description: 'Button to the first screen, for somebody who is logged in',
  }),
  toSecurity: defineMessage({
    id: 'auth.toSecurity',
    defaultMessage: 'Open security settings',
    description: 'Button to the settings of the account',
  }),
};
