import { defineMessage } from '@formatjs/intl';

/** Texts of the home page. */
export const messages = {
  title: defineMessage({
    id: 'home.title',
    defaultMessage: 'Home',
    description: "Title of the first page, in the browser's tab",
  }),
  welcome: defineMessage<{ readonly name: string; readonly visit: 'first' | 'later' }>({
    id: 'home.welcome',
    defaultMessage: '{visit, select, first {Welcome, {name}} other {Welcome back, {name}}}',
    description: 'Greets the person on the first page; “first” on the day of the registration',
  }),
  welcomeAll: defineMessage({
    id: 'home.welcomeAll',
    defaultMessage: 'Welcome back',
    description: 'Greets the person on the first page while the name is not known',
  }),
  newCode: defineMessage({
    id: 'home.newCode',
    defaultMessage: 'New code',
    description: 'Button on the first page that starts a new QR code',
  }),
  goesNothing: defineMessage({
    id: 'home.goes.nothing',
    defaultMessage: 'No answers in the last 30 days.',
    description: 'First sentence of the first page where nobody answered',
  }),
  goes: defineMessage<{
    readonly count: number;
    readonly rating: string;
    readonly trend: 'up' | 'down' | 'level';
  }>({
    id: 'home.goes',
    defaultMessage:
      '{count, plural, one {# answer} other {# answers}} in the last 30 days, {rating} of 10 on average{trend, select, up {: better than in the 30 days before.} down {: worse than in the 30 days before.} other {, no clear change.}}',
    description: 'First sentence of the first page: how it goes',
  }),
  needsAnswer: defineMessage({
    id: 'home.needsAnswer',
    defaultMessage: 'Needs an answer',
    description: 'Title of the card with new low ratings on the first page',
  }),
  needsAnswerAll: defineMessage<{ readonly count: number }>({
    id: 'home.needsAnswer.all',
    defaultMessage: '{count, plural, one {# new low rating} other {# new low ratings}}',
    description: 'Leads to the list of all new low ratings of the last 30 days',
  }),
  answerNow: defineMessage({
    id: 'home.needsAnswer.answer',
    defaultMessage: 'Answer',
    description: 'Opens an answer, where a reply can be written',
  }),
  resolveNow: defineMessage({
    id: 'home.needsAnswer.resolve',
    defaultMessage: 'Mark as resolved',
    description: 'Marks an answer as dealt with, and takes it off the card',
  }),
  noWords: defineMessage({
    id: 'home.needsAnswer.noWords',
    defaultMessage: 'Stars only, no words.',
    description: 'In place of the comment of an answer that has none',
  }),
  keyMetrics: defineMessage({
    id: 'home.keyMetrics',
    defaultMessage: 'Key metrics',
    description: 'Title of the part of the first page with the main numbers',
  }),
  scans: defineMessage({
    id: 'home.scans',
    defaultMessage: 'Scans',
    description: 'Number: how often codes were scanned',
  }),
  submissions: defineMessage({
    id: 'home.submissions',
    defaultMessage: 'Submissions',
    description: 'Number: how many people sent the form',
  }),
  conversionRate: defineMessage({
    id: 'home.conversionRate',
    defaultMessage: 'Conversion rate',
    description: 'Number: answers per scan',
  }),
  averageRating: defineMessage({
    id: 'home.averageRating',
    defaultMessage: 'Average rating',
    description: 'Number: the mean of all stars',
  }),
  nps: defineMessage({
    id: 'home.nps',
    defaultMessage: 'Net promoter score',
    description: 'Number: promoters less detractors',
  }),
  topPerformers: defineMessage({
    id: 'home.topPerformers',
    defaultMessage: 'Top performers',
    description: 'Title of the ranking of locations on the first page',
  }),
  recentActivity: defineMessage({
    id: 'home.recentActivity',
    defaultMessage: 'Recent activity',
    description: 'Title of the newest answers on the first page',
  }),
  allFeedback: defineMessage({
    id: 'home.allFeedback',
    defaultMessage: 'All feedback',
    description: 'Link to the list of all answers',
  }),
  allStats: defineMessage({
    id: 'home.allStats',
    defaultMessage: 'All stats',
    description: 'Link to the page with statistics',
  }),
  trends: defineMessage({
    id: 'home.trends',
    defaultMessage: 'Charts and trends',
    description: 'Title of the part of the first page with charts',
  }),
  chartScans: defineMessage({
    id: 'home.chartScans',
    defaultMessage: 'How many people scan and answer?',
    description: 'Title of the chart of scans and answers over time',
  }),
  noFeedback: defineMessage({
    id: 'home.noFeedback',
    defaultMessage: 'No feedback found',
    description: 'Where the newest answers would be, when there are none',
  }),
  noFeedbackText: defineMessage({
    id: 'home.noFeedbackText',
    defaultMessage: 'As soon as someone answers, you read it here.',
    description: 'Below “No feedback found” on the first page',
  }),
  week: defineMessage({
    id: 'home.week',
    defaultMessage: 'Last week in brief',
    description: 'Title of the card with what changed in the last whole week',
  }),
  weekStats: defineMessage({
    id: 'home.weekStats',
    defaultMessage: 'Stats of the week',
    description: 'Link to the statistics of the last whole week',
  }),
  weekEmpty: defineMessage({
    id: 'home.weekEmpty',
    defaultMessage: 'Nobody scanned or answered last week or the week before.',
    description: 'Instead of sentences about the last week',
  }),
  weekQuote: defineMessage<{ readonly comment: string }>({
    id: 'home.weekQuote',
    defaultMessage: '“{comment}”',
    description: 'A comment of a visitor, in quotation marks; it links to the answer',
  }),
  help: defineMessage({
    id: 'home.help',
    defaultMessage: 'Need a hand?',
    description: 'Title of the part of the first page that leads to the help centre',
  }),
  helpText: defineMessage({
    id: 'home.helpText',
    defaultMessage: 'Guides for codes, forms, frames and stats.',
    description: 'In the part of the first page that leads to the help centre',
  }),
  helpLink: defineMessage({
    id: 'home.helpLink',
    defaultMessage: 'Open the Help Center',
    description: 'Link to the help centre',
  }),
  helpParts: defineMessage({
    id: 'home.helpParts',
    defaultMessage: 'How form, frame and code belong together',
    description: 'Title of an article of the Help Center',
  }),
  helpPublish: defineMessage({
    id: 'home.helpPublish',
    defaultMessage: 'Publish a code',
    description: 'Title of an article of the Help Center',
  }),
  helpPrint: defineMessage({
    id: 'home.helpPrint',
    defaultMessage: 'Print at home or at a print shop',
    description: 'Title of an article of the Help Center',
  }),
  helpWeek: defineMessage({
    id: 'home.helpWeek',
    defaultMessage: 'Your first week',
    description: 'Title of an article of the Help Center',
  }),
  firstSteps: defineMessage({
    id: 'home.firstSteps',
    defaultMessage: 'From an empty page to your first feedback',
    description: 'Title of the steps that a new account still has to take',
  }),
  stepsDone: defineMessage<{ readonly done: number; readonly total: number }>({
    id: 'home.stepsDone',
    defaultMessage: '{done, number} of {total, number} done',
    description: 'How many of the first steps are done',
  }),
  guideMe: defineMessage({
    id: 'home.guideMe',
    defaultMessage: 'Guide me through',
    description: 'Button beside the first steps that opens the guided set-up',
  }),
  stepCompany: defineMessage({
    id: 'home.stepCompany',
    defaultMessage: 'Add your company',
    description: 'One of the first steps',
  }),
  stepLocation: defineMessage({
    id: 'home.stepLocation',
    defaultMessage: 'Add a location',
    description: 'One of the first steps',
  }),
  stepCode: defineMessage({
    id: 'home.stepCode',
    defaultMessage: 'Make and publish a code',
    description: 'One of the first steps',
  }),
  stepFeedback: defineMessage({
    id: 'home.stepFeedback',
    defaultMessage: 'Get the first feedback',
    description: 'One of the first steps',
  }),
  stepDone: defineMessage({
    id: 'home.stepDone',
    defaultMessage: 'Done',
    description: 'Beside a first step that is done, for screen readers',
  }),
  ratingOf: defineMessage<{ readonly rating: number }>({
    id: 'home.ratingOf',
    defaultMessage: '{rating, number} of 10',
    description: 'The stars of an answer',
  }),
  noRating: defineMessage({
    id: 'home.noRating',
    defaultMessage: 'No rating',
    description: 'Where an answer has no stars',
  }),
  latest: defineMessage({
    id: 'home.latest',
    defaultMessage: 'Latest notifications',
    description: 'Title of the part of the first page with news',
  }),
  latestText: defineMessage({
    id: 'home.latestText',
    defaultMessage: 'News about your codes will show up here.',
    description: 'In the part of the first page with news, while there are none',
  }),
  noNews: defineMessage({
    id: 'home.noNews',
    defaultMessage: 'Nothing new',
    description: 'In the part of the first page with news, while there are none',
  }),
  allNotifications: defineMessage({
    id: 'home.allNotifications',
    defaultMessage: 'All notifications',
    description: 'Link from the latest notifications to the page of all',
  }),
  latestFailed: defineMessage({
    id: 'home.latestFailed',
    defaultMessage: 'The latest notifications could not be loaded.',
    description: 'Where the latest notifications would be',
  }),
  failed: defineMessage({
    id: 'home.failed',
    defaultMessage: 'There was an error loading some of the stats',
    description: 'Over the numbers, when they could not be loaded',
  }),
  tryAgain: defineMessage({
    id: 'home.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that asks for the numbers again',
  }),
  feedbackFailed: defineMessage({
    id: 'home.feedbackFailed',
    defaultMessage: 'Error loading feedback data...',
    description: 'Where the newest answers would be, when they could not be loaded',
  }),
  purposeBeginning: defineMessage({
    id: 'home.purposeBeginning',
    defaultMessage: 'A few steps, and the first feedback is yours.',
    description: 'Below the greeting on the first page, while there is no code to count',
  }),
  compared: defineMessage({
    id: 'home.compared',
    defaultMessage:
      'Compared with the 30 days before. Changes that chance alone could make are left out.',
    description:
      'Below the main numbers of the first page and the sentences on last week: what their changes are changes from',
  }),
  chartRatings: defineMessage({
    id: 'home.chartRatings',
    defaultMessage: 'Are people happier than before?',
    description: 'Title of the chart of the average rating over time',
  }),
  chartHeatmap: defineMessage({
    id: 'home.chartHeatmap',
    defaultMessage: 'When do people answer?',
    description: 'Title of the chart of answers by weekday and hour',
  }),
  stepCompanyText: defineMessage({
    id: 'home.stepCompanyText',
    defaultMessage: 'Feedback is about somebody: begin with the business.',
    description: 'Explains one of the first steps',
  }),
  stepLocationText: defineMessage({
    id: 'home.stepLocationText',
    defaultMessage: 'The place where a code will hang: a café, a shop, a front desk.',
    description: 'Explains one of the first steps',
  }),
  stepCodeText: defineMessage({
    id: 'home.stepCodeText',
    defaultMessage: 'Choose a form and a frame, publish the code and print it.',
    description: 'Explains one of the first steps',
  }),
  stepFeedbackText: defineMessage({
    id: 'home.stepFeedbackText',
    defaultMessage: 'Scan your code with a phone and answer as a visitor would.',
    description: 'Explains one of the first steps',
  }),
  tour: defineMessage({
    id: 'home.tour',
    defaultMessage: 'What to try',
    description:
      'Title of the card with five things to try in the sample workspace, on the first page',
  }),
  tryReply: defineMessage({
    id: 'home.tryReply',
    defaultMessage: 'Read a comment and reply to it',
    description: 'A thing to try: link to a feedback with a comment',
  }),
  tryForm: defineMessage({
    id: 'home.tryForm',
    defaultMessage: 'Change a form in the editor',
    description: 'A thing to try: link to the editor of a form',
  }),
  tryPrint: defineMessage({
    id: 'home.tryPrint',
    defaultMessage: 'Print a code in its frame',
    description: 'A thing to try: link to the editor of a code, where it is printed',
  }),
  tryVisitor: defineMessage({
    id: 'home.tryVisitor',
    defaultMessage: 'See what a visitor sees',
    description: 'A thing to try: link to the page behind a printed code, in a new tab',
  }),
  tryStats: defineMessage({
    id: 'home.tryStats',
    defaultMessage: 'Look at the statistics',
    description: 'A thing to try: link to the statistics',
  }),
  changed: defineMessage({
    id: 'home.changed',
    defaultMessage: 'Something changed',
    description: 'Title of the card with changes beyond chance: ratings, number of answers, topics',
  }),
  changedText: defineMessage({
    id: 'home.changedText',
    defaultMessage: 'More than chance alone explains. Each is told once.',
    description: 'Below “Something changed”',
  }),
  notUseful: defineMessage({
    id: 'home.notUseful',
    defaultMessage: 'Not useful',
    description:
      'Button beside something that changed: it is hidden, and such changes are told less often',
  }),
  hidden: defineMessage({
    id: 'home.hidden',
    defaultMessage: 'Hidden. From now on, such a change has to be surer before you are told.',
    description: 'After “Not useful”',
  }),
  notHidden: defineMessage({
    id: 'home.notHidden',
    defaultMessage: 'Your opinion could not be saved.',
    description: 'After “Not useful”, when the server could not be reached',
  }),
};
