import { defineMessage } from '@formatjs/intl';

/** Descriptions of the shortcuts on every screen. */
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
  singleKeys: defineMessage({
    id: 'shortcuts.singleKeys',
    defaultMessage: 'Keyboard shortcuts with a single key',
    description: 'Label of a switch, in the settings and under the list of keys',
  }),
  singleKeysHint: defineMessage({
    id: 'shortcuts.singleKeysHint',
    defaultMessage:
      'Letters, digits and signs pressed by themselves. Switch them off on this device if you press them by accident or dictate; keys held with Ctrl or ⌘ go on working.',
    description: 'Under that switch. The choice is kept on the device',
  }),
};
