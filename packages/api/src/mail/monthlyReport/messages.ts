import { defineMessage } from '@formatjs/intl';

/** A label, how far it moved, and the interval of the move. */
type Move = Readonly<Record<'label' | 'amount' | 'low' | 'high', string>>;

export const messages = {
  subject: defineMessage<{ readonly month: string; readonly answers: number }>({
    id: 'mail.monthlyReport.subject',
    defaultMessage: '{month}: {answers, plural, one {# answer} other {# answers}}',
    description: 'Subject of the monthly report; month is such as "October 2026"',
  }),
  heading: defineMessage<{ readonly month: string }>({
    id: 'mail.monthlyReport.heading',
    defaultMessage: '{month} in brief',
    description: 'Heading of the monthly report',
  }),
  headingOf: defineMessage<{ readonly month: string; readonly name: string }>({
    id: 'mail.monthlyReport.headingOf',
    defaultMessage: '{month} at {name}',
    description: 'Heading of the monthly report of one company or one location',
  }),
  more: defineMessage<Move>({
    id: 'mail.monthlyReport.more',
    defaultMessage: '{label}: {amount} more a day than the month before ({low} to {high}).',
    description:
      'A count rose; label names it, amount and the interval from low to high are percentages',
  }),
  fewer: defineMessage<Move>({
    id: 'mail.monthlyReport.fewer',
    defaultMessage: '{label}: {amount} fewer a day than the month before ({low} to {high}).',
    description:
      'A count fell; label names it, amount and the interval from low to high are percentages',
  }),
  up: defineMessage<Move>({
    id: 'mail.monthlyReport.up',
    defaultMessage: '{label}: up by {amount} since the month before ({low} to {high}).',
    description: 'A rate or a mean rose; label names it; low and high are the interval',
  }),
  down: defineMessage<Move>({
    id: 'mail.monthlyReport.down',
    defaultMessage: '{label}: down by {amount} since the month before ({low} to {high}).',
    description: 'A rate or a mean fell; label names it; low and high are the interval',
  }),
  points: defineMessage<{ readonly amount: string }>({
    id: 'mail.monthlyReport.points',
    defaultMessage: '{amount} points',
    description: 'By how much a percentage or a score moved',
  }),
  steady: defineMessage({
    id: 'mail.monthlyReport.steady',
    defaultMessage: 'Nothing moved clearly since the month before.',
    description: 'Instead of what changed',
  }),
  first: defineMessage({
    id: 'mail.monthlyReport.first',
    defaultMessage: 'There is no whole month before it to compare with yet.',
    description: 'Instead of what changed, in the first report',
  }),
  scans: defineMessage({
    id: 'mail.monthlyReport.scans',
    defaultMessage: 'Scans',
    description: 'Names a number: how often codes were scanned',
  }),
  uniqueScans: defineMessage({
    id: 'mail.monthlyReport.uniqueScans',
    defaultMessage: 'Unique scans',
    description: 'Names a number: the same phone counts once a day',
  }),
  answers: defineMessage({
    id: 'mail.monthlyReport.answers',
    defaultMessage: 'Answers',
    description: 'Names a number: how many visitors answered',
  }),
  conversion: defineMessage({
    id: 'mail.monthlyReport.conversion',
    defaultMessage: 'Conversion rate',
    description: 'Names a number: answers of scans',
  }),
  rating: defineMessage({
    id: 'mail.monthlyReport.rating',
    defaultMessage: 'Average rating',
    description: 'Names a number: 1 to 10',
  }),
  nps: defineMessage({
    id: 'mail.monthlyReport.nps',
    defaultMessage: 'NPS',
    description: 'Names a number: the net promoter score',
  }),
  counted: defineMessage<{ readonly now: string; readonly before: string }>({
    id: 'mail.monthlyReport.counted',
    defaultMessage: '{now} (month before: {before})',
    description: 'A count and that of the month before',
  }),
  estimated: defineMessage<{
    readonly now: string;
    readonly low: string;
    readonly high: string;
  }>({
    id: 'mail.monthlyReport.estimated',
    defaultMessage: '{now} ({low} to {high})',
    description: 'A rate, a mean or a score with its interval',
  }),
  tooEarly: defineMessage<{ readonly count: number }>({
    id: 'mail.monthlyReport.tooEarly',
    defaultMessage: 'Too early to tell ({count, plural, one {# answer} other {# answers}})',
    description: 'Instead of a rate, a mean or a score with fewer than ten answers or scans',
  }),
  resolved: defineMessage<{
    readonly count: number;
    readonly open: number;
  }>({
    id: 'mail.monthlyReport.resolved',
    defaultMessage:
      '{count, plural, =0 {Nothing was resolved} one {# answer was resolved} other {# answers were resolved}}; {open, plural, =0 {no low rating is still open} one {# low rating is still open} other {# low ratings are still open}}.',
    description:
      'How many answers their owner resolved in the month, and how many low ratings wait',
  }),
  about: defineMessage<{ readonly rating: number; readonly location: string }>({
    id: 'mail.monthlyReport.about',
    defaultMessage: '{rating} out of 10 · {location}',
    description: 'Under the comment of a visitor: the rating and the place',
  }),
  action: defineMessage({
    id: 'mail.monthlyReport.action',
    defaultMessage: 'Open the report',
    description: 'Button of the monthly report: the page to print',
  }),
  interval: defineMessage({
    id: 'mail.monthlyReport.interval',
    defaultMessage:
      'Figures in brackets are 95% intervals: by chance alone, the figure could lie anywhere between them. Only what moved beyond chance is told as a change.',
    description: 'Small print of the monthly report',
  }),
  note: defineMessage({
    id: 'mail.monthlyReport.note',
    defaultMessage:
      'Personal data in comments is hidden. Whether this letter comes is set among the notifications.',
    description: 'Small print of the monthly report',
  }),
};
