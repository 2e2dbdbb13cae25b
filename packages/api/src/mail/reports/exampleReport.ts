import type { StatsReport } from '../../stats/reportContract.ts';

const unknown = { value: null, low: null, high: null };

/** A report about nobody. The first one of a place has nothing to compare with. */
export function exampleReport(name: string, { isFirst = false } = {}): StatsReport {
  const moved = (value: number, low: number, high: number) =>
    isFirst ? unknown : { value, low, high };
  const before = (count: number) => (isFirst ? null : count);
  const was = (value: number, low: number, high: number, n: number) =>
    isFirst ? null : { value, low, high, n };

  return {
    month: '2026-10',
    from: '2026-10-01',
    to: '2026-10-31',
    is_over: true,
    before: isFirst ? null : { from: '2026-09-01', to: '2026-09-30' },
    company: name,
    location: null,
    first_month: isFirst ? '2026-10' : '2026-03',
    scans: { now: 1_243, before: before(1_082), change: moved(0.11, 0.03, 0.21) },
    unique_scans: { now: 1_104, before: before(1_001), change: moved(0.07, -0.02, 0.16) },
    submissions: { now: 212, before: before(204), change: moved(0.01, -0.17, 0.22) },
    conversion_rate: {
      now: { value: 0.171, low: 0.151, high: 0.192, n: 1_243 },
      before: was(0.189, 0.167, 0.213, 1_082),
      change: moved(-0.018, -0.05, 0.013),
    },
    average_rating: {
      now: { value: 8.43, low: 8.2, high: 8.66, n: 198 },
      before: was(7.96, 7.68, 8.24, 190),
      change: moved(0.47, 0.11, 0.83),
    },
    nps: {
      now: { value: 48, low: 38, high: 57, n: 198 },
      before: was(35, 24, 45, 190),
      change: moved(13, -1, 27),
    },
    with_set_aside: isFirst
      ? null
      : {
          submissions: 219,
          average_rating: { value: 8.2, low: 7.94, high: 8.45, n: 205 },
          nps: { value: 43, low: 32, high: 52, n: 205 },
        },
    changed: isFirst
      ? []
      : [
          { metric: 'average_rating', is_better: true },
          { metric: 'scans', is_better: true },
        ],
    sentiment: {
      now: { positive: 61, neutral: 12, negative: 19 },
      before: isFirst ? null : { positive: 52, neutral: 10, negative: 31 },
    },
    series: [],
    quotes: [
      {
        id: '1',
        kind: 'praise',
        comment: 'The cheesecake alone is worth the walk across town.',
        rating: 10,
        location: name,
        occurred_at: '2026-10-30T15:12:00.000Z',
      },
      {
        id: '2',
        kind: 'complaint',
        comment: 'We waited twenty minutes at the counter, and the coffee came cold.',
        rating: 3,
        location: 'Kazimierz',
        occurred_at: '2026-10-28T09:40:00.000Z',
      },
      {
        id: '3',
        kind: 'other',
        comment: 'Quiet in the morning. A socket near the window would help.',
        rating: null,
        location: 'Kazimierz',
        occurred_at: '2026-10-25T08:05:00.000Z',
      },
    ],
    resolved: { count: 14, median_hours: 18.5, examples: [], open_low_ratings: 3 },
    best: null,
    weakest: null,
  };
}
