import { defineMessage } from '@formatjs/intl';

/** Texts of the account's usage. */
export const messages = {
  title: defineMessage({
    id: 'account.usage.title',
    defaultMessage: 'What you use',
    description: 'Title of a card in the subscription tab: how many of everything the account has',
  }),
  hint: defineMessage({
    id: 'account.usage.hint',
    defaultMessage: 'None of these has a limit.',
    description: 'Under that title',
  }),
  recentAnswers: defineMessage({
    id: 'account.usage.recentAnswers',
    defaultMessage: 'Answers in the last 30 days',
    description: 'Before a number',
  }),
  answers: defineMessage({
    id: 'account.usage.answers',
    defaultMessage: 'Answers in all',
    description: 'Before a number',
  }),
  failed: defineMessage({
    id: 'account.usage.failed',
    defaultMessage: 'What you use could not be counted.',
    description: 'In place of the numbers when the server did not answer',
  }),
};
