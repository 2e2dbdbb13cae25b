import { expect, it } from 'vitest';

import { createTestGateway } from '../../test/createTestGateway.ts';

const estimate = { value: 0.5, low: 0.4, high: 0.6, n: 40 };

it('narrows in the words of the API', async () => {
  const { ask, asked } = createTestGateway({
    'GET /stats/feedback/': () => ({
      comments: 3,
      positive: 1,
      neutral: 1,
      negative: 1,
      average_comment_length: 12.5,
    }),
  });

  const { data } = await ask(`{
    statsFeedback(filter: {
      timeframe: LAST_7_DAYS, companyId: "a", locationId: "b", codeId: "c", formId: "d"
      timezone: "Europe/Warsaw"
    }) { comments positive neutral negative averageCommentLength }
  }`);

  expect(asked[0]?.query).toEqual({
    timeframe: 'last_7_days',
    company: 'a',
    site: 'b',
    code: 'c',
    form: 'd',
    tz: 'Europe/Warsaw',
  });
  expect(data).toMatchObject({ statsFeedback: { comments: 3, averageCommentLength: 12.5 } });
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

it('shows what is unknown as null', async () => {
  const nothing = { value: null, low: null, high: null, n: 0 };
  const { ask } = createTestGateway({
    'GET /stats/overview/': () => ({
      scans: 0,
      unique_scans: 0,
      daily_average_scans: 0,
      daily_average_submissions: 0,
      submissions: 0,
      not_submitted: 0,
      conversion_rate: nothing,
      abandon_rate: nothing,
      average_response_time: null,
      median_response_time: null,
      fastest_response_time: null,
      most_active_time: null,
    }),
  });

  const { data } = await ask(`{ statsOverview {
    uniqueScans dailyAverageScans notSubmitted conversionRate { value n } abandonRate { value }
    averageResponseTime medianResponseTime fastestResponseTime mostActiveTime
  } }`);

  expect(data).toEqual({
    statsOverview: {
      uniqueScans: 0,
      dailyAverageScans: 0,
      notSubmitted: 0,
      conversionRate: { value: null, n: 0 },
      abandonRate: { value: null },
      averageResponseTime: null,
      medianResponseTime: null,
      fastestResponseTime: null,
      mostActiveTime: null,
    },
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
  });
  const { ask } = createTestGateway({
    'GET /stats/locations_codes/': () => ({ locations: [row('l2'), row('l1')], codes: [row('c')] }),
    'GET /stats/forms/': () => ({ forms: [row('f')] }),
  });

  const { data } = await ask(`{
    statsLocationsCodes { locations { id } codes { averageRating { value } } }
    statsForms { conversionRate { value } submissions }
  }`);

  expect(data).toEqual({
    statsLocationsCodes: {
      locations: [{ id: 'l2' }, { id: 'l1' }],
      codes: [{ averageRating: { value: 8 } }],
    },
    statsForms: [{ conversionRate: { value: 0.5 }, submissions: 40 }],
  });
});
