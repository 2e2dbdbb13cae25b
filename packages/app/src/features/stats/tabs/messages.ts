import { defineMessage } from '@formatjs/intl';

/** Titles of the charts: the question that each one answers. */
export const messages = {
  chartScans: defineMessage({
    id: 'stats.chartScans',
    defaultMessage: 'How many people scan and answer?',
    description: 'Title of the chart of scans and answers over time',
  }),
  chartWeekday: defineMessage({
    id: 'stats.chartWeekday',
    defaultMessage: 'On which days do people answer?',
    description: 'Title of the chart of answers by day of the week',
  }),
  chartHeatmap: defineMessage({
    id: 'stats.chartHeatmap',
    defaultMessage: 'When do people answer?',
    description: 'Title of the chart of answers by day and hour',
  }),
  chartFunnel: defineMessage({
    id: 'stats.chartFunnel',
    defaultMessage: 'How many scans become answers?',
    description: 'Title of the chart from scans to answers',
  }),
  withoutScan: defineMessage<{ readonly count: number }>({
    id: 'stats.funnel.withoutScan',
    defaultMessage:
      '{count, plural, one {# submission came} other {# submissions came}} without a scan, as from a kiosk, and {count, plural, one {is} other {are}} not among these.',
    description:
      'Under the title of the chart from scans to answers: why its numbers are fewer than all answers',
  }),
  chartRatings: defineMessage({
    id: 'stats.chartRatings',
    defaultMessage: 'Which ratings do people give?',
    description: 'Title of the chart of ratings',
  }),
  chartNps: defineMessage({
    id: 'stats.chartNps',
    defaultMessage: 'Would people recommend you?',
    description: 'Title of the chart of the net promoter score',
  }),
  chartOverTime: defineMessage({
    id: 'stats.chartOverTime',
    defaultMessage: 'How does the rating change?',
    description: 'Title of the chart of the rating over time',
  }),
  chartSentiment: defineMessage({
    id: 'stats.chartSentiment',
    defaultMessage: 'How do the answers sound?',
    description: 'Title of the chart of sentiments',
  }),
  chartLocations: defineMessage({
    id: 'stats.chartLocations',
    defaultMessage: 'Which locations do best?',
    description: 'Title of the ranking of locations',
  }),
  chartFunnelOfPlaces: defineMessage({
    id: 'stats.chartFunnelOfPlaces',
    defaultMessage: 'Which places really stand out?',
    description: 'Title of the funnel plot of locations: mean rating by number of ratings',
  }),
  chartPlaces: defineMessage({
    id: 'stats.chartPlaces',
    defaultMessage: 'Where do your places stand?',
    description: 'Title of the table of locations with ratings and targets',
  }),
  question: defineMessage({
    id: 'stats.question',
    defaultMessage: 'Question',
    description: 'Choice above the table of answers by location and time',
  }),
  answer: defineMessage({
    id: 'stats.answer',
    defaultMessage: 'Answer',
    description:
      'Choice above the table of answers by location and time: the answer whose share is shown',
  }),
  questionRating: defineMessage({
    id: 'stats.questionRating',
    defaultMessage: 'Rating',
    description: 'Question to choose above the table of answers',
  }),
  questionComment: defineMessage({
    id: 'stats.questionComment',
    defaultMessage: 'Comment left',
    description: 'Question to choose above the table of answers: if a comment was left',
  }),
  questionSentiment: defineMessage({
    id: 'stats.questionSentiment',
    defaultMessage: 'Mood of comments',
    description: 'Question to choose above the table of answers',
  }),
  answerHigh: defineMessage({
    id: 'stats.answerHigh',
    defaultMessage: '9 to 10',
    description: 'Answer to choose: ratings',
  }),
  answerMiddle: defineMessage({
    id: 'stats.answerMiddle',
    defaultMessage: '7 to 8',
    description: 'Answer to choose: ratings',
  }),
  answerLow: defineMessage({
    id: 'stats.answerLow',
    defaultMessage: '1 to 6',
    description: 'Answer to choose: ratings',
  }),
  answerGiven: defineMessage({
    id: 'stats.answerGiven',
    defaultMessage: 'With a comment',
    description: 'Answer to choose',
  }),
  answerNone: defineMessage({
    id: 'stats.answerNone',
    defaultMessage: 'Without a comment',
    description: 'Answer to choose',
  }),
  answerPositive: defineMessage({
    id: 'stats.answerPositive',
    defaultMessage: 'Positive',
    description: 'Answer to choose: the mood of comments',
  }),
  answerNeutral: defineMessage({
    id: 'stats.answerNeutral',
    defaultMessage: 'Neutral',
    description: 'Answer to choose: the mood of comments',
  }),
  answerNegative: defineMessage({
    id: 'stats.answerNegative',
    defaultMessage: 'Negative',
    description: 'Answer to choose: the mood of comments',
  }),
  chartCrossTable: defineMessage({
    id: 'stats.chartCrossTable',
    defaultMessage: 'Where and when do people say this?',
    description: 'Title of the table of the share of an answer by location and time',
  }),
  chartDrivers: defineMessage({
    id: 'stats.chartDrivers',
    defaultMessage: 'What goes with good and bad ratings?',
    description: 'Title of the table of topics by how strongly they go with the rating',
  }),
  chartCodes: defineMessage({
    id: 'stats.chartCodes',
    defaultMessage: 'Which codes do best?',
    description: 'Title of the ranking of codes',
  }),
  compareKind: defineMessage({
    id: 'stats.compareKind',
    defaultMessage: 'Compare two',
    description: 'Name of the choice of what is compared: ranges of days, locations, forms …',
  }),
  compareFirst: defineMessage({
    id: 'stats.compareFirst',
    defaultMessage: 'First',
    description: 'Name of the choice of the first of two things that are compared',
  }),
  compareSecond: defineMessage({
    id: 'stats.compareSecond',
    defaultMessage: 'Second',
    description: 'Name of the choice of the second of two things that are compared',
  }),
  compareDays: defineMessage({
    id: 'stats.compareDays',
    defaultMessage: 'Ranges of days',
    description: 'Choice of what two of are compared',
  }),
  compareVersions: defineMessage({
    id: 'stats.compareVersions',
    defaultMessage: 'Versions of a form',
    description: 'Choice of what two of are compared',
  }),
  versionOf: defineMessage<{
    readonly title: string;
    readonly version: number;
    readonly date: string;
  }>({
    id: 'stats.versionOf',
    defaultMessage: '{title}, version {version, number} ({date})',
    description: 'A version of a form in a list of choices, with the day it was published',
  }),
  compareOnlyOne: defineMessage({
    id: 'stats.compareOnlyOne',
    defaultMessage: 'There is no second one to compare with yet.',
    description: 'Below the choices of two things to compare, where there is only one',
  }),
  chartCompare: defineMessage({
    id: 'stats.chartCompare',
    defaultMessage: 'Do they differ?',
    description: 'Title of the table that compares two things',
  }),
  chartForms: defineMessage({
    id: 'stats.chartForms',
    defaultMessage: 'Which forms do best?',
    description: 'Title of the ranking of forms',
  }),
  rankedHint: defineMessage({
    id: 'stats.rankedHint',
    defaultMessage:
      'Ranked by the low end of the likely rating, so that a few lucky answers do not lead.',
    description: 'Explains the order of a ranking',
  }),
  npsHint: defineMessage({
    id: 'stats.npsHint',
    defaultMessage:
      'Promoters (9\u2060–\u206010) less detractors (1\u2060–\u20606), from −100 to 100. From a rating of satisfaction: nobody was asked if they would recommend you.',
    description: 'Explains the net promoter score',
  }),
  chartResponseTimes: defineMessage({
    id: 'stats.chartResponseTimes',
    defaultMessage: 'How long does an answer take?',
    description: 'Title of the chart of response times',
  }),
  chartReplyTimes: defineMessage({
    id: 'stats.chartReplyTimes',
    defaultMessage: 'How long do visitors wait for a reply?',
    description: 'Title of the card with the times until answers are replied to',
  }),
  chartSentimentOverTime: defineMessage({
    id: 'stats.chartSentimentOverTime',
    defaultMessage: 'Does the tone change?',
    description: 'Title of the chart of sentiments over time',
  }),
  chartWords: defineMessage({
    id: 'stats.chartWords',
    defaultMessage: 'Which words do visitors use?',
    description: 'Title of the cloud of words',
  }),
  wordsHint: defineMessage({
    id: 'stats.wordsHint',
    defaultMessage: 'Press a word to read the comments with it.',
    description: 'Explains the cloud of words',
  }),
  chartTopics: defineMessage({
    id: 'stats.chartTopics',
    defaultMessage: 'What do visitors speak of?',
    description: 'Title of the list of topics',
  }),
  chartThemes: defineMessage({
    id: 'stats.chartThemes',
    defaultMessage: 'Also said',
    description: 'Title of the list of phrases, below the topics',
  }),
  moreCharts: defineMessage({
    id: 'stats.moreCharts',
    defaultMessage: 'Show more charts',
    description: 'Button on a phone below the most important charts: shows the others under it',
  }),
  fewerCharts: defineMessage({
    id: 'stats.fewerCharts',
    defaultMessage: 'Show fewer charts',
    description: 'The same button while they are shown: hides them again',
  }),
  compareExperiment: defineMessage({
    id: 'stats.compareExperiment',
    defaultMessage: 'Find out with an experiment',
    description: 'Link below two codes, whose counts are not compared, to the page of experiments',
  }),
  chartSilent: defineMessage({
    id: 'stats.chartSilent',
    defaultMessage: 'Which codes have gone silent?',
    description: 'Title of the list of codes that are not scanned any more',
  }),
};
