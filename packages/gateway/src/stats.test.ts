import { describe, expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';

const estimate = { value: 0.5, low: 0.4, high: 0.6, n: 40 };

it('narrows in the words of the API', async () => {
  const { ask, asked } = createTestGateway({
    'GET /stats/feedback/': () => ({
      comments: 3,
      positive: 1,
      neutral: 1,
      negative: 1,
      average_comment_length: 12.5,
      sentiment_over_time: [{ date: '2026-11-01', positive: 1, neutral: 1, negative: 1 }],
      most_frequent_word: 'coffee',
      words: [{ text: 'coffee', count: 2, sentiment: 'negative' }],
    }),
  });

  const { data } = await ask(`{
    statsFeedback(filter: {
      timeframe: LAST_7_DAYS, companyId: "a", locationId: "b", codeId: "c", formId: "d"
      timezone: "Europe/Warsaw"
    }) {
      comments positive neutral negative averageCommentLength mostFrequentWord
      sentimentOverTime { date positive neutral negative } words { word count sentiment }
    }
  }`);

  expect(asked[0]?.query).toEqual({
    timeframe: 'last_7_days',
    company: 'a',
    site: 'b',
    code: 'c',
    form: 'd',
    tz: 'Europe/Warsaw',
  });
  expect(data).toMatchObject({
    statsFeedback: {
      comments: 3,
      averageCommentLength: 12.5,
      mostFrequentWord: 'coffee',
      sentimentOverTime: [{ date: '2026-11-01', positive: 1, neutral: 1, negative: 1 }],
      words: [{ word: 'coffee', count: 2, sentiment: 'NEGATIVE' }],
    },
  });
});

it('lists ratings lowest first, however the API orders them', async () => {
  const { ask } = createTestGateway({
    'GET /stats/ratings/': () => ({
      average: estimate,
      total: 3,
      highest: 10,
      lowest: 2,
      most_common: [10],
      ten_star: 2,
      distribution: { '10': 2, '2': 1, '1': 0 },
      nps: { score: 33.3, low: -20, high: 80, promoters: 2, passives: 0, detractors: 1, n: 3 },
      over_time: [{ date: '2026-11-01', average: null, low: null, high: null, count: 0 }],
      by_week: [{ date: '2026-11-01', days: 1, average: 9, low: 8.2, high: 9.8, count: 3 }],
    }),
  });

  const { data } = await ask(`{ statsRatings {
    average { value low high n } mostCommon tenStar distribution { rating count }
    nps { score promoters passives detractors n } overTime { date average low high count }
    byWeek { date days average low high count }
  } }`);

  expect(data).toMatchObject({
    statsRatings: {
      average: estimate,
      distribution: [
        { rating: 1, count: 0 },
        { rating: 2, count: 1 },
        { rating: 10, count: 2 },
      ],
      overTime: [{ date: '2026-11-01', average: null, low: null, high: null, count: 0 }],
      byWeek: [{ date: '2026-11-01', days: 1, average: 9, low: 8.2, high: 9.8, count: 3 }],
    },
  });
});

const nothing = { value: null, low: null, high: null, n: 0 };
const overview = {
  scans: 0,
  unique_scans: 0,
  daily_average_scans: 0,
  daily_average_submissions: 0,
  submissions: 0,
  submissions_from_scans: 0,
  not_submitted: 0,
  conversion_rate: nothing,
  abandon_rate: nothing,
  started: 0,
  average_response_time: null,
  median_response_time: null,
  fastest_response_time: null,
  response_times: [{ from: 0, to: 5, count: 0 }],
  slow_responses: 0,
  most_active_time: null,
  before: null,
  is_recounting: false,
};

it('tells how long answers waited for a reply, by colleague', async () => {
  const anna = { colleague: 'colleague-1', name: 'Anna Nowak', n: 12, median: 60.5, p90: 900 };
  const { ask, asked } = createTestGateway({
    'GET /stats/replies/': () => ({
      n: 12,
      median: 60.5,
      p90: 900,
      replied_by: [anna],
      assigned_to: [],
    }),
  });

  const { data } = await ask(`{ statsReplies(filter: { timeframe: LAST_MONTH }) {
    n median p90 repliedBy { colleague name n median p90 } assignedTo { n } } }`);

  expect(asked[0]?.query).toMatchObject({ timeframe: 'last_month' });
  expect(data).toEqual({
    statsReplies: { n: 12, median: 60.5, p90: 900, repliedBy: [anna], assignedTo: [] },
  });
});

it('shows what is unknown as null', async () => {
  const { ask } = createTestGateway({ 'GET /stats/overview/': () => overview });

  const { data } = await ask(`{ statsOverview {
    uniqueScans dailyAverageScans submissionsFromScans notSubmitted conversionRate { value n } abandonRate { value }
    averageResponseTime medianResponseTime fastestResponseTime mostActiveTime started
    responseTimes { from to count } slowResponses before { from } isRecounting
  } }`);

  expect(data).toEqual({
    statsOverview: {
      uniqueScans: 0,
      dailyAverageScans: 0,
      submissionsFromScans: 0,
      notSubmitted: 0,
      conversionRate: { value: null, n: 0 },
      abandonRate: { value: null },
      averageResponseTime: null,
      medianResponseTime: null,
      fastestResponseTime: null,
      mostActiveTime: null,
      started: 0,
      responseTimes: [{ from: 0, to: 5, count: 0 }],
      slowResponses: 0,
      before: null,
      isRecounting: false,
    },
  });
});

it('tells of the period before, and how far things moved since', async () => {
  const change = { value: 0.1, low: -0.1, high: 0.3 };
  const { ask } = createTestGateway({
    'GET /stats/overview/': () => ({
      ...overview,
      is_recounting: true,
      before: {
        from: '2026-09-01',
        to: '2026-09-30',
        scans: 80,
        unique_scans: 70,
        submissions: 40,
        not_submitted: 41,
        daily_average_scans: 2.5,
        daily_average_submissions: 1.25,
        average_response_time: 30,
        conversion_rate: change,
        abandon_rate: change,
        average_rating: { value: null, low: null, high: null },
        nps: change,
      },
    }),
  });

  const { data } = await ask(`{ statsOverview(filter: { timeframe: LAST_MONTH }) {
    isRecounting
    before {
      from to scans uniqueScans submissions notSubmitted dailyAverageScans dailyAverageSubmissions
      averageResponseTime conversionRate { value low high } abandonRate { value }
      averageRating { value low } nps { high }
    }
  } }`);

  expect(data).toEqual({
    statsOverview: {
      isRecounting: true,
      before: {
        from: '2026-09-01',
        to: '2026-09-30',
        scans: 80,
        uniqueScans: 70,
        submissions: 40,
        notSubmitted: 41,
        dailyAverageScans: 2.5,
        dailyAverageSubmissions: 1.25,
        averageResponseTime: 30,
        conversionRate: change,
        abandonRate: { value: 0.1 },
        averageRating: { value: null, low: null },
        nps: { high: 0.3 },
      },
    },
  });
});

it('shows themes with their examples', async () => {
  const { ask } = createTestGateway({
    'GET /stats/themes/': () => ({
      comments: 12,
      themes: [
        {
          label: 'cold coffee',
          count: 4,
          sentiment: 'negative',
          effect: { value: -2, low: -3, high: -1, n: 4 },
          examples: [
            { id: 'f', comment: 'Cold coffee', rating: null, occurred_at: '2026-11-01T10:00:00Z' },
          ],
        },
      ],
    }),
  });

  const { data } = await ask(`{ statsThemes {
    comments themes { label count sentiment effect { value n } examples { id comment rating occurredAt } }
  } }`);

  expect(data).toMatchObject({
    statsThemes: {
      comments: 12,
      themes: [
        {
          label: 'cold coffee',
          count: 4,
          sentiment: 'NEGATIVE',
          effect: { value: -2, n: 4 },
          examples: [{ id: 'f', comment: 'Cold coffee', rating: null }],
        },
      ],
    },
  });
});

describe('topics', () => {
  it('come with their moods, their trend, their examples and phrases that could be topics', async () => {
    const share = { value: 0.5, low: 0.4, high: 0.6, n: 40 };
    const { ask } = createTestGateway({
      'GET /stats/topics/': () => ({
        comments: 80,
        comments_before: 60,
        suggestions: [{ name: 'oat milk', words: 'oat milk, oat-milk', count: 7 }],
        topics: [
          {
            topic: 'waiting',
            name: null,
            count: 40,
            positive: share,
            negative: { ...share, value: 0.2 },
            change: { value: 0.1, low: 0.02, high: 0.2 },
            trend: 'more',
            effect: { value: -2, low: -3, high: -1, n: 4 },
            examples: [
              { id: 'f', comment: 'We waited', rating: 3, occurred_at: '2026-11-01T10:00:00Z' },
            ],
          },
        ],
      }),
    });

    const { data } =
      await ask(`{ statsTopics { comments commentsBefore suggestions { name words count } topics {
      topic name count positive { value } negative { value } change { low } trend
      effect { value } examples { id comment rating }
    } } }`);

    expect(data).toEqual({
      statsTopics: {
        comments: 80,
        commentsBefore: 60,
        suggestions: [{ name: 'oat milk', words: 'oat milk, oat-milk', count: 7 }],
        topics: [
          {
            topic: 'waiting',
            name: null,
            count: 40,
            positive: { value: 0.5 },
            negative: { value: 0.2 },
            change: { low: 0.02 },
            trend: 'MORE',
            effect: { value: -2 },
            examples: [{ id: 'f', comment: 'We waited', rating: 3 }],
          },
        ],
      },
    });
  });

  it('are changed all at once', async () => {
    const terrace = {
      topic: 'own-1',
      name: 'Terrace',
      words: 'terrac*',
      hidden: false,
      target: null,
    };
    const saved = { topics: [terrace], shown_names: 'Anna', hidden_names: 'Zenek' };
    const { ask, asked } = createTestGateway({
      'GET /stats/topics/choices/': () => saved,
      'PUT /stats/topics/choices/': () => saved,
    });
    const names = { shown: 'Anna', hidden: 'Zenek' };
    const fields = '{ topic name words hidden target }';

    expect((await ask(`{ topicChoices ${fields} nameChoices { shown hidden } }`)).data).toEqual({
      topicChoices: [terrace],
      nameChoices: names,
    });
    const { data } = await ask(`mutation { updateTopicChoices(input: {
      topics: [{ topic: "own-1", name: "Terrace", words: "terrac*" }]
    }) { choices ${fields} errors { code } } }`);
    expect(asked.at(-1)?.body).toEqual({ topics: [terrace] });
    expect(data).toEqual({ updateTopicChoices: { choices: [terrace], errors: [] } });

    const changed = await ask(`mutation { updateTopicChoices(input: {
      topics: [], shownNames: "Anna", hiddenNames: "Zenek"
    }) { names { shown hidden } errors { code } } }`);
    expect(asked.at(-1)?.body).toEqual({ ...saved, topics: [] });
    expect(changed.data).toEqual({ updateTopicChoices: { names, errors: [] } });
  });
});

it('ranks locations, codes and forms as the API ranked them', async () => {
  const row = (id: string) => ({
    id,
    name: id,
    scans: 80,
    submissions: 40,
    conversion_rate: estimate,
    average_rating: { ...estimate, value: 8 },
    nps: { ...estimate, value: 40 },
    average_response_time: 21.5,
    location: id === 'c' ? 'Old Town' : null,
  });
  const { ask, asked } = createTestGateway({
    'GET /stats/locations_codes/': () => ({
      locations: [row('l2'), row('l1')],
      codes: [row('c')],
      silent_codes: [
        {
          id: 's',
          name: 'Table 4',
          location: 'Old Town',
          last_scan: '2026-11-01',
          silent_days: 19,
          expected_scans: 38,
        },
      ],
    }),
    'GET /stats/forms/': () => ({
      forms: [row('f')],
      versions: [
        {
          form_id: 'f',
          title: 'Table form',
          version: 2,
          published_at: '2026-11-01T10:00:00Z',
          submissions: 40,
          average_rating: estimate,
          nps: estimate,
          comment_rate: estimate,
          average_response_time: null,
          change: { value: null, low: null, high: null },
        },
      ],
    }),
  });

  const { data } = await ask(`{
    statsLocationsCodes {
      locations { id location } codes { averageRating { value } nps { value } averageResponseTime location }
      silentCodes { id name location lastScan silentDays expectedScans }
    }
    statsForms { conversionRate { value } submissions }
    statsFormVersions {
      formId title version submissions commentRate { value } averageResponseTime change { value }
    }
  }`);

  expect(data).toEqual({
    statsLocationsCodes: {
      locations: [
        { id: 'l2', location: null },
        { id: 'l1', location: null },
      ],
      codes: [
        {
          averageRating: { value: 8 },
          nps: { value: 40 },
          averageResponseTime: 21.5,
          location: 'Old Town',
        },
      ],
      silentCodes: [
        {
          id: 's',
          name: 'Table 4',
          location: 'Old Town',
          lastScan: '2026-11-01',
          silentDays: 19,
          expectedScans: 38,
        },
      ],
    },
    statsForms: [{ conversionRate: { value: 0.5 }, submissions: 40 }],
    statsFormVersions: [
      {
        formId: 'f',
        title: 'Table form',
        version: 2,
        submissions: 40,
        commentRate: { value: 0.5 },
        averageResponseTime: null,
        change: { value: null },
      },
    ],
  });
  // Forms and their versions are one answer of the API.
  expect(asked.filter(({ path }) => path === '/stats/forms/')).toHaveLength(1);
});

it('tells the last week in the language that was asked for', async () => {
  const { ask, asked } = createTestGateway({
    'GET /stats/week/': () => ({
      from: '2026-11-16',
      to: '2026-11-22',
      submissions: 12,
      changes: 1,
      sentences: [
        {
          about: 'topic',
          text: 'O temacie mówiono więcej.',
          is_better: null,
          quotes: [{ id: 'f', comment: 'Długo', rating: 2, occurred_at: '2026-11-17T10:00:00Z' }],
        },
      ],
    }),
  });

  const { data } = await ask(`{ statsWeek(language: "pl-PL", timezone: "Europe/Warsaw") {
    from to submissions changes sentences { about text isBetter quotes { id comment rating } }
  } }`);

  expect(data).toEqual({
    statsWeek: {
      from: '2026-11-16',
      to: '2026-11-22',
      submissions: 12,
      changes: 1,
      sentences: [
        {
          about: 'TOPIC',
          text: 'O temacie mówiono więcej.',
          isBetter: null,
          quotes: [{ id: 'f', comment: 'Długo', rating: 2 }],
        },
      ],
    },
  });
  expect(asked[0]?.query).toEqual({ language: 'pl-PL', tz: 'Europe/Warsaw' });
});

it('compares two by what the second has otherwise', async () => {
  const estimate = { value: 9, low: 8, high: 10, n: 12 };
  const { ask, asked } = createTestGateway({
    'GET /stats/compare/': () => ({
      compares_counts: false,
      one: { from: '2026-11-12', to: '2026-11-18' },
      other: { from: '2026-11-12', to: '2026-11-18' },
      measures: [
        {
          measure: 'average_rating',
          one: estimate,
          other: { ...estimate, value: 8 },
          difference: { value: 1, low: 0.5, high: 1.5 },
          differs: true,
        },
      ],
    }),
  });

  const { data } = await ask(`{ statsComparison(
    filter: { timeframe: LAST_7_DAYS, locationId: "l1", timezone: "Europe/Warsaw" }, other: { locationId: "l2" }
  ) { one { from } comparesCounts measures { measure one { value n } other { value } difference { low } differs } } }`);

  expect(asked[0]?.query).toEqual({
    timeframe: 'last_7_days',
    site: 'l1',
    tz: 'Europe/Warsaw',
    other_site: 'l2',
  });
  expect(data).toEqual({
    statsComparison: {
      comparesCounts: false,
      one: { from: '2026-11-12' },
      measures: [
        {
          measure: 'AVERAGE_RATING',
          one: { value: 9, n: 12 },
          other: { value: 8 },
          difference: { low: 0.5 },
          differs: true,
        },
      ],
    },
  });
});

it('lays places side by side, with the limits of a funnel and targets', async () => {
  const estimate = { value: 8.1, low: 7.9, high: 8.3, n: 120 };
  const rated = { average_rating: estimate, satisfied: estimate, nps: estimate };
  const { ask } = createTestGateway({
    'GET /stats/places/': () => ({
      places: [
        {
          id: 'l1',
          name: 'Old Town',
          ...rated,
          standing: 'above',
          target: 8,
          target_chance: 0.9,
        },
      ],
      all: rated,
      funnel: {
        mean: 7.6,
        places_differ: 0.2,
        limits: [{ n: 10, low: 6, high: 9, outer_low: 5, outer_high: 9.6 }],
      },
    }),
  });

  const { data } = await ask(`{ statsPlaces(filter: { timezone: "Europe/Warsaw" }) {
    places { id averageRating { n } standing target targetChance }
    all { satisfied { value } nps { value } }
    funnel { mean placesDiffer limits { n low outerLow outerHigh } }
  } }`);

  expect(data).toEqual({
    statsPlaces: {
      places: [
        {
          id: 'l1',
          averageRating: { n: 120 },
          standing: 'ABOVE',
          target: 8,
          targetChance: 0.9,
        },
      ],
      all: { satisfied: { value: 8.1 }, nps: { value: 8.1 } },
      funnel: {
        mean: 7.6,
        placesDiffer: 0.2,
        limits: [{ n: 10, low: 6, outerLow: 5, outerHigh: 9.6 }],
      },
    },
  });
});

it('asks a question by place and time', async () => {
  const share = { value: 0.4, low: 0.3, high: 0.5, n: 80 };
  const cell = { shares: [share, share] };
  const { ask, asked } = createTestGateway({
    'GET /stats/cross_table/': () => ({
      answers: ['given', 'none'],
      periods: [{ from: '2026-11-01', to: '2026-11-30' }],
      rows: [{ id: null, name: '', cells: [cell], total: cell }],
    }),
  });

  const { data } = await ask(`{ statsCrossTable(question: COMMENT) {
    answers periods { from to } rows { id cells { shares { n } } total { shares { value } } }
  } }`);

  expect(data).toEqual({
    statsCrossTable: {
      answers: ['given', 'none'],
      periods: [{ from: '2026-11-01', to: '2026-11-30' }],
      rows: [
        {
          id: null,
          cells: [{ shares: [{ n: 80 }, { n: 80 }] }],
          total: { shares: [{ value: 0.4 }, { value: 0.4 }] },
        },
      ],
    },
  });
  expect(asked[0]?.query).toMatchObject({ question: 'comment' });
});

it('counts the answers to further questions, in the language of the reader', async () => {
  const share = { value: 0.75, low: 0.64, high: 0.83, n: 80 };
  const { ask, asked } = createTestGateway({
    'GET /stats/questions/': () => ({
      questions: [
        {
          form_id: 'f1',
          form: 'Table card',
          field_id: 'q1',
          type: 'choice',
          label: 'Skąd o nas wiesz?',
          asked: 100,
          answered: { value: 0.8, low: 0.7, high: 0.87, n: 100 },
          options: [{ id: 'o1', label: 'Z mapy', count: 60, share }],
          mean: null,
          nps: null,
          median: null,
          lowest: null,
          highest: null,
          texts: [
            { feedback_id: 'a1', text: 'Z książki', occurred_at: '2026-11-20T10:00:00.000Z' },
          ],
          words: [{ text: 'książka', count: 3 }],
          wordings: [{ label: 'Skąd o nas wiesz?', since_version: 2, asked: 40 }],
        },
      ],
    }),
  });

  const { data } = await ask(`{ statsQuestions(language: "pl-PL") {
    formId label answered { value } options { label share { n } } nps { score }
    texts { feedbackId text occurredAt } words { text count } wordings { sinceVersion asked }
  } }`);

  expect(data).toEqual({
    statsQuestions: [
      {
        formId: 'f1',
        label: 'Skąd o nas wiesz?',
        answered: { value: 0.8 },
        options: [{ label: 'Z mapy', share: { n: 80 } }],
        nps: null,
        texts: [{ feedbackId: 'a1', text: 'Z książki', occurredAt: '2026-11-20T10:00:00.000Z' }],
        words: [{ text: 'książka', count: 3 }],
        wordings: [{ sinceVersion: 2, asked: 40 }],
      },
    ],
  });
  expect(asked[0]?.query).toMatchObject({ language: 'pl-PL' });
});
