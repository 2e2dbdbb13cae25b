import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'account.developers.docs.title',
    defaultMessage: 'Documentation',
    description: 'Title of a part of the account screen, for people who write programs',
  }),
  hint: defineMessage({
    id: 'account.developers.docs.hint',
    defaultMessage:
      'Every call with its fields, its answers and a line to try it with. The OpenAPI document is for tools that make a client from it.',
    description: 'Under that title',
  }),
  tryItHint: defineMessage({
    id: 'account.developers.docs.tryItHint',
    defaultMessage:
      'With a key of yours in place of YOUR_KEY. It answers with the newest feedback.',
    description: 'Below a command for a terminal; YOUR_KEY stands in the command',
  }),
  calls: defineMessage({
    id: 'account.developers.docs.calls',
    defaultMessage: 'Calls of the REST API',
    description: 'Link to a page that describes the REST API',
  }),
  openApi: defineMessage({
    id: 'account.developers.docs.openApi',
    defaultMessage: 'OpenAPI document',
    description: 'Link to a file that programs read',
  }),
  article: defineMessage({
    id: 'account.developers.docs.article',
    defaultMessage: 'API and keys: how to begin',
    description: 'Link to an article of the Help Center',
  }),
};
