import type { Answers } from '../../test/fakeGateway';

const estimateOf = (value: number, n: number, spread = 0.1) => ({
  __typename: 'Estimate',
  value,
  low: value - spread,
  high: value + spread,
  n,
});

const changeOf = (value: number, spread: number) => ({
  __typename: 'Change',
  value,
  low: value - spread,
  high: value + spread,
});

/** Thirty of the 80 answers came from a kiosk, without a scan. */
export const overview = {
  __typename: 'StatsOverview',
  scans: 200,
  uniqueScans: 190,
  submissions: 80,
  submissionsFromScans: 50,
  notSubmitted: 150,
  provenVisits: 0,
  started: 90,
  dailyAverageScans: 20,
  dailyAverageSubmissions: 8,
  conversionRate: estimateOf(0.25, 200),
  abandonRate: estimateOf(0.75, 200),
  averageResponseTime: 20,
  medianResponseTime: 18,
  fastestResponseTime: 3,
  responseTimes: [
    { __typename: 'ResponseTimeBin', from: 0, to: 20, count: 50 },
    { __typename: 'ResponseTimeBin', from: 20, to: 1801, count: 29 },
  ],
  slowResponses: 1,
  mostActiveTime: 12,
  isRecounting: false,
  before: {
    __typename: 'StatsBefore',
    from: '2025-10-01',
    to: '2025-10-30',
    scans: 160,
    uniqueScans: 170,
    submissions: 12,
    notSubmitted: 100,
    dailyAverageScans: 16,
    dailyAverageSubmissions: 1.2,
    averageResponseTime: 25,
    compared: {
      __typename: 'ComparedDays',
      from: '2025-10-31',
      to: '2025-11-29',
      beforeFrom: '2025-10-01',
      beforeTo: '2025-10-30',
    },
    scansChange: changeOf(0.25, 0.1),
    uniqueScansChange: changeOf(0.12, 0.2),
    submissionsChange: changeOf(2.2, 1),
    notSubmittedChange: changeOf(0.5, 0.2),
    conversionRate: changeOf(0.1, 0.05),
    abandonRate: changeOf(-0.1, 0.05),
    averageRating: changeOf(0.1, 0.3),
    nps: changeOf(-12, 6),
  },
};

const nps = {
  __typename: 'Nps',
  score: 40,
  low: 30,
  high: 50,
  promoters: 50,
  passives: 20,
  detractors: 10,
  n: 80,
};

const row = {
  __typename: 'RankedRow',
  id: 'r1',
  name: 'Old Town',
  scans: 200,
  submissions: 80,
  conversionRate: estimateOf(0.25, 200),
  averageRating: estimateOf(8, 80),
  nps: estimateOf(40, 80, 10),
  averageResponseTime: 20,
  location: null,
  standing: null,
};

const whole = {
  StatsOverview: { statsOverview: overview },
  StatsScansSubmissions: {
    statsScansSubmissions: {
      __typename: 'StatsScansSubmissions',
      series: [
        {
          __typename: 'DayCount',
          date: '2026-11-19',
          scans: 60,
          uniqueScans: 58,
          submissions: 20,
        },
        {
          __typename: 'DayCount',
          date: '2026-11-20',
          scans: 140,
          uniqueScans: 132,
          submissions: 60,
        },
      ],
      weekday: [10, 10, 10, 10, 10, 15, 15],
      heatmap: Array.from({ length: 7 }, () => Array<number>(24).fill(1)),
    },
  },
  StatsRatings: {
    statsRatings: {
      __typename: 'StatsRatings',
      average: estimateOf(8, 80),
      total: 80,
      highest: 10,
      lowest: 2,
      mostCommon: [8, 9],
      tenStar: 14,
      distribution: Array.from({ length: 10 }, (_, index) => ({
        __typename: 'RatingCount',
        rating: index + 1,
        count: 8,
      })),
      nps,
      overTime: [
        { __typename: 'RatingDay', date: '2026-11-19', average: 7, low: 6.2, high: 7.8, count: 20 },
        { __typename: 'RatingDay', date: '2026-11-20', average: 8, low: 7.5, high: 8.5, count: 60 },
      ],
      byWeek: [],
    },
  },
  StatsFeedback: {
    statsFeedback: {
      __typename: 'StatsFeedback',
      comments: 40,
      positive: 25,
      neutral: 5,
      negative: 10,
      averageCommentLength: 42.5,
      mostFrequentWord: 'coffee',
      sentimentOverTime: [
        { __typename: 'SentimentDay', date: '2026-11-20', positive: 25, neutral: 5, negative: 10 },
      ],
      words: [{ __typename: 'WordCount', word: 'coffee', count: 18, sentiment: 'POSITIVE' }],
    },
  },
  StatsReplies: {
    statsReplies: {
      __typename: 'StatsReplies',
      n: 12,
      median: 4_320,
      p90: 190_080,
      repliedBy: [
        {
          __typename: 'ColleagueReplies',
          colleague: 'm1',
          name: 'Anna Nowak',
          n: 11,
          median: 600,
          p90: 7_200,
        },
        {
          __typename: 'ColleagueReplies',
          colleague: null,
          name: null,
          n: 1,
          median: 30,
          p90: null,
        },
      ],
      assignedTo: [
        {
          __typename: 'ColleagueReplies',
          colleague: 'm2',
          name: 'Jan Lis',
          n: 2,
          median: 5_400,
          p90: null,
        },
      ],
    },
  },
  StatsTopics: {
    statsTopics: {
      __typename: 'StatsTopics',
      comments: 40,
      suggestions: [
        {
          __typename: 'TopicSuggestion',
          name: 'oat milk',
          words: 'oat milk, oat-milk',
          count: 7,
        },
      ],
      topics: [
        {
          __typename: 'CommentTopic',
          topic: 'waiting',
          name: null,
          count: 12,
          positive: estimateOf(0.1, 12, 0.05),
          negative: estimateOf(0.8, 12, 0.1),
          change: { __typename: 'Change', value: null, low: null, high: null },
          trend: null,
          moodChange: { __typename: 'Change', value: -0.4, low: -0.7, high: -0.1 },
          moodTrend: 'WORSE',
          effect: estimateOf(-2.1, 40, 0.8),
          standardized: estimateOf(-1.1, 40, 0.4),
          goesWith: 'LOWER',
          examples: [],
        },
      ],
    },
  },
  StatsQuestions: {
    statsQuestions: [
      {
        __typename: 'StatsQuestion',
        formId: 'f1',
        form: 'Table card',
        fieldId: 'q1',
        label: 'How did you find us?',
        asked: 100,
        answered: estimateOf(0.8, 100),
        options: [
          {
            __typename: 'QuestionOption',
            id: 'o1',
            label: 'I walked past',
            count: 60,
            share: estimateOf(0.75, 80),
          },
          {
            __typename: 'QuestionOption',
            id: 'o2',
            label: 'On a map',
            count: 20,
            share: estimateOf(0.25, 80),
          },
        ],
        mean: null,
        nps: null,
        median: null,
        lowest: null,
        highest: null,
        texts: [{ __typename: 'QuestionText', feedbackId: 'a1', text: 'From a book about trees' }],
        words: [{ __typename: 'QuestionWord', text: 'book', count: 3 }],
        wordings: [],
      },
    ],
  },
  StatsCrossTable: {
    statsCrossTable: {
      __typename: 'StatsCrossTable',
      answers: ['high', 'middle', 'low'],
      periods: [{ __typename: 'CrossPeriod', from: '2026-11-01', to: '2026-11-30' }],
      rows: [
        ['l1', 'Old Town', 0.7],
        [null, '', 0.7],
      ].map(([id, name, share]) => {
        const cell = {
          __typename: 'CrossCell',
          shares: [share, 0.2, 0.1].map((value) => estimateOf(Number(value), 80)),
        };
        return { __typename: 'CrossRow', id, name, cells: [cell], total: cell };
      }),
    },
  },
  StatsThemes: {
    statsThemes: {
      __typename: 'StatsThemes',
      comments: 40,
      themes: [
        {
          __typename: 'Theme',
          label: 'cold coffee',
          count: 7,
          sentiment: 'NEGATIVE',
          effect: estimateOf(-2.1, 40, 0.8),
          examples: [
            {
              __typename: 'ThemeExample',
              id: 'f1',
              comment: 'My coffee was cold.',
              rating: 3,
              occurredAt: '2026-11-20T10:00:00.000Z',
            },
          ],
        },
      ],
    },
  },
  StatsPlaces: {
    statsPlaces: {
      __typename: 'StatsPlaces',
      places: [
        {
          __typename: 'StatsPlace',
          id: 'l1',
          name: 'Old Town',
          averageRating: estimateOf(9, 80),
          satisfied: estimateOf(0.8, 80),
          nps: estimateOf(40, 80, 10),
          standing: 'ABOVE',
          target: 8.5,
          targetChance: 0.97,
        },
        {
          __typename: 'StatsPlace',
          id: 'l2',
          name: 'Riverside',
          averageRating: estimateOf(7, 60),
          satisfied: estimateOf(0.5, 60),
          nps: estimateOf(-10, 60, 10),
          standing: null,
          target: null,
          targetChance: null,
        },
      ],
      all: {
        __typename: 'PlaceRatings',
        averageRating: estimateOf(8, 140),
        satisfied: estimateOf(0.7, 140),
        nps: estimateOf(20, 140, 10),
      },
      funnel: {
        __typename: 'Funnel',
        mean: 8.1,
        placesDiffer: 0,
        limits: [10, 30, 80].map((n) => ({
          __typename: 'FunnelLimits',
          n,
          low: 8.1 - 4 / Math.sqrt(n),
          high: 8.1 + 3 / Math.sqrt(n),
          outerLow: 8.1 - 6 / Math.sqrt(n),
          outerHigh: 8.1 + 5 / Math.sqrt(n),
        })),
      },
    },
  },
  StatsLocationsCodes: {
    statsLocationsCodes: {
      __typename: 'StatsLocationsCodes',
      locations: [row],
      codes: [{ ...row, id: 'c1', name: 'Table 1', location: 'Old Town' }],
      silentCodes: [
        {
          __typename: 'SilentCode',
          id: 'c2',
          name: 'Table 2',
          location: 'Old Town',
          lastScan: '2026-11-01',
          silentDays: 19,
          expectedScans: 23.4,
        },
      ],
    },
  },
  StatsForms: { statsForms: [{ ...row, id: 'm1', name: 'How was it?' }] },
  StatsFormVersions: {
    statsFormVersions: [
      {
        __typename: 'FormVersionRow',
        formId: 'm1',
        title: 'How was it?',
        version: 2,
        publishedAt: '2026-10-01T10:00:00.000Z',
        submissions: 80,
        averageRating: estimateOf(8, 80),
        nps: estimateOf(40, 80, 10),
        commentRate: estimateOf(0.5, 80),
        averageResponseTime: 20,
        change: changeOf(0.4, 0.2),
      },
    ],
  },
};

/** Everything that the page of statistics asks for. */
export type StatsOperation = keyof typeof whole;

const none = { data: { list: { items: [], pageInfo: { pageCount: 1 } } } };

/** A gateway that knows a month of a café, and nothing to filter it by. */
export const statsAnswers: Answers = {
  CompanyChoices: none,
  LocationChoices: none,
  CodeChoices: none,
  FormChoices: none,
  ...Object.fromEntries(Object.entries(whole).map(([name, data]) => [name, { data }])),
};
