import { defineMessage } from '@formatjs/intl';

export const messages = {
  switchAccount: defineMessage({
    id: 'navigation.switchAccount',
    defaultMessage: 'Switch account',
    description: 'Link of the navigation, for people who may act in several accounts',
  }),
  copyright: defineMessage<{ readonly year: string }>({
    id: 'shell.copyright',
    defaultMessage: '© {year} Hearback',
    description: 'In the footer',
  }),
  terms: defineMessage({
    id: 'shell.terms',
    defaultMessage: 'Terms',
    description: 'Link in the footer to the terms and conditions',
  }),
  privacy: defineMessage({
    id: 'shell.privacy',
    defaultMessage: 'Privacy',
    description: 'Link in the footer to the page about privacy',
  }),
  language: defineMessage({
    id: 'shell.language',
    defaultMessage: 'Language',
    description: 'Names the menu of languages',
  }),
  errorTitle: defineMessage({
    id: 'shell.errorTitle',
    defaultMessage: 'Something went wrong!',
    description:
      'Title of the screen that stands in for a broken one; the words of the specification',
  }),
  errorSubtitle: defineMessage({
    id: 'shell.errorSubtitle',
    defaultMessage: 'This screen broke. What you saved is safe.',
    description: 'Under that title',
  }),
  errorGoHome: defineMessage({
    id: 'shell.errorGoHome',
    defaultMessage: 'Go back home',
    description: 'Button on that screen; the words of the specification',
  }),
  errorTryAgain: defineMessage({
    id: 'shell.errorTryAgain',
    defaultMessage: 'Try again',
    description: 'Button beside it, which loads the same screen anew',
  }),
  offline: defineMessage({
    id: 'shell.offline',
    defaultMessage: 'You are offline. What you see may be out of date.',
    description: 'Above every screen while there is no answer from the server',
  }),
  newVersion: defineMessage({
    id: 'shell.newVersion',
    defaultMessage: 'A new version is ready.',
    description: 'Above every screen when a newer version of the app waits',
  }),
  newVersionElsewhere: defineMessage({
    id: 'shell.newVersionElsewhere',
    defaultMessage: 'A new version runs in another tab. Reload this one when you like.',
    description: 'Above every screen of a tab that goes on with the older version of the app',
  }),
  newVersionAskTitle: defineMessage({
    id: 'shell.newVersionAskTitle',
    defaultMessage: 'Reload now?',
    description: 'Question before the newer version is loaded over something typed',
  }),
  newVersionAskHint: defineMessage({
    id: 'shell.newVersionAskHint',
    defaultMessage: 'What you typed here is not saved and would be lost.',
    description: 'Under that question',
  }),
  newVersionReload: defineMessage({
    id: 'shell.newVersionReload',
    defaultMessage: 'Reload',
    description: 'Button that loads the page with the newer version',
  }),
  sampleTitle: defineMessage({
    id: 'shell.sampleTitle',
    defaultMessage: 'Sample workspace',
    description: 'Above every screen while the made-up companies of the first start are there',
  }),
  sampleHint: defineMessage({
    id: 'shell.sampleHint',
    defaultMessage: 'The cafés and their feedback are made up.',
    description: 'Beside that, on wide screens',
  }),
  sampleRemove: defineMessage({
    id: 'shell.sampleRemove',
    defaultMessage: 'Remove the sample',
    description: 'Button that removes the made-up companies',
  }),
  sampleConfirmTitle: defineMessage({
    id: 'shell.sampleConfirmTitle',
    defaultMessage: 'Remove the sample?',
    description: 'Question before the made-up companies are removed',
  }),
  sampleConfirmHint: defineMessage({
    id: 'shell.sampleConfirmHint',
    defaultMessage:
      'Its companies, locations, forms, frames, codes and feedback go. What you added yourself stays. There is no undo.',
    description: 'Under that question',
  }),
  sampleRemoved: defineMessage({
    id: 'shell.sampleRemoved',
    defaultMessage: 'The sample is gone. The workspace is yours.',
    description: 'Shown for a moment',
  }),
  deletionTitle: defineMessage<{ readonly date: string }>({
    id: 'shell.deletionTitle',
    defaultMessage: 'Your account will be deleted on {date}.',
    description: 'Above every screen while the account waits to be deleted',
  }),
  deletionHint: defineMessage({
    id: 'shell.deletionHint',
    defaultMessage: 'Until then everything works as before.',
    description: 'Under that',
  }),
  keepAccount: defineMessage({
    id: 'shell.keepAccount',
    defaultMessage: 'Keep my account',
    description: 'Button that takes the deletion of the account back',
  }),
  accountKept: defineMessage({
    id: 'shell.accountKept',
    defaultMessage: 'Your account stays.',
    description: 'Shown for a moment after the deletion was taken back',
  }),
  account: defineMessage({
    id: 'shell.account',
    defaultMessage: 'Account',
    description: 'Link in the sidebar',
  }),
  home: defineMessage({
    id: 'shell.home',
    defaultMessage: 'Home',
    description: 'Link in the sidebar',
  }),
  companies: defineMessage({
    id: 'shell.companies',
    defaultMessage: 'Companies',
    description: 'Link in the sidebar',
  }),
  locations: defineMessage({
    id: 'shell.locations',
    defaultMessage: 'Locations',
    description: 'Link in the sidebar',
  }),
  creator: defineMessage({
    id: 'shell.creator',
    defaultMessage: 'Creator',
    description: 'Link in the sidebar to forms, frames and codes',
  }),
  forms: defineMessage({
    id: 'shell.forms',
    defaultMessage: 'Forms',
    description: 'A tab of the creator, in the command palette and in the list of keys',
  }),
  frames: defineMessage({
    id: 'shell.frames',
    defaultMessage: 'Frames',
    description: 'A tab of the creator, in the command palette and in the list of keys',
  }),
  codes: defineMessage({
    id: 'shell.codes',
    defaultMessage: 'Codes',
    description: 'A tab of the creator, in the command palette and in the list of keys',
  }),
  general: defineMessage({
    id: 'shell.general',
    defaultMessage: 'General',
    description: 'A section of the creator in the sidebar',
  }),
  qrCodes: defineMessage({
    id: 'shell.qrCodes',
    defaultMessage: 'QR Codes',
    description: 'A section of the creator in the sidebar',
  }),
  qrWizard: defineMessage({
    id: 'shell.qrWizard',
    defaultMessage: 'QR Wizard',
    description: 'A section of the creator in the sidebar: makes a code step by step',
  }),
  search: defineMessage({
    id: 'shell.search',
    defaultMessage: 'Search',
    description: 'Button over the links of the sidebar; opens the command palette',
  }),
  overlayFailed: defineMessage({
    id: 'shell.overlayFailed',
    defaultMessage: 'This could not be opened. Check your connection and try again.',
    description: 'Shown for a moment: the file of the palette or of the list of keys did not come',
  }),
  feedback: defineMessage({
    id: 'shell.feedback',
    defaultMessage: 'Feedback',
    description: 'Link in the sidebar',
  }),
  stats: defineMessage({
    id: 'shell.stats',
    defaultMessage: 'Stats',
    description: 'Link in the sidebar',
  }),
  help: defineMessage({
    id: 'shell.help',
    defaultMessage: 'Help Center',
    description: 'Link in the sidebar',
  }),
  notifications: defineMessage({
    id: 'shell.notifications',
    defaultMessage: 'Notifications',
    description: 'Link in the sidebar',
  }),
  unreadUnit: defineMessage<{ readonly count: number }>({
    id: 'shell.unreadUnit',
    defaultMessage: '{count, plural, one {unread} other {unread}}',
    description: 'Read aloud after “Notifications 3” in the sidebar',
  }),
  unreadNow: defineMessage<{ readonly count: number }>({
    id: 'shell.unreadNow',
    defaultMessage: '{count, plural, one {# unread notification} other {# unread notifications}}',
    description: 'Read aloud when another notification arrives',
  }),
  notificationsDisabled: defineMessage({
    id: 'shell.notificationsDisabled',
    defaultMessage: 'Notifications are disabled',
    description: 'Tooltip of the disabled link',
  }),
  install: defineMessage({
    id: 'shell.install',
    defaultMessage: 'Install app',
    description: 'Link in the sidebar',
  }),
  logout: defineMessage({
    id: 'shell.logout',
    defaultMessage: 'Log out',
    description: 'Link in the sidebar',
  }),
  upgradeTitle: defineMessage({
    id: 'shell.upgradeTitle',
    defaultMessage: 'Upgrade',
    description: 'Card in the sidebar, disabled',
  }),
  upgradeHint: defineMessage({
    id: 'shell.upgradeHint',
    defaultMessage: 'In development',
    description: 'On that card; the words of the specification',
  }),
};
