import { defineMessage } from '@formatjs/intl';

export const messages = {
  title: defineMessage({
    id: 'stats.experiments.title',
    defaultMessage: 'Experiments',
    description: 'Title of the page with experiments',
  }),
  purpose: defineMessage({
    id: 'stats.experiments.purpose',
    defaultMessage:
      'Two forms or two frames, exchanged at the same codes by lot, and judged once at the end.',
    description: 'Under the title of the page with experiments',
  }),
  back: defineMessage({
    id: 'stats.experiments.back',
    defaultMessage: 'Stats',
    description: 'Link above the title: back to the statistics',
  }),
  all: defineMessage({
    id: 'stats.experiments.all',
    defaultMessage: 'All experiments',
    description: 'Link above one experiment: back to the list',
  }),
  add: defineMessage({
    id: 'stats.experiments.add',
    defaultMessage: 'New experiment',
    description: 'Button and title of the dialog that plans an experiment',
  }),
  create: defineMessage({
    id: 'stats.experiments.create',
    defaultMessage: 'Draw the plan',
    description: 'Button of the dialog that plans an experiment',
  }),
  empty: defineMessage({
    id: 'stats.experiments.empty',
    defaultMessage: 'No experiments yet',
    description: 'Instead of the list of experiments',
  }),
  emptyText: defineMessage({
    id: 'stats.experiments.emptyText',
    defaultMessage:
      'Two posters side by side tell nothing: more people pass one spot than the other, and half of such winners are false. An experiment exchanges both at the same codes.',
    description: 'Instead of the list of experiments',
  }),
  name: defineMessage({
    id: 'stats.experiments.name',
    defaultMessage: 'Name',
    description: 'Name of an experiment: field and column',
  }),
  PLANNED: defineMessage({
    id: 'stats.experiments.statePlanned',
    defaultMessage: 'Planned',
    description: 'State of an experiment',
  }),
  RUNNING: defineMessage({
    id: 'stats.experiments.stateRunning',
    defaultMessage: 'Running',
    description: 'State of an experiment',
  }),
  ENDED: defineMessage({
    id: 'stats.experiments.stateEnded',
    defaultMessage: 'Ended',
    description: 'State of an experiment',
  }),
  STOPPED: defineMessage({
    id: 'stats.experiments.stateStopped',
    defaultMessage: 'Stopped',
    description: 'State of an experiment',
  }),
  listed: defineMessage<{ readonly a: string; readonly b: string; readonly days: string }>({
    id: 'stats.experiments.listed',
    defaultMessage: '{a} and {b}, {days}',
    description:
      'An experiment in the list: the two things that it compares, and from which day to which',
  }),
  versus: defineMessage<{ readonly a: string; readonly b: string }>({
    id: 'stats.experiments.versus',
    defaultMessage: '{a} and {b}',
    description: 'The two things that an experiment compares',
  }),
  gone: defineMessage({
    id: 'stats.experiments.gone',
    defaultMessage: 'deleted',
    description: 'In place of the name of a form or a frame that was deleted',
  }),
  kind: defineMessage({
    id: 'stats.experiments.kind',
    defaultMessage: 'What is compared',
    description: 'Choice of forms or frames',
  }),
  forms: defineMessage({
    id: 'stats.experiments.forms',
    defaultMessage: 'Two forms',
    description: 'Choice of what is compared',
  }),
  formsHint: defineMessage({
    id: 'stats.experiments.formsHint',
    defaultMessage: 'They change by themselves at midnight.',
    description: 'Under that choice',
  }),
  frames: defineMessage({
    id: 'stats.experiments.frames',
    defaultMessage: 'Two frames',
    description: 'Choice of what is compared',
  }),
  framesHint: defineMessage({
    id: 'stats.experiments.framesHint',
    defaultMessage: 'You exchange the paper by a plan; those days are not counted.',
    description: 'Under that choice',
  }),
  codes: defineMessage({
    id: 'stats.experiments.codes',
    defaultMessage: 'Codes',
    description: 'Choice of the codes of an experiment',
  }),
  codesHint: defineMessage({
    id: 'stats.experiments.codesHint',
    defaultMessage:
      'At least 7, or 4 with four periods or more. The more, the smaller the difference that is found.',
    description: 'Under that choice',
  }),
  allCodes: defineMessage({
    id: 'stats.experiments.allCodes',
    defaultMessage: 'Choose all codes',
    description: 'Button under the codes of a new experiment',
  }),
  noCodes: defineMessage({
    id: 'stats.experiments.noCodes',
    defaultMessage: 'Publish codes first: only open ones take part.',
    description: 'In place of a choice of codes',
  }),
  starts: defineMessage({
    id: 'stats.experiments.starts',
    defaultMessage: 'Begins',
    description: 'Choice of the first day of an experiment',
  }),
  tomorrow: defineMessage<{ readonly day: string }>({
    id: 'stats.experiments.tomorrow',
    defaultMessage: 'Tomorrow, {day}',
    description: 'A first day',
  }),
  periods: defineMessage({
    id: 'stats.experiments.periods',
    defaultMessage: 'Periods',
    description: 'Choice of the number of periods of an experiment',
  }),
  periodLength: defineMessage({
    id: 'stats.experiments.periodLength',
    defaultMessage: 'Length of each',
    description: 'Choice of the length of a period',
  }),
  weeks: defineMessage<{ readonly weeks: number }>({
    id: 'stats.experiments.weeks',
    defaultMessage: '{weeks, plural, one {# week} other {# weeks}}',
    description: 'A length of periods',
  }),
  measure: defineMessage({
    id: 'stats.experiments.measure',
    defaultMessage: 'Decided by',
    description: 'Choice of the figure that decides an experiment',
  }),
  measureHint: defineMessage({
    id: 'stats.experiments.measureHint',
    defaultMessage: 'Chosen now, so that nobody picks the one that looks best.',
    description: 'Under that choice',
  }),
  SUBMISSIONS: defineMessage({
    id: 'stats.experiments.submissions',
    defaultMessage: 'Submissions',
    description: 'A figure that decides',
  }),
  SCANS: defineMessage({
    id: 'stats.experiments.scans',
    defaultMessage: 'Scans',
    description: 'A figure that decides',
  }),
  CONVERSION_RATE: defineMessage({
    id: 'stats.experiments.conversionRate',
    defaultMessage: 'Share of scans answered',
    description: 'A figure that decides',
  }),
  AVERAGE_RATING: defineMessage({
    id: 'stats.experiments.averageRating',
    defaultMessage: 'Average rating',
    description: 'A figure that decides',
  }),
  estimate: defineMessage<{ readonly day: string; readonly amount: string }>({
    id: 'stats.experiments.estimate',
    defaultMessage:
      'It ends on {day}. By the last eight weeks, a difference of {amount} or more would likely be found.',
    description: 'Under the choices of a new experiment',
  }),
  estimateUnknown: defineMessage<{ readonly day: string }>({
    id: 'stats.experiments.estimateUnknown',
    defaultMessage:
      'It ends on {day}. There are too few answers of the last eight weeks to say what it would find.',
    description: 'Under the choices of a new experiment',
  }),
  points: defineMessage<{ readonly amount: string }>({
    id: 'stats.experiments.points',
    defaultMessage: '{amount} points',
    description: 'A difference of ratings or of percentages',
  }),
  addFailed: defineMessage({
    id: 'stats.experiments.addFailed',
    defaultMessage: 'There was an issue when adding the experiment!',
    description: 'Error message',
  }),
  added: defineMessage({
    id: 'stats.experiments.added',
    defaultMessage: 'The plan is drawn',
    description: 'After an experiment was made',
  }),
  aIs: defineMessage<{ readonly name: string }>({
    id: 'stats.experiments.aIs',
    defaultMessage: 'A: {name}',
    description: 'Legend of the plan: the first of two',
  }),
  bIs: defineMessage<{ readonly name: string }>({
    id: 'stats.experiments.bIs',
    defaultMessage: 'B: {name}',
    description: 'Legend of the plan: the second of two',
  }),
  runs: defineMessage<{ readonly day: string }>({
    id: 'stats.experiments.runs',
    defaultMessage:
      'It runs until {day}. No verdict before: whoever looks early finds a winner by chance.',
    description: 'On an experiment that is planned or runs',
  }),
  formsRun: defineMessage({
    id: 'stats.experiments.formsRun',
    defaultMessage: 'Its codes show the planned form meanwhile, and their own again at the end.',
    description: 'On an experiment with forms that is planned or runs',
  }),
  soFar: defineMessage<{ readonly count: number }>({
    id: 'stats.experiments.soFar',
    defaultMessage: '{count, plural, one {# answer so far.} other {# answers so far.}}',
    description: 'On an experiment that runs',
  }),
  wasStopped: defineMessage({
    id: 'stats.experiments.wasStopped',
    defaultMessage: 'It was stopped before its end, so there is no verdict.',
    description: 'On an experiment that was stopped',
  }),
  swapsOpen: defineMessage<{ readonly count: number }>({
    id: 'stats.experiments.swapsOpen',
    defaultMessage:
      '{count, plural, one {# frame was not ticked} other {# frames were not ticked}} as hung. All count as planned, which makes a difference look smaller, never larger.',
    description: 'On an experiment with frames',
  }),
  codesGone: defineMessage<{ readonly count: number }>({
    id: 'stats.experiments.codesGone',
    defaultMessage:
      '{count, plural, one {# code was deleted and does} other {# codes were deleted and do}} not count.',
    description: 'On an experiment of whose codes some are gone',
  }),
  question: defineMessage({
    id: 'stats.experiments.question',
    defaultMessage: 'Did one do better?',
    description: 'Title of the result of an experiment',
  }),
  plan: defineMessage({
    id: 'stats.experiments.plan',
    defaultMessage: 'Plan',
    description: 'Title of the plan of an experiment',
  }),
  planText: defineMessage({
    id: 'stats.experiments.planText',
    defaultMessage: 'Each code has A for half of its periods. Which comes first was drawn by lot.',
    description: 'Under the title of the plan',
  }),
  planSwap: defineMessage({
    id: 'stats.experiments.planSwap',
    defaultMessage:
      'Exchange the frames on the first day of each period; that day is not counted. Tick what hangs.',
    description: 'Under the title of the plan of frames',
  }),
  code: defineMessage({
    id: 'stats.experiments.code',
    defaultMessage: 'Code',
    description: 'Column of the plan',
  }),
  from: defineMessage<{ readonly day: string }>({
    id: 'stats.experiments.from',
    defaultMessage: 'From {day}',
    description: 'Column of the plan: the first day of a period',
  }),
  hangs: defineMessage<{ readonly side: string; readonly code: string }>({
    id: 'stats.experiments.hangs',
    defaultMessage: '{side} hangs at {code}',
    description: 'Read aloud: box to tick in the plan',
  }),
  print: defineMessage({
    id: 'stats.experiments.print',
    defaultMessage: 'Print the plan',
    description: 'Button',
  }),
  stop: defineMessage({
    id: 'stats.experiments.stop',
    defaultMessage: 'Stop',
    description: 'Button',
  }),
  stopTitle: defineMessage<{ readonly name: string }>({
    id: 'stats.experiments.stopTitle',
    defaultMessage: 'Stop “{name}”?',
    description: 'Question before an experiment is stopped',
  }),
  stopText: defineMessage({
    id: 'stats.experiments.stopText',
    defaultMessage:
      'There will be no verdict, and it cannot go on. Its codes show their own forms again.',
    description: 'What stopping an experiment does',
  }),
  stopped: defineMessage({
    id: 'stats.experiments.stopped',
    defaultMessage: 'The experiment is stopped',
    description: 'After an experiment was stopped',
  }),
  remove: defineMessage({
    id: 'stats.experiments.remove',
    defaultMessage: 'Delete',
    description: 'Button',
  }),
  removeTitle: defineMessage<{ readonly name: string }>({
    id: 'stats.experiments.removeTitle',
    defaultMessage: 'Delete “{name}”?',
    description: 'Question before an experiment is deleted',
  }),
  removeText: defineMessage({
    id: 'stats.experiments.removeText',
    defaultMessage: 'The plan and the result go for good. Answers and scans stay.',
    description: 'What deleting an experiment does',
  }),
  removed: defineMessage({
    id: 'stats.experiments.removed',
    defaultMessage: 'The experiment is deleted',
    description: 'After an experiment was deleted',
  }),
  failed: defineMessage({
    id: 'stats.experiments.failed',
    defaultMessage: 'That did not work. Try again in a moment.',
    description: 'When an experiment was not stopped, deleted or ticked',
  }),
};
