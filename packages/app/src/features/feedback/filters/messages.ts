import { defineMessage } from '@formatjs/intl';

/** Texts of the feedback filters. */
export const messages = {
  filters: defineMessage<{ readonly count: number }>({
    id: 'feedback.filters.open',
    defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}',
    description: 'Button over the list of answers that opens all filters; how many are on',
  }),
  title: defineMessage({
    id: 'feedback.filters.title',
    defaultMessage: 'Filter feedback',
    description: 'Title of the drawer with all filters of the list of answers',
  }),
  clear: defineMessage({
    id: 'feedback.filters.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that switches all filters off',
  }),
  show: defineMessage<{ readonly count: number }>({
    id: 'feedback.filters.show',
    defaultMessage: '{count, plural, one {Show # answer} other {Show # answers}}',
    description: 'Button that closes the drawer of filters; how many answers are left',
  }),
  anyStatus: defineMessage({
    id: 'feedback.filters.anyStatus',
    defaultMessage: 'Any status',
    description: 'Choice of the filter by status that filters nothing',
  }),
  ratingFrom: defineMessage({
    id: 'feedback.filters.ratingFrom',
    defaultMessage: 'Rating from',
    description: 'Name of the filter by the lowest rating',
  }),
  ratingTo: defineMessage({
    id: 'feedback.filters.ratingTo',
    defaultMessage: 'Rating to',
    description: 'Name of the filter by the highest rating',
  }),
  anyRating: defineMessage({
    id: 'feedback.filters.anyRating',
    defaultMessage: 'Any',
    description: 'Choice of the filters by rating that filters nothing',
  }),
  allCompanies: defineMessage({
    id: 'feedback.filters.allCompanies',
    defaultMessage: 'All companies',
    description: 'Choice of the filter by company that filters nothing',
  }),
  form: defineMessage({
    id: 'feedback.filters.form',
    defaultMessage: 'Form',
    description: 'Name of the filter by the form that was answered',
  }),
  answer: defineMessage({
    id: 'feedback.filters.answer',
    defaultMessage: 'Answer',
    description: 'Name of the filter by the answer to a question of the chosen form',
  }),
  anyAnswer: defineMessage({
    id: 'feedback.filters.anyAnswer',
    defaultMessage: 'Any answer',
    description: 'Choice of the filter by an answer that filters nothing',
  }),
  answered: defineMessage<{ readonly question: string }>({
    id: 'feedback.filters.answered',
    defaultMessage: '{question} · answered',
    description:
      'Choice of the filter by an answer: whoever answered the question, whatever they said',
  }),
  chosen: defineMessage<{ readonly question: string; readonly answer: string }>({
    id: 'feedback.filters.chosen',
    defaultMessage: '{question} · {answer}',
    description: 'Choice of the filter by an answer: a question and one of its options',
  }),
  visit: defineMessage({
    id: 'feedback.filter.visit',
    defaultMessage: 'Visit',
    description: 'Filter: by whether the visit was proven by a visit code',
  }),
  anyVisit: defineMessage({
    id: 'feedback.filter.anyVisit',
    defaultMessage: 'All answers',
    description: 'Option of the filter by visit that narrows nothing',
  }),
  provenVisit: defineMessage({
    id: 'feedback.filter.provenVisit',
    defaultMessage: 'Proven visits',
    description: 'Option: answers that came with a valid visit code',
  }),
  allForms: defineMessage({
    id: 'feedback.filters.allForms',
    defaultMessage: 'All forms',
    description: 'Choice of the filter by form that filters nothing',
  }),
};
