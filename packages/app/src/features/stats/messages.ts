import { defineMessage } from '@formatjs/intl';

/** Every sentence of the stats page. */
export const messages = {
  title: defineMessage({
    id: 'stats.title',
    defaultMessage: 'Stats',
    description: 'Title of the page with statistics',
  }),
  purpose: defineMessage({
    id: 'stats.purpose',
    defaultMessage: 'How many people scan, answer and come back happy.',
    description: 'Below the title of the page with statistics',
  }),
  tabs: defineMessage({
    id: 'stats.tabs',
    defaultMessage: 'Kinds of stats',
    description: 'Names the row of tabs on the page with statistics',
  }),
  overview: defineMessage({
    id: 'stats.overview',
    defaultMessage: 'Overview',
    description: 'Tab of the page with statistics',
  }),
  scansSubmissions: defineMessage({
    id: 'stats.scansSubmissions',
    defaultMessage: 'Scans & Submissions',
    description: 'Tab of the page with statistics',
  }),
  ratings: defineMessage({
    id: 'stats.ratings',
    defaultMessage: 'Ratings',
    description: 'Tab of the page with statistics',
  }),
  feedback: defineMessage({
    id: 'stats.feedback',
    defaultMessage: 'Feedback',
    description: 'Tab of the page with statistics',
  }),
  locationsCodes: defineMessage({
    id: 'stats.locationsCodes',
    defaultMessage: 'Locations & Codes',
    description: 'Tab of the page with statistics',
  }),
  forms: defineMessage({
    id: 'stats.forms',
    defaultMessage: 'Forms',
    description: 'Tab of the page with statistics',
  }),
  timeframe: defineMessage({
    id: 'stats.timeframe',
    defaultMessage: 'Time',
    description: 'Name of the filter by time',
  }),
  allTime: defineMessage({
    id: 'stats.allTime',
    defaultMessage: 'All time',
    description: 'Choice of the filter by time',
  }),
  today: defineMessage({
    id: 'stats.today',
    defaultMessage: 'Today',
    description: 'Choice of the filter by time',
  }),
  last7Days: defineMessage({
    id: 'stats.last7Days',
    defaultMessage: 'Last 7 days',
    description: 'Choice of the filter by time',
  }),
  last30Days: defineMessage({
    id: 'stats.last30Days',
    defaultMessage: 'Last 30 days',
    description: 'Choice of the filter by time',
  }),
  last6Months: defineMessage({
    id: 'stats.last6Months',
    defaultMessage: 'Last 6 months',
    description: 'Choice of the filter by time',
  }),
  yearToDate: defineMessage({
    id: 'stats.yearToDate',
    defaultMessage: 'Year to date',
    description: 'Choice of the filter by time',
  }),
  lastWeek: defineMessage({
    id: 'stats.lastWeek',
    defaultMessage: 'Last week',
    description: 'Choice of the filter by time: the previous calendar week',
  }),
  lastMonth: defineMessage({
    id: 'stats.lastMonth',
    defaultMessage: 'Last month',
    description: 'Choice of the filter by time: the previous calendar month',
  }),
  lastYear: defineMessage({
    id: 'stats.lastYear',
    defaultMessage: 'Last year',
    description: 'Choice of the filter by time: the previous calendar year',
  }),
  company: defineMessage({
    id: 'stats.company',
    defaultMessage: 'Company',
    description: 'Name of the filter by company',
  }),
  allCompanies: defineMessage({
    id: 'stats.allCompanies',
    defaultMessage: 'All companies',
    description: 'Choice of the filter by company that filters nothing',
  }),
  location: defineMessage({
    id: 'stats.location',
    defaultMessage: 'Location',
    description: 'Name of the filter by location, and heading of a column',
  }),
  allLocations: defineMessage({
    id: 'stats.allLocations',
    defaultMessage: 'All locations',
    description: 'Choice of the filter by location that filters nothing',
  }),
  code: defineMessage({
    id: 'stats.code',
    defaultMessage: 'Code',
    description: 'Name of the filter by code, and heading of a column',
  }),
  allCodes: defineMessage({
    id: 'stats.allCodes',
    defaultMessage: 'All codes',
    description: 'Choice of the filter by code that filters nothing',
  }),
  clear: defineMessage({
    id: 'stats.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that takes all filters away',
  }),
  failed: defineMessage({
    id: 'stats.failed',
    defaultMessage: 'There was an error loading some of the stats',
    description: 'Where statistics would be, when they could not be loaded',
  }),
  tryAgain: defineMessage({
    id: 'stats.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button that asks for the statistics again',
  }),
  scans: defineMessage({
    id: 'stats.scans',
    defaultMessage: 'Scans',
    description: 'Number: how often codes were scanned',
  }),
  uniqueScans: defineMessage({
    id: 'stats.uniqueScans',
    defaultMessage: 'Daily unique scans',
    description: 'Number: each phone counts once a day',
  }),
  uniqueScansHint: defineMessage({
    id: 'stats.uniqueScansHint',
    defaultMessage: 'The same phone on two days counts twice.',
    description: 'Explains the number of daily unique scans',
  }),
  submissions: defineMessage({
    id: 'stats.submissions',
    defaultMessage: 'Submissions',
    description: 'Number: how many people sent the form',
  }),
  notSubmitted: defineMessage({
    id: 'stats.notSubmitted',
    defaultMessage: 'Not submitted',
    description: 'Number: scans that brought no answer',
  }),
  dailyScans: defineMessage({
    id: 'stats.dailyScans',
    defaultMessage: 'Scans a day',
    description: 'Number: how many scans an average day has',
  }),
  dailySubmissions: defineMessage({
    id: 'stats.dailySubmissions',
    defaultMessage: 'Submissions a day',
    description: 'Number: how many answers an average day has',
  }),
  conversionRate: defineMessage({
    id: 'stats.conversionRate',
    defaultMessage: 'Conversion rate',
    description: 'Number: answers per scan',
  }),
  conversionHint: defineMessage({
    id: 'stats.conversionHint',
    defaultMessage: 'Submissions per scan.',
    description: 'Explains the conversion rate',
  }),
  abandonRate: defineMessage({
    id: 'stats.abandonRate',
    defaultMessage: 'Abandon rate',
    description: 'Number: scans without an answer, per scan',
  }),
  abandonHint: defineMessage({
    id: 'stats.abandonHint',
    defaultMessage: 'Scans without a submission.',
    description: 'Explains the abandon rate',
  }),
  averageResponseTime: defineMessage({
    id: 'stats.averageResponseTime',
    defaultMessage: 'Average response time',
    description: 'Number: how long people take to answer',
  }),
  medianResponseTime: defineMessage({
    id: 'stats.medianResponseTime',
    defaultMessage: 'Median response time',
    description: 'Number: half of the people answer faster than this',
  }),
  fastestResponseTime: defineMessage({
    id: 'stats.fastestResponseTime',
    defaultMessage: 'Fastest response time',
    description: 'Number: how long the fastest answer took',
  }),
  responseTimeHint: defineMessage({
    id: 'stats.responseTimeHint',
    defaultMessage: 'From opening the form to sending it.',
    description: 'Explains the response times',
  }),
  mostActiveTime: defineMessage({
    id: 'stats.mostActiveTime',
    defaultMessage: 'Most active time',
    description: 'Number: the hour with most answers',
  }),
  mostActiveHint: defineMessage({
    id: 'stats.mostActiveHint',
    defaultMessage: 'The hour that brings most answers.',
    description: 'Explains the most active time',
  }),
  averageRating: defineMessage({
    id: 'stats.averageRating',
    defaultMessage: 'Average rating',
    description: 'Number: the mean of all stars',
  }),
  totalRatings: defineMessage({
    id: 'stats.totalRatings',
    defaultMessage: 'Ratings',
    description: 'Number: how many answers have stars',
  }),
  highestRating: defineMessage({
    id: 'stats.highestRating',
    defaultMessage: 'Highest',
    description: 'Number: the best rating given',
  }),
  lowestRating: defineMessage({
    id: 'stats.lowestRating',
    defaultMessage: 'Lowest',
    description: 'Number: the worst rating given',
  }),
  mostCommonRating: defineMessage({
    id: 'stats.mostCommonRating',
    defaultMessage: 'Most common',
    description: 'Number: the rating given most often',
  }),
  tenStar: defineMessage({
    id: 'stats.tenStar',
    defaultMessage: '10-star ratings',
    description: 'Number: how many people gave ten stars',
  }),
  nps: defineMessage({
    id: 'stats.nps',
    defaultMessage: 'Net promoter score',
    description: 'Number: promoters less detractors, from −100 to 100',
  }),
  npsHint: defineMessage({
    id: 'stats.npsHint',
    defaultMessage: 'Promoters (9–10) less detractors (1–6), from −100 to 100.',
    description: 'Explains the net promoter score',
  }),
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
  chartCodes: defineMessage({
    id: 'stats.chartCodes',
    defaultMessage: 'Which codes do best?',
    description: 'Title of the ranking of codes',
  }),
  chartForms: defineMessage({
    id: 'stats.chartForms',
    defaultMessage: 'Which forms do best?',
    description: 'Title of the ranking of forms',
  }),
  rankedHint: defineMessage({
    id: 'stats.rankedHint',
    defaultMessage:
      'Best first, by the lower bound of the average rating, so that a few lucky answers do not win.',
    description: 'Explains the order of a ranking',
  }),
  comments: defineMessage({
    id: 'stats.comments',
    defaultMessage: 'Comments',
    description: 'Number: answers with a comment',
  }),
  averageCommentLength: defineMessage({
    id: 'stats.averageCommentLength',
    defaultMessage: 'Average length of a comment',
    description: 'Number: how long comments are',
  }),
  characters: defineMessage({
    id: 'stats.characters',
    defaultMessage: 'Characters, spaces included.',
    description: 'Below the length of a comment: what is counted',
  }),
  seconds: defineMessage<{ readonly seconds: number }>({
    id: 'stats.seconds',
    defaultMessage: '{seconds, number} s',
    description: 'A time in seconds',
  }),
  minutes: defineMessage<{ readonly minutes: number; readonly seconds: number }>({
    id: 'stats.minutes',
    defaultMessage: '{minutes, number} min {seconds, number} s',
    description: 'A time of a minute or more',
  }),
  tenStarShare: defineMessage({
    id: 'stats.tenStarShare',
    defaultMessage: 'Share of 10 stars',
    description: 'Number: which part of the ratings has ten stars',
  }),
  commentShare: defineMessage({
    id: 'stats.commentShare',
    defaultMessage: 'Leave a comment',
    description: 'Number: which part of the people writes a comment',
  }),
  commentShareHint: defineMessage({
    id: 'stats.commentShareHint',
    defaultMessage: 'Of all who answer.',
    description: 'Explains the share of answers with a comment',
  }),
};
