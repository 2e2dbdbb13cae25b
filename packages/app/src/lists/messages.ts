import { defineMessage } from '@formatjs/intl';

/** Messages shared by all lists. */
export const messages = {
  activeFilter: defineMessage<{ readonly label: string; readonly value: string }>({
    id: 'lists.activeFilter',
    defaultMessage: '{label}: {value}',
    description: 'A filter that is on, over the list: “Status: New”',
  }),
  moreActions: defineMessage({
    id: 'lists.moreActions',
    defaultMessage: 'More actions',
    description: 'Opens the menu with what else can be done with a form, or with the selected rows',
  }),
  notAssignable: defineMessage({
    id: 'lists.notAssignable',
    defaultMessage:
      'Nothing was assigned: this colleague does not work at the places of all these answers.',
    description: 'Said when answers cannot be assigned to the chosen colleague',
  }),
  tag: defineMessage({
    id: 'lists.tag',
    defaultMessage: 'Tag',
    description: 'Names the filter by a tag: a word that the owner gave to locations and codes',
  }),
  allTags: defineMessage({
    id: 'lists.allTags',
    defaultMessage: 'All tags',
    description: 'Choice of the filter by tag that filters nothing',
  }),
  tags: defineMessage({
    id: 'lists.tags',
    defaultMessage: 'Tags',
    description: 'Field and column: words that the owner gives to locations and codes',
  }),
  tagsHint: defineMessage({
    id: 'lists.tagsHint',
    defaultMessage:
      'Words to filter by, such as “drive-in”. Enter or a comma adds one. Visitors do not see them.',
    description: 'Below the field of tags',
  }),
  addTags: defineMessage({
    id: 'lists.addTags',
    defaultMessage: 'Add tags to all of them',
    description: 'Field: words by which several locations or codes are to be found from now on',
  }),
  removeTags: defineMessage({
    id: 'lists.removeTags',
    defaultMessage: 'Remove tags from all of them',
    description: 'Field: words by which several locations or codes are not to be found any more',
  }),
  keysTitle: defineMessage({
    id: 'lists.keysTitle',
    defaultMessage: 'In the list',
    description: 'Title of a group of keys',
  }),
  keySearch: defineMessage({
    id: 'lists.keySearch',
    defaultMessage: 'Search the list',
    description: 'What a key does',
  }),
  keyMove: defineMessage({
    id: 'lists.keyMove',
    defaultMessage: 'Previous or next row',
    description: 'What keys do',
  }),
  keyOpen: defineMessage({
    id: 'lists.keyOpen',
    defaultMessage: 'Open the row',
    description: 'What a key does',
  }),
  keyCheck: defineMessage({
    id: 'lists.keyCheck',
    defaultMessage: 'Check the row',
    description: 'What a key does: selects a row of a table',
  }),
};
