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
  tapShare: defineMessage({
    id: 'install.tapShare',
    defaultMessage: 'Tap the share sign.',
    description: 'First step in Safari on a phone or a tablet; a picture shows the sign',
  }),
  tapDots: defineMessage({
    id: 'install.tapDots',
    defaultMessage: 'Open the menu of three dots.',
    description: 'First step on Android; a picture shows the sign',
  }),
  chooseFile: defineMessage<{ readonly item: string }>({
    id: 'install.chooseFile',
    defaultMessage: 'In the menu bar choose “{item}”.',
    description: 'First step in Safari on a computer',
  }),
  pressSign: defineMessage({
    id: 'install.pressSign',
    defaultMessage: 'Press the install sign at the end of the address bar.',
    description: 'First step in Chrome and Edge on a computer; a picture shows the sign',
  }),
  copyAddress: defineMessage({
    id: 'install.copyAddress',
    defaultMessage:
      'Copy the address of this page. Here it works as a page, also without a network.',
    description: 'First step in Firefox on a computer, which installs no apps',
  }),
  openElsewhere: defineMessage({
    id: 'install.openElsewhere',
    defaultMessage: 'Open it in Chrome, Edge or Safari, and install it from there.',
    description: 'Second step in Firefox on a computer',
  }),
  choose: defineMessage<{ readonly item: string }>({
    id: 'install.choose',
    defaultMessage: 'Choose “{item}”.',
    description: 'Second step; the item is a line of the browser’s menu, or its button',
  }),
  addToHomeScreen: defineMessage({
    id: 'install.addToHomeScreen',
    defaultMessage: 'Add to Home Screen',
    description: 'Line of the menu of Safari on a phone, as it is called there',
  }),
  addToHome: defineMessage({
    id: 'install.addToHome',
    defaultMessage: 'Add to Home screen',
    description: 'Line of the menu of Chrome on Android, as it is called there',
  }),
  addAppToHome: defineMessage({
    id: 'install.addAppToHome',
    defaultMessage: 'Add app to Home screen',
    description: 'Line of the menu of Firefox on Android, as it is called there',
  }),
  file: defineMessage({
    id: 'install.file',
    defaultMessage: 'File',
    description: 'Menu of Safari on a computer, as it is called there',
  }),
  addToDock: defineMessage({
    id: 'install.addToDock',
    defaultMessage: 'Add to Dock…',
    description: 'Line of that menu, as it is called there',
  }),
  installItem: defineMessage({
    id: 'install.installItem',
    defaultMessage: 'Install',
    description: 'Button in the dialog of Chrome and Edge, as it is called there',
  }),
};
