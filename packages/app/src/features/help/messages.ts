import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'help.title',
    defaultMessage: 'Help Center',
    description: 'Title of the help screen',
  }),
  purpose: defineMessage({
    id: 'help.purpose',
    defaultMessage: 'Answers about codes, forms, frames and everything around them.',
    description: 'Under that title',
  }),
  emptyTitle: defineMessage({
    id: 'help.emptyTitle',
    defaultMessage: 'The guides are being written',
    description: 'On the help screen, while there are no guides',
  }),
  emptyHint: defineMessage<{ readonly email: string }>({
    id: 'help.emptyHint',
    defaultMessage: 'Until they are here, a person answers: write to {email}.',
    description: 'On the help screen, while there are no guides',
  }),
  write: defineMessage({
    id: 'help.write',
    defaultMessage: 'Write to us',
    description: 'Link that opens a letter',
  }),
};
