import { expect, it } from 'vitest';

import { createTestGateway } from './test/createTestGateway.ts';

const estimate = { value: 8.4, low: 8.2, high: 8.6, n: 198 };
const change = { value: 0.1, low: 0.02, high: 0.19 };
const count = { now: 120, before: 100, change };
const measured = { now: estimate, before: null, change };

const report = {
  month: '2026-10',
  from: '2026-10-01',
  to: '2026-10-31',
  is_over: true,
  before: { from: '2026-09-01', to: '2026-09-30' },
  company: 'Corner Café',
  location: null,
  first_month: '2026-03',
  scans: count,
  unique_scans: { ...count, now: 90 },
  submissions: count,
  conversion_rate: measured,
  average_rating: measured,
  nps: measured,
  with_set_aside: null,
  changed: [{ metric: 'unique_scans', is_better: true }],
  sentiment: { now: { positive: 5, neutral: 2, negative: 1 }, before: null },
  series: [{ date: '2026-10-01', scans: 3, unique_scans: 2, submissions: 1 }],
  quotes: [
    {
      id: 'f1',
      kind: 'praise',
      comment: 'Lovely',
      rating: 10,
      location: 'Old Town',
      occurred_at: '2026-10-02T10:00:00.000Z',
    },
  ],
  resolved: {
    count: 2,
    median_hours: 5.5,
    examples: [{ id: 'f2', comment: 'Cold', rating: 3, location: 'Old Town', hours: 4 }],
    open_low_ratings: 1,
  },
  best: { id: 'l1', name: 'Old Town', average_rating: estimate },
  weakest: null,
};

it('asks for a month at a place, and says it in the words of the graph', async () => {
  const { ask, asked } = createTestGateway({ 'GET /stats/report/': () => report });

  const { data } = await ask(`{
    statsReport(month: "2026-10", companyId: "a", locationId: "b", timezone: "Europe/Warsaw") {
      isOver firstMonth uniqueScans { now before change { low } } averageRating { before { n } now { n } }
      changed { metric isBetter } sentiment { positive } sentimentBefore { positive }
      series { uniqueScans } quotes { kind occurredAt }
      resolved { medianHours openLowRatings examples { hours } }
      best { averageRating { value } } weakest { name }
    }
  }`);

  expect(asked[0]?.query).toEqual({
    month: '2026-10',
    company: 'a',
    site: 'b',
    tz: 'Europe/Warsaw',
  });
  expect(data).toEqual({
    statsReport: {
      isOver: true,
      firstMonth: '2026-03',
      uniqueScans: { now: 90, before: 100, change: { low: 0.02 } },
      averageRating: { before: null, now: { n: 198 } },
      changed: [{ metric: 'UNIQUE_SCANS', isBetter: true }],
      sentiment: { positive: 5 },
      sentimentBefore: null,
      series: [{ uniqueScans: 2 }],
      quotes: [{ kind: 'PRAISE', occurredAt: '2026-10-02T10:00:00.000Z' }],
      resolved: { medianHours: 5.5, openLowRatings: 1, examples: [{ hours: 4 }] },
      best: { averageRating: { value: 8.4 } },
      weakest: null,
    },
  });
});
