import { defineMessage } from '@formatjs/intl';

export const messages = {
  explained: defineMessage({
    id: 'help.explained',
    defaultMessage: 'Help with this screen',
    description: 'Names the sign beside the title of a screen, which leads to an article',
  }),
};
