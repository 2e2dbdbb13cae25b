import { defineMessage } from '@formatjs/intl';

/** Texts of the feedback page. */
export const messages = {
  title: defineMessage({
    id: 'feedback.title',
    defaultMessage: 'Feedback',
    description: 'Title of the page that lists what visitors sent',
  }),
  purpose: defineMessage({
    id: 'feedback.purpose',
    defaultMessage: 'What your visitors tell you, as it arrives.',
    description: 'Below the title of the page that lists what visitors sent',
  }),
  arrived: defineMessage<{ readonly count: number }>({
    id: 'feedback.arrived',
    defaultMessage: '{count, plural, one {# new answer} other {# new answers}}',
    description: 'Button over the list, when answers arrived while it was open; shows them',
  }),
  period: defineMessage({
    id: 'feedback.period',
    defaultMessage: 'Time',
    description: 'Name of the filter by time',
  }),
  allTime: defineMessage({
    id: 'feedback.allTime',
    defaultMessage: 'All time',
    description: 'Choice of the filter by time',
  }),
  last24Hours: defineMessage({
    id: 'feedback.last24Hours',
    defaultMessage: 'Last 24 hours',
    description: 'Choice of the filter by time',
  }),
  last3Days: defineMessage({
    id: 'feedback.last3Days',
    defaultMessage: 'Last 3 days',
    description: 'Choice of the filter by time',
  }),
  last7Days: defineMessage({
    id: 'feedback.last7Days',
    defaultMessage: 'Last 7 days',
    description: 'Choice of the filter by time',
  }),
  last30Days: defineMessage({
    id: 'feedback.last30Days',
    defaultMessage: 'Last 30 days',
    description: 'Choice of the filter by time',
  }),
  today: defineMessage({
    id: 'feedback.today',
    defaultMessage: 'Today',
    description: 'Choice of the filter by time',
  }),
  yesterday: defineMessage({
    id: 'feedback.yesterday',
    defaultMessage: 'Yesterday',
    description: 'Choice of the filter by time',
  }),
  last6Months: defineMessage({
    id: 'feedback.last6Months',
    defaultMessage: 'Last 6 months',
    description: 'Choice of the filter by time',
  }),
  yearToDate: defineMessage({
    id: 'feedback.yearToDate',
    defaultMessage: 'Year to date',
    description: 'Choice of the filter by time',
  }),
  lastWeek: defineMessage({
    id: 'feedback.lastWeek',
    defaultMessage: 'Last week',
    description: 'Choice of the filter by time',
  }),
  lastMonth: defineMessage({
    id: 'feedback.lastMonth',
    defaultMessage: 'Last month',
    description: 'Choice of the filter by time',
  }),
  lastYear: defineMessage({
    id: 'feedback.lastYear',
    defaultMessage: 'Last year',
    description: 'Choice of the filter by time',
  }),
  sentiment: defineMessage({
    id: 'feedback.sentiment',
    defaultMessage: 'Sentiment',
    description: 'Column and filter: whether an answer sounds positive, neutral or negative',
  }),
  anySentiment: defineMessage({
    id: 'feedback.anySentiment',
    defaultMessage: 'Any sentiment',
    description: 'Choice of the filter by sentiment that filters nothing',
  }),
  positive: defineMessage({
    id: 'feedback.positive',
    defaultMessage: 'Positive',
    description: 'Sentiment of an answer',
  }),
  neutral: defineMessage({
    id: 'feedback.neutral',
    defaultMessage: 'Neutral',
    description: 'Sentiment of an answer',
  }),
  negative: defineMessage({
    id: 'feedback.negative',
    defaultMessage: 'Negative',
    description: 'Sentiment of an answer',
  }),
  location: defineMessage({
    id: 'feedback.location',
    defaultMessage: 'Location',
    description: 'Column, filter and detail: the location an answer was given at',
  }),
  allLocations: defineMessage({
    id: 'feedback.allLocations',
    defaultMessage: 'All locations',
    description: 'Choice of the filter by location that filters nothing',
  }),
  code: defineMessage({
    id: 'feedback.code',
    defaultMessage: 'Code',
    description: 'Column, filter and detail: the code an answer was given through',
  }),
  allCodes: defineMessage({
    id: 'feedback.allCodes',
    defaultMessage: 'All codes',
    description: 'Choice of the filter by code that filters nothing',
  }),
  company: defineMessage({
    id: 'feedback.company',
    defaultMessage: 'Company',
    description: 'Column and detail: the company an answer was given to',
  }),
  rating: defineMessage({
    id: 'feedback.rating',
    defaultMessage: 'Rating',
    description: 'Column and detail: the stars of an answer',
  }),
  ratingOf: defineMessage<{ readonly rating: number }>({
    id: 'feedback.ratingOf',
    defaultMessage: '{rating, number} of 10',
    description: 'The stars of an answer',
  }),
  noRating: defineMessage({
    id: 'feedback.noRating',
    defaultMessage: 'No rating',
    description: 'Where an answer has no stars',
  }),
  comment: defineMessage({
    id: 'feedback.comment',
    defaultMessage: 'Comment',
    description: 'Column and detail: what the visitor wrote',
  }),
  noComment: defineMessage({
    id: 'feedback.noComment',
    defaultMessage: 'No comment',
    description: 'Where an answer has no comment',
  }),
  name: defineMessage({
    id: 'feedback.name',
    defaultMessage: 'Name',
    description: 'Column and detail: the name of the visitor',
  }),
  email: defineMessage({
    id: 'feedback.email',
    defaultMessage: 'Email',
    description: 'Column and detail: the email address of the visitor',
  }),
  anonymous: defineMessage({
    id: 'feedback.anonymous',
    defaultMessage: 'Anonymous',
    description: 'Where the visitor left no name',
  }),
  dateSubmitted: defineMessage({
    id: 'feedback.dateSubmitted',
    defaultMessage: 'Received',
    description: 'Column and detail: when an answer arrived',
  }),
  occurredAt: defineMessage({
    id: 'feedback.occurredAt',
    defaultMessage: 'Sent',
    description: 'Detail: when the visitor pressed send, if that was much earlier than the arrival',
  }),
  duration: defineMessage({
    id: 'feedback.duration',
    defaultMessage: 'Time to answer',
    description: 'Detail: how long the visitor took',
  }),
  seconds: defineMessage<{ readonly seconds: number }>({
    id: 'feedback.seconds',
    defaultMessage: '{seconds, plural, one {# second} other {# seconds}}',
    description: 'How long the visitor took',
  }),
  minutes: defineMessage<{ readonly minutes: number; readonly seconds: number }>({
    id: 'feedback.minutes',
    defaultMessage: '{minutes, number} min {seconds, number} s',
    description: 'How long the visitor took, a minute or more',
  }),
  formVersion: defineMessage({
    id: 'feedback.formVersion',
    defaultMessage: 'Version of the form',
    description: 'Detail: which version of the form was answered',
  }),
  channel: defineMessage({
    id: 'feedback.channel',
    defaultMessage: 'Came by',
    description: 'Detail: how the visitor came to the form',
  }),
  channelQr: defineMessage({
    id: 'feedback.channelQr',
    defaultMessage: 'Scanned code',
    description: 'How the visitor came to the form',
  }),
  channelLink: defineMessage({
    id: 'feedback.channelLink',
    defaultMessage: 'Link',
    description: 'How the visitor came to the form',
  }),
  channelKiosk: defineMessage({
    id: 'feedback.channelKiosk',
    defaultMessage: 'Kiosk',
    description: 'How the visitor came to the form',
  }),
  channelWeb: defineMessage({
    id: 'feedback.channelWeb',
    defaultMessage: 'Website',
    description: 'How the visitor came to the form',
  }),
  judging: defineMessage({
    id: 'feedback.judging',
    defaultMessage: 'Being read…',
    description: 'In place of the sentiment, for the moment until the comment was judged',
  }),
  fromComment: defineMessage({
    id: 'feedback.fromComment',
    defaultMessage: 'Judged by the words of the comment',
    description: 'Below the sentiment: where it comes from',
  }),
  fromRating: defineMessage({
    id: 'feedback.fromRating',
    defaultMessage: 'Judged by the rating',
    description: 'Below the sentiment: where it comes from',
  }),
  fromMixed: defineMessage({
    id: 'feedback.fromMixed',
    defaultMessage: 'Mixed: the comment says good and bad',
    description: 'Below the sentiment: where it comes from',
  }),
  fromForeign: defineMessage({
    id: 'feedback.fromForeign',
    defaultMessage: 'Other language: judged by the rating',
    description: 'Below the sentiment: the comment is in a language that is not read',
  }),
  fromUnclear: defineMessage({
    id: 'feedback.fromUnclear',
    defaultMessage: 'The words are not clear: judged by the rating',
    description: 'Below the sentiment: there is a comment, but its words do not decide',
  }),
  fromContradiction: defineMessage({
    id: 'feedback.fromContradiction',
    defaultMessage: 'Judged by the words of the comment, which contradict the rating',
    description: 'Below the sentiment: a praising comment with a low rating, or the contrary',
  }),
  fromOwner: defineMessage({
    id: 'feedback.fromOwner',
    defaultMessage: 'Corrected by you',
    description: 'Below the sentiment: where it comes from',
  }),
  titleOf: defineMessage<{ readonly name: string; readonly rating: number }>({
    id: 'feedback.titleOf',
    defaultMessage: '{name} · {rating, number}/10',
    description: 'Title of one answer: who gave it, and how many of ten stars',
  }),
  details: defineMessage({
    id: 'feedback.details',
    defaultMessage: 'Feedback details',
    description: 'Title of the dialog that shows one answer',
  }),
  open: defineMessage({
    id: 'feedback.open',
    defaultMessage: 'Show details',
    description: 'Menu item that shows one answer',
  }),
  replied: defineMessage({
    id: 'feedback.replied',
    defaultMessage: 'Replied',
    description: 'Says in the list that the owner has replied to this answer',
  }),
  write: defineMessage({
    id: 'feedback.write',
    defaultMessage: 'Write an email',
    description: 'Link that opens the mail program with the address of the visitor',
  }),
  gone: defineMessage({
    id: 'feedback.gone',
    defaultMessage: 'This feedback does not exist any more.',
    description: 'In the dialog of an answer that was deleted meanwhile',
  }),
  remove: defineMessage({
    id: 'feedback.remove',
    defaultMessage: 'Delete',
    description: 'Menu item and button: deletes an answer',
  }),
  search: defineMessage({
    id: 'feedback.search',
    defaultMessage: 'Search feedback',
    description: 'Name of the search field over the list of answers',
  }),
  emptyTitle: defineMessage({
    id: 'feedback.emptyTitle',
    defaultMessage: 'No feedback found',
    description: 'Where the list of answers would be, when there are none',
  }),
  emptyText: defineMessage({
    id: 'feedback.emptyText',
    defaultMessage:
      'Publish a code, print it and hang it up. What people answer shows up here by itself.',
    description: 'Below “No feedback found”; teaches the next step',
  }),
  goToCodes: defineMessage({
    id: 'feedback.goToCodes',
    defaultMessage: 'Go to your codes',
    description: 'Button that goes to the list of codes',
  }),
  failed: defineMessage({
    id: 'feedback.failed',
    defaultMessage: 'Error loading feedback data...',
    description: 'Where the list of answers would be, when it could not be loaded',
  }),
  removeTitle: defineMessage<{ readonly count: number }>({
    id: 'feedback.removeTitle',
    defaultMessage: '{count, plural, one {Delete this feedback?} other {Delete # answers?}}',
    description: 'Title of the dialog that asks before answers are deleted',
  }),
  removeConfirm: defineMessage<{ readonly count: number }>({
    id: 'feedback.removeConfirm',
    defaultMessage: '{count, plural, one {Delete feedback} other {Delete # answers}}',
    description: 'Button that deletes answers',
  }),
  removeText: defineMessage({
    id: 'feedback.removeText',
    defaultMessage: 'It will no longer count in your stats.',
    description: 'In the dialog that asks before answers are deleted',
  }),
  removed: defineMessage<{ readonly count: number }>({
    id: 'feedback.removed',
    defaultMessage:
      '{count, plural, one {Feedback removed successfully!} other {# answers removed successfully!}}',
    description: 'Shown for a moment after answers were deleted',
  }),
  inDevelopment: defineMessage({
    id: 'feedback.inDevelopment',
    defaultMessage: 'In development',
    description: 'Below an action that is switched off because it is not built yet',
  }),
  anonymousRow: defineMessage<{ readonly date: string }>({
    id: 'feedback.anonymousRow',
    defaultMessage: 'Answer of {date}',
    description: "Names an answer without a visitor's name, for whoever does not see the row",
  }),
  status: defineMessage({
    id: 'feedback.status',
    defaultMessage: 'Status',
    description: 'Column, filter and detail: how far the owner has come with an answer',
  }),
  statusNew: defineMessage({
    id: 'feedback.statusNew',
    defaultMessage: 'New',
    description: 'Status of an answer that nobody has worked on',
  }),
  statusInProgress: defineMessage({
    id: 'feedback.statusInProgress',
    defaultMessage: 'In progress',
    description: 'Status of an answer that somebody is working on',
  }),
  statusResolved: defineMessage({
    id: 'feedback.statusResolved',
    defaultMessage: 'Resolved',
    description: 'Status of an answer that is dealt with',
  }),
  statusDismissed: defineMessage({
    id: 'feedback.statusDismissed',
    defaultMessage: 'Dismissed',
    description: 'Status of an answer that needs nothing to be done',
  }),
  views: defineMessage({
    id: 'feedback.work.views',
    defaultMessage: 'Views of feedback',
    description: 'Names the row of tabs over the list of answers',
  }),
  all: defineMessage({
    id: 'feedback.work.all',
    defaultMessage: 'All',
    description: 'Tab over the list of answers: every one',
  }),
  mine: defineMessage<{ readonly count: number }>({
    id: 'feedback.work.mine',
    defaultMessage: '{count, plural, =0 {Mine} other {Mine (#)}}',
    description: 'Tab over the list of answers: those assigned to the reader that wait for a reply',
  }),
  unanswered: defineMessage<{ readonly count: number }>({
    id: 'feedback.work.unanswered',
    defaultMessage: '{count, plural, =0 {Unanswered} other {Unanswered (#)}}',
    description: 'Tab over the list of answers: neither replied to, nor resolved or dismissed',
  }),
  overdue: defineMessage<{ readonly count: number }>({
    id: 'feedback.work.overdue',
    defaultMessage: '{count, plural, =0 {Overdue} other {Overdue (#)}}',
    description: 'Tab over the list of answers: those that have waited longer than they should',
  }),
  noneTitle: defineMessage({
    id: 'feedback.work.noneTitle',
    defaultMessage: 'Nothing waits here',
    description: 'Title in place of the list when no answer waits for a reply',
  }),
  noneText: defineMessage({
    id: 'feedback.work.noneText',
    defaultMessage: 'Answers leave this view once they are replied to, resolved or dismissed.',
    description: 'Under that title',
  }),
  work: defineMessage({
    id: 'feedback.work.work',
    defaultMessage: 'Reply',
    description: 'Name of the filter by whether an answer waits for a reply',
  }),
  anyWork: defineMessage({
    id: 'feedback.work.anyWork',
    defaultMessage: 'Answered or not',
    description: 'Choice of that filter that filters nothing',
  }),
  assignee: defineMessage({
    id: 'feedback.work.assignee',
    defaultMessage: 'Assigned to',
    description: 'Name of the field, column and filter: the colleague whose turn an answer is',
  }),
  assigneeHint: defineMessage({
    id: 'feedback.work.assigneeHint',
    defaultMessage: 'Those who work at the place of this answer.',
    description: 'Under the field that assigns an answer to a colleague',
  }),
  anybody: defineMessage({
    id: 'feedback.work.anybody',
    defaultMessage: 'Anybody or nobody',
    description: 'Choice of the filter by the assignee that filters nothing',
  }),
  nobody: defineMessage({
    id: 'feedback.work.nobody',
    defaultMessage: 'Nobody',
    description: 'Choice of the assignee: the answer is assigned to nobody',
  }),
  self: defineMessage<{ readonly name: string }>({
    id: 'feedback.work.self',
    defaultMessage: '{name} (you)',
    description: 'Choice of the assignee: the reader',
  }),
  assign: defineMessage({
    id: 'feedback.work.assign',
    defaultMessage: 'Assign to',
    description: 'Button over checked answers that opens the list of colleagues',
  }),
  assigned: defineMessage<{ readonly count: number; readonly name: string }>({
    id: 'feedback.work.assigned',
    defaultMessage:
      '{count, plural, one {Assigned to: {name}} other {# answers assigned to: {name}}}',
    description: 'Said aloud after answers were assigned; name is a colleague, or “Nobody”',
  }),
  isUnanswered: defineMessage({
    id: 'feedback.work.isUnanswered',
    defaultMessage: 'Unanswered',
    description: 'Choice of the filter by reply: neither replied to, nor resolved or dismissed',
  }),
  isOverdue: defineMessage({
    id: 'feedback.work.isOverdue',
    defaultMessage: 'Overdue',
    description: 'Mark of an answer that has waited longer than it should',
  }),
  due: defineMessage<{ readonly when: string }>({
    id: 'feedback.work.due',
    defaultMessage: 'Due {when}',
    description:
      'Mark of an answer that is to be replied to soon; when is a time from now: “in 3 hours”',
  }),
  dueAt: defineMessage<{ readonly date: string }>({
    id: 'feedback.work.dueAt',
    defaultMessage: 'Reply by {date}',
    description: 'In the details of an answer: the latest moment of a reply',
  }),
};
