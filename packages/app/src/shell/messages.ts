import { defineMessage } from '@formatjs/intl';

export const messages = {
  copyright: defineMessage<{ readonly year: string }>({
    id: 'shell.copyright',
    defaultMessage: '© {year} Hearback',
    description: 'In the footer',
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
  newVersionReload: defineMessage({
    id: 'shell.newVersionReload',
    defaultMessage: 'Reload',
    description: 'Button that switches to the newer version',
  }),
  sampleTitle: defineMessage({
    id: 'shell.sampleTitle',
    defaultMessage: 'This is a sample workspace.',
    description: 'Above every screen while the made-up companies of the first start are there',
  }),
  sampleHint: defineMessage({
    id: 'shell.sampleHint',
    defaultMessage: 'The cafés and their feedback are made up. Look around, then remove them.',
    description: 'Under that',
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
