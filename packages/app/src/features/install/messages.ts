import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'install.title',
    defaultMessage: 'Install app',
    description: 'Title of the screen',
  }),
  purpose: defineMessage({
    id: 'install.purpose',
    defaultMessage: 'Hearback on your home screen: it opens at once, also without a network.',
    description: 'Under that title',
  }),
  install: defineMessage({
    id: 'install.install',
    defaultMessage: 'Install app',
    description: 'Button that opens the browser’s own dialog',
  }),
  byHandTitle: defineMessage({
    id: 'install.byHandTitle',
    defaultMessage: 'Your browser installs it from its own menu',
    description: 'When the browser does not let the app ask; a way to do it follows',
  }),
  noneTitle: defineMessage({
    id: 'install.noneTitle',
    defaultMessage: 'This browser installs no apps',
    description: 'Where there is no way to do it; another browser is named below',
  }),
  safariPhone: defineMessage({
    id: 'install.safariPhone',
    defaultMessage: 'Tap the share sign, then “Add to Home Screen”.',
    description: 'Safari on a phone or a tablet; the words in quotes are those of its menu',
  }),
  safariDesktop: defineMessage({
    id: 'install.safariDesktop',
    defaultMessage: 'In the menu bar choose “File”, then “Add to Dock…”.',
    description: 'Safari on a computer; the words in quotes are those of its menus',
  }),
  firefoxPhone: defineMessage({
    id: 'install.firefoxPhone',
    defaultMessage: 'Open the menu of three dots and tap “Add app to Home screen”.',
    description: 'Firefox on a phone; the words in quotes are those of its menu',
  }),
  firefoxDesktop: defineMessage({
    id: 'install.firefoxDesktop',
    defaultMessage:
      'Open this page in Chrome, Edge or Safari to install it. Here it works as a page, also without a network.',
    description: 'Firefox on a computer, which installs no apps',
  }),
  chromiumPhone: defineMessage({
    id: 'install.chromiumPhone',
    defaultMessage: 'Open the menu of three dots and tap “Add to Home screen”.',
    description:
      'Chrome, Edge and their like on a phone; the words in quotes are those of its menu',
  }),
  chromiumDesktop: defineMessage({
    id: 'install.chromiumDesktop',
    defaultMessage: 'Look for the install sign at the end of the address bar.',
    description: 'Chrome, Edge and their like on a computer',
  }),
};
