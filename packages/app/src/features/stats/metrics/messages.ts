import { defineMessage } from '@formatjs/intl';

/** Names and explanations of the metrics. */
export const messages = {
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
  scansHint: defineMessage({
    id: 'stats.scansHint',
    defaultMessage: 'Each opening of a code’s page counts.',
    description: 'Explains the number of scans',
  }),
  submissionsHint: defineMessage({
    id: 'stats.submissionsHint',
    defaultMessage: 'Answers that were sent.',
    description: 'Explains the number of submissions',
  }),
  commentsHint: defineMessage({
    id: 'stats.commentsHint',
    defaultMessage: 'Submissions with words.',
    description: 'Explains the number of comments',
  }),
  mostFrequentWordHint: defineMessage({
    id: 'stats.mostFrequentWordHint',
    defaultMessage: 'Small words are left out.',
    description: 'Explains the most frequent word: words like “and” are not counted',
  }),
  dailyHint: defineMessage({
    id: 'stats.dailyHint',
    defaultMessage: 'On average, quiet days included.',
    description: 'Explains the number of scans a day, and of submissions a day',
  }),
  submissions: defineMessage({
    id: 'stats.submissions',
    defaultMessage: 'Submissions',
    description: 'Number: how many people sent the form',
  }),
  withoutScan: defineMessage<{ readonly count: number }>({
    id: 'stats.metric.withoutScan',
    defaultMessage:
      '{count, plural, one {# came without a scan, and is not in the rate.} other {# came without a scan, and are not in the rate.}}',
    description:
      'Under the number of submissions: how many came by a link or a kiosk, or were a second answer of one scan',
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
  provenVisits: defineMessage({
    id: 'stats.provenVisits',
    defaultMessage: 'Proven visits',
    description: 'Names a number: submissions that came with a valid visit code',
  }),
  provenVisitsHint: defineMessage({
    id: 'stats.provenVisitsHint',
    defaultMessage: 'Submissions with a visit code, which works once. The others count as well.',
    description: 'Under the number of proven visits',
  }),
  conversionRate: defineMessage({
    id: 'stats.conversionRate',
    defaultMessage: 'Conversion rate',
    description: 'Number: answers per scan',
  }),
  abandonRate: defineMessage({
    id: 'stats.abandonRate',
    defaultMessage: 'Abandon rate',
    description: 'Number: scans without an answer, per scan',
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
  ratingRange: defineMessage({
    id: 'stats.ratingRange',
    defaultMessage: 'Lowest to highest',
    description: 'Number: the worst and the best rating given',
  }),
  lowestToHighest: defineMessage<{ readonly lowest: number; readonly highest: number }>({
    id: 'stats.lowestToHighest',
    defaultMessage: '{lowest} to {highest}',
    description: 'The worst and the best rating given',
  }),
  lowestGiven: defineMessage<{ readonly count: number }>({
    id: 'stats.lowestGiven',
    defaultMessage: '{count, plural, one {The lowest once} other {The lowest # times}}',
    description: 'Below the worst and the best rating: how often the worst was given',
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
    defaultMessage: '{seconds, number} s',
    description: 'A time in seconds',
  }),
  minutes: defineMessage<{ readonly minutes: number; readonly seconds: number }>({
    id: 'stats.minutes',
    defaultMessage: '{minutes, number} min {seconds, number} s',
    description: 'A time of a minute or more',
  }),
  notSubmittedHint: defineMessage({
    id: 'stats.notSubmittedHint',
    defaultMessage: 'Scans without a submission.',
    description: 'Explains the number of scans that brought no answer',
  }),
  totalRatingsHint: defineMessage({
    id: 'stats.totalRatingsHint',
    defaultMessage: 'Answers with stars.',
    description: 'Explains the number of ratings',
  }),
  tenStarHint: defineMessage<{ readonly share: string }>({
    id: 'stats.tenStarHint',
    defaultMessage: '{share} of all ratings',
    description: 'Below the number of ratings with ten stars of ten',
  }),
  given: defineMessage<{ readonly count: number }>({
    id: 'stats.given',
    defaultMessage: '{count, plural, one {Given once} other {Given # times}}',
    description: 'Below the most common rating: how often it was given',
  }),
  timeBefore: defineMessage<{ readonly time: string }>({
    id: 'stats.timeBefore',
    defaultMessage: 'Before: {time}.',
    description: 'The average response time of the period before',
  }),
  medianHint: defineMessage({
    id: 'stats.medianHint',
    defaultMessage: 'Half of the visitors are faster.',
    description: 'Explains the median of the response times',
  }),
  mostFrequentWord: defineMessage({
    id: 'stats.mostFrequentWord',
    defaultMessage: 'Most frequent word',
    description: 'Number: the word that visitors use most',
  }),
};
