import { defineMessage } from '@formatjs/intl';

/** Messages about theme and language. */
export const messages = {
  notKept: defineMessage({
    id: 'theme.notKept',
    defaultMessage: 'There was an issue when updating user details!',
    description:
      'Shown for a moment: theme or language changed here, but not in the account; the words of the specification',
  }),
};
