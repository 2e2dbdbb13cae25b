import { defineMessage } from '@formatjs/intl';

/** What keys do on every screen. */
export const messages = {
  everywhere: defineMessage({
    id: 'shortcuts.everywhere',
    defaultMessage: 'Everywhere',
    description: 'Title of a group of keys',
  }),
  palette: defineMessage({
    id: 'shortcuts.palette',
    defaultMessage: 'Search and go anywhere',
    description: 'What a key does: opens the command palette',
  }),
  sheet: defineMessage({
    id: 'shortcuts.sheet',
    defaultMessage: 'Show this list',
    description: 'What a key does',
  }),
  close: defineMessage({
    id: 'shortcuts.close',
    defaultMessage: 'Close what is open',
    description: 'What a key does: closes dialogs, menus and details',
  }),
  goTo: defineMessage({
    id: 'shortcuts.goTo',
    defaultMessage: 'Go to',
    description: 'Title of a group of keys, each leading to a screen: “Companies: G then C”',
  }),
};
