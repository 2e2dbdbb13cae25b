import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'account.title',
    defaultMessage: 'Account',
    description: 'Title of the account screen',
  }),
  purpose: defineMessage({
    id: 'account.purpose',
    defaultMessage: 'You, your password and how the product looks.',
    description: 'Under that title',
  }),
  detailsTab: defineMessage({
    id: 'account.detailsTab',
    defaultMessage: 'User details',
    description: 'Tab of the account screen',
  }),
  securityTab: defineMessage({
    id: 'account.securityTab',
    defaultMessage: 'Security settings',
    description: 'Tab of the account screen',
  }),
  settingsTab: defineMessage({
    id: 'account.settingsTab',
    defaultMessage: 'Account settings',
    description: 'Tab of the account screen',
  }),
  subscriptionTab: defineMessage({
    id: 'account.subscriptionTab',
    defaultMessage: 'Subscription & Payments',
    description: 'Tab of the account screen',
  }),
  developersTab: defineMessage({
    id: 'account.developersTab',
    defaultMessage: 'Developers',
    description: 'Tab of the account screen: what programs need that use the account',
  }),
  loadFailed: defineMessage({
    id: 'account.loadFailed',
    defaultMessage: 'Your account could not be loaded.',
    description: 'In place of a tab when the server did not answer',
  }),
  tryAgain: defineMessage({
    id: 'account.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button',
  }),
  firstName: defineMessage({
    id: 'account.firstName',
    defaultMessage: 'First name',
    description: 'Label',
  }),
  lastName: defineMessage({
    id: 'account.lastName',
    defaultMessage: 'Last name',
    description: 'Label',
  }),
  email: defineMessage({
    id: 'account.email',
    defaultMessage: 'Email',
    description: 'Label',
  }),
  emailHint: defineMessage({
    id: 'account.emailHint',
    defaultMessage: 'You log in with this address. You can change it in the security settings.',
    description: 'Under the address in the account',
  }),
  joined: defineMessage<{ readonly date: string }>({
    id: 'account.joined',
    defaultMessage: 'Joined {date}',
    description: 'Since when there is an account',
  }),
  save: defineMessage({
    id: 'account.save',
    defaultMessage: 'Save changes',
    description: 'Button',
  }),
  detailsUpdated: defineMessage({
    id: 'account.detailsUpdated',
    defaultMessage: 'User details updated successfully!',
    description: 'Shown for a moment; the words of the specification',
  }),
  detailsFailed: defineMessage({
    id: 'account.detailsFailed',
    defaultMessage: 'There was an issue when updating user details!',
    description: 'Shown for a moment; the words of the specification',
  }),
  passwordTitle: defineMessage({
    id: 'account.passwordTitle',
    defaultMessage: 'Change password',
    description: 'Title of a part of the security settings',
  }),
  currentPassword: defineMessage({
    id: 'account.currentPassword',
    defaultMessage: 'Current password',
    description: 'Label',
  }),
  newPassword: defineMessage({
    id: 'account.newPassword',
    defaultMessage: 'New password',
    description: 'Label',
  }),
  newPasswordConfirm: defineMessage({
    id: 'account.newPasswordConfirm',
    defaultMessage: 'Repeat the new password',
    description: 'Label',
  }),
  passwordChange: defineMessage({
    id: 'account.passwordChange',
    defaultMessage: 'Change password',
    description: 'Button',
  }),
  passwordChanged: defineMessage({
    id: 'account.passwordChanged',
    defaultMessage: 'Your password is changed. Other devices are logged out.',
    description: 'Shown for a moment',
  }),
  passwordFailed: defineMessage({
    id: 'account.passwordFailed',
    defaultMessage: 'There was an issue when trying to reset the password!',
    description: 'Shown for a moment; the words of the specification',
  }),
  resetTitle: defineMessage({
    id: 'account.resetTitle',
    defaultMessage: 'Forgot the current one?',
    description: 'Title of a part of the security settings; “one” is the password',
  }),
  resetHint: defineMessage<{ readonly email: string }>({
    id: 'account.resetHint',
    defaultMessage: 'We send a link to {email} that sets a new password.',
    description: 'In the security settings',
  }),
  resetSend: defineMessage({
    id: 'account.resetSend',
    defaultMessage: 'Send reset mail',
    description: 'Button that sends a reset letter',
  }),
  resetSent: defineMessage({
    id: 'account.resetSent',
    defaultMessage: 'Password reset instructions were sent successfully!',
    description: 'Shown for a moment; the words of the specification',
  }),
  resetFailed: defineMessage({
    id: 'account.resetFailed',
    defaultMessage: 'There was an issue when trying to reset the password!',
    description:
      'Shown for a moment when the reset letter was not sent; the words of the specification',
  }),
  theme: defineMessage({
    id: 'account.theme',
    defaultMessage: 'Theme',
    description: 'Label of a choice',
  }),
  light: defineMessage({
    id: 'account.light',
    defaultMessage: 'Light',
    description: 'A theme',
  }),
  dark: defineMessage({
    id: 'account.dark',
    defaultMessage: 'Dark',
    description: 'A theme',
  }),
  language: defineMessage({
    id: 'account.language',
    defaultMessage: 'Language',
    description: 'Label of a choice',
  }),
  deleteTitle: defineMessage({
    id: 'account.deleteTitle',
    defaultMessage: 'Delete account',
    description: 'Title and button of a part of the account settings, disabled',
  }),
  deleteHint: defineMessage<{ readonly email: string }>({
    id: 'account.deleteHint',
    defaultMessage:
      'Deleting an account by yourself is not there yet. Until then, write to {email} and we do it for you.',
    description: 'About deleting the account',
  }),
  inDevelopment: defineMessage({
    id: 'account.inDevelopment',
    defaultMessage: 'In development',
    description: 'Label of what is not there yet; the words of the specification',
  }),
  trialUntil: defineMessage<{ readonly date: string }>({
    id: 'account.trialUntil',
    defaultMessage: 'Everything is free until {date}.',
    description: 'In the subscription tab',
  }),
  trialOver: defineMessage<{ readonly date: string }>({
    id: 'account.trialOver',
    defaultMessage: 'Your free months ended on {date}.',
    description: 'In the subscription tab',
  }),
  noPayments: defineMessage({
    id: 'account.noPayments',
    defaultMessage:
      'Subscriptions and payments are in development: nothing is charged, and nothing stops working.',
    description: 'In the subscription tab',
  }),
  contactSales: defineMessage({
    id: 'account.contactSales',
    defaultMessage: 'Contact sales',
    description: 'Link that opens a letter',
  }),
};
