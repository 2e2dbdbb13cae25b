import { defineMessage } from '@formatjs/intl';

/** Texts of the page of recent deletions. */
export const messages = {
  title: defineMessage({
    id: 'deleted.title',
    defaultMessage: 'Recently deleted',
    description: 'Title of the page with what was deleted in the last 30 days',
  }),
  purpose: defineMessage<{ readonly days: number }>({
    id: 'deleted.purpose',
    defaultMessage:
      'What you delete waits here for {days} days. Restore it, with everything that went with it.',
    description: 'Below the title of the page with what was deleted lately',
  }),
  search: defineMessage({
    id: 'deleted.search',
    defaultMessage: 'Search what was deleted',
    description: 'Name of the search field over the list of what was deleted',
  }),
  name: defineMessage({
    id: 'deleted.name',
    defaultMessage: 'Name',
    description: 'Column: the name of what was deleted',
  }),
  kind: defineMessage({
    id: 'deleted.kind',
    defaultMessage: 'What it was',
    description: 'Column: whether a company, a form or something else was deleted',
  }),
  wentAlong: defineMessage({
    id: 'deleted.wentAlong',
    defaultMessage: 'Deleted with it',
    description: 'Column: how many locations, codes and answers were deleted with it',
  }),
  nothing: defineMessage({
    id: 'deleted.nothing',
    defaultMessage: 'Nothing else',
    description: 'In the column of what was deleted with it',
  }),
  unpublished: defineMessage<{ readonly count: number }>({
    id: 'deleted.unpublished',
    defaultMessage: '{count, plural, one {# QR code unpublished} other {# QR codes unpublished}}',
    description: 'In the column of what was deleted with it, for a form or a frame',
  }),
  dateDeleted: defineMessage({
    id: 'deleted.dateDeleted',
    defaultMessage: 'Deleted',
    description: 'Column: when something was deleted',
  }),
  timeLeft: defineMessage({
    id: 'deleted.timeLeft',
    defaultMessage: 'Time left',
    description: 'Column: how long something can still be restored',
  }),
  daysLeft: defineMessage<{ readonly count: number }>({
    id: 'deleted.daysLeft',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'In the column of how long something can still be restored',
  }),
  restore: defineMessage({
    id: 'deleted.restore',
    defaultMessage: 'Restore',
    description: 'Menu item and button: gives back what was deleted',
  }),
  nameAndMore: defineMessage<{ readonly name: string; readonly more: number }>({
    id: 'deleted.nameAndMore',
    defaultMessage: '{more, plural, =0 {{name}} one {{name} and # more} other {{name} and # more}}',
    description: 'The name of what was deleted, or of the first of many',
  }),
  feedbackOf: defineMessage<{ readonly name: string; readonly count: number }>({
    id: 'deleted.feedbackOf',
    defaultMessage: '{count, plural, one {An answer at {name}} other {# answers, at {name}}}',
    description: 'Answers of visitors that were deleted; the name is that of their QR code',
  }),
  company: defineMessage<{ readonly count: number }>({
    id: 'deleted.company',
    defaultMessage: '{count, plural, one {Company} other {Companies}}',
    description: 'In the column of what was deleted',
  }),
  location: defineMessage<{ readonly count: number }>({
    id: 'deleted.location',
    defaultMessage: '{count, plural, one {Location} other {Locations}}',
    description: 'In the column of what was deleted',
  }),
  form: defineMessage<{ readonly count: number }>({
    id: 'deleted.form',
    defaultMessage: '{count, plural, one {Form} other {Forms}}',
    description: 'In the column of what was deleted',
  }),
  frame: defineMessage<{ readonly count: number }>({
    id: 'deleted.frame',
    defaultMessage: '{count, plural, one {Frame} other {Frames}}',
    description: 'In the column of what was deleted',
  }),
  template: defineMessage<{ readonly count: number }>({
    id: 'deleted.template',
    defaultMessage: '{count, plural, one {Template} other {Templates}}',
    description: 'In the column of what was deleted',
  }),
  code: defineMessage<{ readonly count: number }>({
    id: 'deleted.code',
    defaultMessage: '{count, plural, one {QR code} other {QR codes}}',
    description: 'In the column of what was deleted',
  }),
  feedback: defineMessage({
    id: 'deleted.feedback',
    defaultMessage: 'Feedback',
    description: 'In the column of what was deleted',
  }),
  emptyTitle: defineMessage({
    id: 'deleted.emptyTitle',
    defaultMessage: 'Nothing was deleted lately',
    description: 'Where the list of what was deleted would be, when there is nothing',
  }),
  emptyText: defineMessage({
    id: 'deleted.emptyText',
    defaultMessage: 'Should you delete something by mistake, you will find it here.',
    description: 'Below “Nothing was deleted lately”',
  }),
};
