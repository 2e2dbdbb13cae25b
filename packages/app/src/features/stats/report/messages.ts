import { defineMessage } from '@formatjs/intl';

/** Label, amount and confidence interval of a change. */
type Move = Readonly<Record<'label' | 'amount' | 'low' | 'high', string>>;

export const messages = {
  title: defineMessage({
    id: 'stats.report.title',
    defaultMessage: 'Monthly report',
    description: 'Title of the page with the report of a month',
  }),
  purpose: defineMessage({
    id: 'stats.report.purpose',
    defaultMessage:
      'One page to hang up or to send: what changed, what visitors said, what was resolved.',
    description: 'Under the title of that page',
  }),
  print: defineMessage({
    id: 'stats.report.print',
    defaultMessage: 'Print or save as PDF',
    description: 'Button above the report',
  }),
  back: defineMessage({
    id: 'stats.report.back',
    defaultMessage: 'Stats',
    description: 'Link above the title: back to the statistics',
  }),
  month: defineMessage({
    id: 'stats.report.month',
    defaultMessage: 'Month',
    description: 'Names the choice of a month',
  }),
  company: defineMessage({
    id: 'stats.report.company',
    defaultMessage: 'Company',
    description: 'Names the choice of a company',
  }),
  allCompanies: defineMessage({
    id: 'stats.report.allCompanies',
    defaultMessage: 'All companies',
    description: 'Choice that narrows nothing',
  }),
  location: defineMessage({
    id: 'stats.report.location',
    defaultMessage: 'Location',
    description: 'Names the choice of a location',
  }),
  allLocations: defineMessage({
    id: 'stats.report.allLocations',
    defaultMessage: 'All locations',
    description: 'Choice that narrows nothing; also the heading of a report of all of them',
  }),
  soFar: defineMessage<{ readonly month: string }>({
    id: 'stats.report.soFar',
    defaultMessage: '{month} so far',
    description: 'Heading of the report of a month that is not over',
  }),
  upTo: defineMessage<{ readonly day: string }>({
    id: 'stats.report.upTo',
    defaultMessage: 'Up to {day}',
    description: 'Under the month that is not over: the last day that is told of',
  }),
  compared: defineMessage<{ readonly days: string }>({
    id: 'stats.report.compared',
    defaultMessage: 'Compared with {days}',
    description: 'Under the month: the days it is compared with, such as "September 1 – 30, 2026"',
  }),
  notCompared: defineMessage({
    id: 'stats.report.notCompared',
    defaultMessage: 'There is no whole month before it to compare with yet',
    description: 'Under the month, in the first report',
  }),
  submissions: defineMessage({
    id: 'stats.report.submissions',
    defaultMessage: 'Submissions',
    description: 'Names a number: how many visitors answered',
  }),
  rating: defineMessage({
    id: 'stats.report.rating',
    defaultMessage: 'Average rating',
    description: 'Names a number: 1 to 10',
  }),
  nps: defineMessage({
    id: 'stats.report.nps',
    defaultMessage: 'NPS',
    description: 'Names a number: the net promoter score',
  }),
  scans: defineMessage({
    id: 'stats.report.scans',
    defaultMessage: 'Scans',
    description: 'Names a number: how often codes were scanned',
  }),
  uniqueScans: defineMessage({
    id: 'stats.report.uniqueScans',
    defaultMessage: 'Unique scans',
    description: 'Names a number: the same phone counts once a day',
  }),
  conversion: defineMessage({
    id: 'stats.report.conversion',
    defaultMessage: 'Conversion rate',
    description: 'Names a number: submissions of scans',
  }),
  before: defineMessage<{ readonly before: string }>({
    id: 'stats.report.before',
    defaultMessage: 'Month before: {before}',
    description: 'Under a number: what it was in the month before',
  }),
  certainty: defineMessage<{
    readonly low: string;
    readonly high: string;
    readonly count: number;
  }>({
    id: 'stats.report.certainty',
    defaultMessage: '{low} to {high}, from {count, plural, one {# rating} other {# ratings}}',
    description: 'Under a mean: its 95 % interval and what it rests on',
  }),
  certaintyOfScans: defineMessage<{
    readonly low: string;
    readonly high: string;
    readonly count: number;
  }>({
    id: 'stats.report.certaintyOfScans',
    defaultMessage: '{low} to {high}, from {count, plural, one {# scan} other {# scans}}',
    description: 'Under a rate: its 95 % interval and what it rests on',
  }),
  tooEarly: defineMessage({
    id: 'stats.report.tooEarly',
    defaultMessage: 'Too early to tell',
    description: 'Instead of a change or an interval with fewer than ten observations',
  }),
  steady: defineMessage({
    id: 'stats.report.steady',
    defaultMessage: 'No clear change',
    description: 'A number that did not move beyond chance',
  }),
  none: defineMessage({
    id: 'stats.report.none',
    defaultMessage: '–',
    description: 'Instead of a number that could not be measured',
  }),
  percentMore: defineMessage<{ readonly amount: string }>({
    id: 'stats.report.percentMore',
    defaultMessage: '{amount} more a day',
    description: 'A count rose; amount is a percentage',
  }),
  percentFewer: defineMessage<{ readonly amount: string }>({
    id: 'stats.report.percentFewer',
    defaultMessage: '{amount} fewer a day',
    description: 'A count fell; amount is a percentage',
  }),
  higher: defineMessage<{ readonly amount: string }>({
    id: 'stats.report.higher',
    defaultMessage: 'Up by {amount}',
    description: 'A mean or a rate rose',
  }),
  lower: defineMessage<{ readonly amount: string }>({
    id: 'stats.report.lower',
    defaultMessage: 'Down by {amount}',
    description: 'A mean or a rate fell',
  }),
  points: defineMessage<{ readonly amount: string }>({
    id: 'stats.report.points',
    defaultMessage: '{amount} points',
    description: 'By how much a percentage or a score moved',
  }),
  course: defineMessage({
    id: 'stats.report.course',
    defaultMessage: 'Submissions day by day',
    description: 'Heading of a small chart',
  }),
  busiest: defineMessage<{ readonly count: number; readonly day: string }>({
    id: 'stats.report.busiest',
    defaultMessage: 'Most on {day}: {count}',
    description: 'Beside a small chart: the day with most submissions',
  }),
  changed: defineMessage({
    id: 'stats.report.changed',
    defaultMessage: 'What changed',
    description: 'Heading of the sentences about what moved',
  }),
  more: defineMessage<Move>({
    id: 'stats.report.more',
    defaultMessage: '{label}: {amount} more a day than the month before ({low} to {high}).',
    description: 'A count rose; label names it, amount and the interval are percentages',
  }),
  fewer: defineMessage<Move>({
    id: 'stats.report.fewer',
    defaultMessage: '{label}: {amount} fewer a day than the month before ({low} to {high}).',
    description: 'A count fell; label names it, amount and the interval are percentages',
  }),
  up: defineMessage<Move>({
    id: 'stats.report.up',
    defaultMessage: '{label}: up by {amount} since the month before ({low} to {high}).',
    description: 'A rate or a mean rose; label names it; low and high are the interval',
  }),
  down: defineMessage<Move>({
    id: 'stats.report.down',
    defaultMessage: '{label}: down by {amount} since the month before ({low} to {high}).',
    description: 'A rate or a mean fell; label names it; low and high are the interval',
  }),
  nothingMoved: defineMessage({
    id: 'stats.report.nothingMoved',
    defaultMessage: 'Nothing moved clearly since the month before.',
    description: 'Where no number moved beyond chance',
  }),
  notOver: defineMessage({
    id: 'stats.report.notOver',
    defaultMessage: 'The month is not over. What changed is judged once, when it is.',
    description: 'In the report of the running month, instead of what changed',
  }),
  nothingBefore: defineMessage({
    id: 'stats.report.nothingBefore',
    defaultMessage: 'This is the first month, so there is nothing to compare it with yet.',
    description: 'In the first report, instead of what changed',
  }),
  sentiment: defineMessage<{ readonly count: number; readonly share: string }>({
    id: 'stats.report.sentiment',
    defaultMessage:
      '{share} of {count, plural, one {# comment} other {# comments}} sound positive.',
    description: 'Share of the comments of the month',
  }),
  sentimentBefore: defineMessage<{
    readonly count: number;
    readonly share: string;
    readonly before: string;
  }>({
    id: 'stats.report.sentimentBefore',
    defaultMessage:
      '{share} of {count, plural, one {# comment} other {# comments}} sound positive; the month before it was {before}.',
    description: 'Share of the comments of the month, and of the month before',
  }),
  best: defineMessage<{ readonly name: string; readonly rating: string }>({
    id: 'stats.report.best',
    defaultMessage: 'Rated best: {name}, {rating} on average.',
    description: 'The location with the best ratings',
  }),
  weakest: defineMessage<{ readonly name: string; readonly rating: string }>({
    id: 'stats.report.weakest',
    defaultMessage: 'Rated lowest: {name}, {rating} on average.',
    description: 'The location with the lowest ratings',
  }),
  noneStandsOut: defineMessage({
    id: 'stats.report.noneStandsOut',
    defaultMessage:
      'No location stands out: their ratings differ, but none by more than those of the others do.',
    description: 'Instead of the locations with the best and the lowest ratings',
  }),
  withAside: defineMessage<{
    readonly count: number;
    readonly submissions: number;
    readonly rating: string;
    readonly nps: string;
  }>({
    id: 'stats.report.withAside',
    defaultMessage:
      '{count, plural, one {# answer is} other {# answers are}} set aside and not in these figures. With {count, plural, one {it} other {them}}: {submissions, plural, one {# answer} other {# answers}}, average rating {rating}, NPS {nps}.',
    description: 'The figures of a month with the answers that were set aside; a figure may be “–”',
  }),
  resolved: defineMessage({
    id: 'stats.report.resolved',
    defaultMessage: 'What was resolved',
    description: 'Heading of what the owner dealt with',
  }),
  resolvedCount: defineMessage<{ readonly count: number }>({
    id: 'stats.report.resolvedCount',
    defaultMessage:
      '{count, plural, =0 {No answer was resolved this month.} one {# answer was resolved.} other {# answers were resolved.}}',
    description: 'How many answers the owner set to resolved',
  }),
  resolvedIn: defineMessage<{ readonly count: number; readonly time: string }>({
    id: 'stats.report.resolvedIn',
    defaultMessage:
      '{count, plural, one {# answer was resolved} other {# answers were resolved}}, half of them within {time}.',
    description:
      'How many answers the owner set to resolved, and how long it took; time is such as "5 hours"',
  }),
  hours: defineMessage<{ readonly count: number }>({
    id: 'stats.report.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'Within so many hours; rounded up',
  }),
  days: defineMessage<{ readonly count: number }>({
    id: 'stats.report.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'Within so many days; rounded up',
  }),
  within: defineMessage<{ readonly location: string; readonly time: string }>({
    id: 'stats.report.within',
    defaultMessage: '{location} · resolved within {time}',
    description: 'Under a comment that was resolved',
  }),
  stillOpen: defineMessage<{ readonly count: number }>({
    id: 'stats.report.stillOpen',
    defaultMessage:
      '{count, plural, =0 {No rating of 1 to 6 is still open.} one {# rating of 1 to 6 is still open.} other {# ratings of 1 to 6 are still open.}}',
    description: 'Low ratings that are new or in progress',
  }),
  quotes: defineMessage({
    id: 'stats.report.quotes',
    defaultMessage: 'What visitors said',
    description: 'Heading of up to three comments',
  }),
  noQuotes: defineMessage({
    id: 'stats.report.noQuotes',
    defaultMessage: 'Nobody left a comment this month.',
    description: 'Instead of comments',
  }),
  rated: defineMessage<{ readonly rating: number }>({
    id: 'stats.report.rated',
    defaultMessage: '{rating} out of 10',
    description: 'The rating that goes with a comment',
  }),
  meant: defineMessage({
    id: 'stats.report.meant',
    defaultMessage:
      'Figures “… to …” are 95% intervals: with this many answers, the true value could lie anywhere between the two. A change is told only where chance alone does not explain it. Unique scans count the same phone once a day. Personal data in comments is hidden.',
    description: 'Small print of the report: how figures are meant',
  }),
  nothing: defineMessage({
    id: 'stats.report.nothing',
    defaultMessage: 'No data available yet',
    description: 'Where nothing came in during a month',
  }),
  nothingText: defineMessage<{ readonly month: string }>({
    id: 'stats.report.nothingText',
    defaultMessage: 'Nobody scanned a code or answered in {month}. Choose another month.',
    description: 'Under that; month is such as "October 2026"',
  }),
  loading: defineMessage({
    id: 'stats.report.loading',
    defaultMessage: 'The report is being written',
    description: 'Read aloud while the report loads',
  }),
};
