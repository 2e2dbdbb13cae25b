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
    description: 'When the browser does not let the app ask',
  }),
  byHandPhone: defineMessage({
    id: 'install.byHandPhone',
    defaultMessage: 'On a phone: open the share or browser menu and choose “Add to Home Screen”.',
    description: 'When the browser does not let the app ask',
  }),
  byHandDesktop: defineMessage({
    id: 'install.byHandDesktop',
    defaultMessage: 'On a computer: look for the install sign at the end of the address bar.',
    description: 'When the browser does not let the app ask',
  }),
};
