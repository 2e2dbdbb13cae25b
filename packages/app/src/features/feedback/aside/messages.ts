import { defineMessage } from '@formatjs/intl';

/** Texts about submissions that were set aside. */
export const messages = {
  link: defineMessage<{ readonly count: number }>({
    id: 'feedback.aside.link',
    defaultMessage: 'Set aside: {count, number}',
    description: 'Link over the list of answers to those that looked like a program wrote them',
  }),
  title: defineMessage({
    id: 'feedback.aside.title',
    defaultMessage: 'Set aside',
    description: 'Title of the list of answers that looked like a program wrote them',
  }),
  purpose: defineMessage<{ readonly days: number }>({
    id: 'feedback.aside.purpose',
    defaultMessage:
      'These answers looked like a program’s, came from a scan that was answered, or in a burst. They wait until you look at them; those of programs are deleted {days} days after they came.',
    description: 'Below the title “Set aside”',
  }),
  back: defineMessage({
    id: 'feedback.aside.back',
    defaultMessage: 'All feedback',
    description: 'Link from the answers that were set aside to the others',
  }),
  search: defineMessage({
    id: 'feedback.aside.search',
    defaultMessage: 'Search what was set aside',
    description: 'Name of the search field over the answers that were set aside',
  }),
  reason: defineMessage({
    id: 'feedback.aside.reason',
    defaultMessage: 'Why',
    description: 'Column: why an answer was set aside',
  }),
  tooFast: defineMessage({
    id: 'feedback.aside.tooFast',
    defaultMessage: 'Sent within 1.5 seconds of opening',
    description: 'Why an answer was set aside',
  }),
  hiddenField: defineMessage({
    id: 'feedback.aside.hiddenField',
    defaultMessage: 'A hidden field was filled in',
    description: 'Why an answer was set aside: visitors do not see that field, programs fill it in',
  }),
  sameScan: defineMessage({
    id: 'feedback.aside.sameScan',
    defaultMessage: 'Another answer came from the same scan',
    description: 'Why an answer was set aside',
  }),
  replaced: defineMessage({
    id: 'feedback.aside.replaced',
    defaultMessage: 'A later answer of the same scan replaced it',
    description: 'Why an answer was set aside',
  }),
  deviceBurst: defineMessage({
    id: 'feedback.aside.deviceBurst',
    defaultMessage: 'Many answers from one device within ten minutes',
    description: 'Why an answer was set aside',
  }),
  networkBurst: defineMessage({
    id: 'feedback.aside.networkBurst',
    defaultMessage: 'Many answers from one network within ten minutes',
    description: 'Why an answer was set aside',
  }),
  momentBurst: defineMessage({
    id: 'feedback.aside.momentBurst',
    defaultMessage: 'Very many answers to this code within ten minutes',
    description: 'Why an answer was set aside',
  }),
  isReal: defineMessage({
    id: 'feedback.aside.isReal',
    defaultMessage: 'This is real',
    description: 'Button and menu item: an answer that was set aside is a visitor’s',
  }),
  areReal: defineMessage({
    id: 'feedback.aside.areReal',
    defaultMessage: 'These are real',
    description: 'Button over checked answers: those that were set aside are visitors’',
  }),
  whatThen: defineMessage({
    id: 'feedback.aside.whatThen',
    defaultMessage:
      'If it is real, it counts in every figure from then on, and you are told of it as of a new answer.',
    description: 'Beside the button “This is real”: what it does',
  }),
  counts: defineMessage<{ readonly count: number }>({
    id: 'feedback.aside.counts',
    defaultMessage:
      '{count, plural, one {The answer counts from now on.} other {# answers count from now on.}}',
    description: 'Shown for a moment after “This is real”, with “Undo”',
  }),
  asideAgain: defineMessage<{ readonly count: number }>({
    id: 'feedback.aside.asideAgain',
    defaultMessage:
      '{count, plural, one {The answer is set aside again.} other {# answers are set aside again.}}',
    description: 'Shown for a moment after “This is real” was undone',
  }),
  emptyTitle: defineMessage({
    id: 'feedback.aside.emptyTitle',
    defaultMessage: 'Nothing is set aside',
    description: 'Where the answers that were set aside would be, when there are none',
  }),
  emptyText: defineMessage({
    id: 'feedback.aside.emptyText',
    defaultMessage:
      'An answer that looks like a program’s, comes from a scan that was answered, or in a burst, waits here for you to look at it.',
    description: 'Below “Nothing is set aside”',
  }),
  gone: defineMessage({
    id: 'feedback.aside.gone',
    defaultMessage: 'This answer is not set aside any more.',
    description: 'In place of an answer that was found to be real, or deleted, meanwhile',
  }),
};
