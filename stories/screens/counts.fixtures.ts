import { ratingOn } from '../../packages/ui/src/widgets/RatingOverTime/ratings.fixtures';
import { binsOf } from '../../packages/ui/src/widgets/ResponseTimes/bins.fixtures';
import type { SilentCodeRow } from '../../packages/ui/src/widgets/SilentCodes/SilentCodes';
import type { PerformerRow } from '../../packages/ui/src/widgets/TopPerformers/TopPerformers';

/** A café's last thirty days: busy weekends, a slow climb. */
export const days = Array.from({ length: 30 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 9, 23 + index));
  const weekend = [0, 6].includes(date.getUTCDay()) ? 11 : 0;
  const scans = 14 + weekend + Math.round(index / 9) + ((index * 7) % 6);
  return {
    date: date.toISOString().slice(0, 10),
    scans,
    submissions: Math.round(scans * (0.31 + ((index * 5) % 7) / 50)),
  };
});

/** One to ten: mostly eights and nines, and a few who left angry. */
export const ratings = [3, 1, 2, 4, 9, 12, 28, 51, 72, 60].map((count, index) => ({
  rating: index + 1,
  count,
}));

export const nps = {
  score: 41.7,
  low: 33.3,
  high: 50.1,
  promoters: 132,
  passives: 79,
  detractors: 31,
  n: 242,
};

/** Answers by weekday and hour: breakfast, after work, weekends. */
export const hours = Array.from({ length: 7 }, (_, weekday) =>
  Array.from({ length: 24 }, (_unused, hour) => {
    if (hour < 7 || hour > 20) return 0;
    const rush = Math.max(0, 5 - Math.abs(hour - 9)) + Math.max(0, 4 - Math.abs(hour - 17));
    return rush * (weekday >= 5 ? 3 : 2) + ((hour * 3 + weekday) % 3);
  }),
);

const rowOf = (name: string, value: number, spread: number, n: number): PerformerRow => ({
  id: name,
  name,
  scans: n * 3,
  submissions: n,
  conversionRate: { value: 1 / 3, low: 0.28, high: 0.39, n: n * 3 },
  averageRating: { value, low: value - spread, high: Math.min(10, value + spread), n },
});

export const locations = [
  rowOf('Café Lipa, Old Town', 9.1, 0.2, 214),
  rowOf('Café Lipa, Station', 8.7, 0.3, 131),
  rowOf('Roastery', 7.4, 0.5, 58),
  rowOf('Kiosk at the market', 6.2, 0.7, 44),
];

/** The same thirty days by their ratings. */
export const rated = days.map(({ date }, index) =>
  ratingOn(date, 7.6 + (index % 8) / 5, 3 + (index % 9)),
);

/** How long the answers took, in the product's bins. */
export const times = binsOf(3, 9, 14, 22, 47, 55, 38, 29, 11, 8, 4, 1, 1);

/** One came off the wall, the other may have. */
export const silent: readonly SilentCodeRow[] = [
  {
    id: 'terrace',
    name: 'Terrace, by the door',
    location: 'Café Lipa, Old Town',
    lastScan: '2026-11-02',
    silentDays: 18,
    expectedScans: 41.6,
  },
  {
    id: 'window',
    name: 'Window sticker',
    location: 'Kiosk at the market',
    lastScan: '2026-11-09',
    silentDays: 11,
    expectedScans: 5.2,
  },
];
