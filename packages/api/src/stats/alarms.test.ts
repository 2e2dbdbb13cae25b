import { describe, expect, it } from 'vitest';

import { createRandom, type Random } from '../sample/seed/random.ts';
import { drawCount } from '../test/stats/drawCounts.ts';
import { ratingWorlds } from '../test/stats/intervals/truths.ts';
import {
  chanceOfMore,
  type CountedDay,
  findRatingChanges,
  findRisingTopics,
  findVolumeChanges,
  type RatedDay,
  tilt,
} from './alarms.ts';
import { meanOf } from './comparisons.ts';
import { addDays, weekdayOf } from './findWindow.ts';

/** Set by `npm run -w lab stats`, which shows the figures and repeats more. */
const { STATS_SHOW } = process.env;
const more = STATS_SHOW ? 10 : 1;
const patienceMs = STATS_SHOW ? 900_000 : 120_000;

const show = (text: string) => {
  if (STATS_SHOW) console.log(text);
};

const firstDay = '2025-01-06';

const sharesOf = (weights: readonly number[]) => tilt(weights, meanOf(weights));

/** Answers of one day, a number of them. */
function drawDay(
  random: Random,
  shares: readonly number[],
  day: string,
  answers: number,
): RatedDay {
  const r = Array.from({ length: 10 }, () => 0);
  for (let nth = 0; nth < answers; nth += 1) {
    const index = random.weighted(shares);
    r[index] = (r[index] ?? 0) + 1;
  }
  return { day, r };
}

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const ratingDays = (random: Random, shares: readonly number[], answers: number, perDay: number) =>
  Array.from({ length: Math.ceil(answers / perDay) }, (_, index) =>
    drawDay(random, shares, addDays(firstDay, index), perDay),
  );

/** The fourteen ways in which ratings fall. */
const worlds = Object.entries(ratingWorlds).map(([name, weights]) => ({
  name,
  shares: sharesOf(weights),
}));

/** False alarms for 20,000 answers of a steady place, in each world. */
function rateOf(perDay: number, answers: number, history: number, runs: number) {
  return worlds.map(({ name, shares }) => {
    const random = createRandom(1 + perDay);
    let alarms = 0;
    for (let run = 0; run < runs; run += 1) {
      const days = ratingDays(random, shares, history + answers, perDay);
      alarms += findRatingChanges(days, 'lower', 0).length;
    }
    return { name, rate: (alarms * 20_000) / (runs * answers) };
  });
}

/** The median number of answers until a mean one point lower is found. */
function delayOf(shares: readonly number[], perDay: number, history: number, runs: number) {
  const random = createRandom(2);
  const lower = tilt(shares, meanOf(shares) - 1);
  return medianOf(
    Array.from({ length: runs }, () => {
      const before = ratingDays(random, shares, history, perDay);
      const start = addDays(before.at(-1)?.day ?? firstDay, 1);
      const after = Array.from({ length: Math.ceil(600 / perDay) }, (_, index) =>
        drawDay(random, lower, addDays(start, index), perDay),
      );
      const found = findRatingChanges([...before, ...after], 'lower', 0).find(
        (change) => change.found >= start,
      );
      const until = found ? after.findIndex(({ day }) => day === found.found) + 1 : after.length;
      return until * perDay;
    }),
  );
}

const averageOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('the alarm of ratings', () => {
  it.each([
    { perDay: 1, average: 1.6, worst: 3.5 },
    { perDay: 10, average: 0.9, worst: 2.5 },
  ])(
    'is false about once in 20,000 answers of a steady place, $perDay a day',
    ({ perDay, average, worst }) => {
      const rates = rateOf(perDay, 20_000, 400, 2 * more);
      show(
        `${perDay} a day: ${rates.map(({ name, rate }) => `${name} ${rate.toFixed(2)}`).join(', ')}`,
      );
      show(`${perDay} a day, on average: ${averageOf(rates.map(({ rate }) => rate)).toFixed(2)}`);
      expect(averageOf(rates.map(({ rate }) => rate))).toBeLessThan(average);
      expect(Math.max(...rates.map(({ rate }) => rate))).toBeLessThan(
        worst + 3 / Math.sqrt(2 * more),
      );
    },
    patienceMs,
  );

  it(
    'is false more often where 100 answers are all that is known',
    () => {
      const rates = rateOf(10, 2_000, 100, 10 * more);
      const average = averageOf(rates.map(({ rate }) => rate));
      show(`the first 2,000 answers after 100: ${average.toFixed(2)}`);
      show(rates.map(({ name, rate }) => `${name} ${rate.toFixed(2)}`).join(', '));
      expect(average).toBeLessThan(3);
    },
    patienceMs,
  );

  it(
    'finds a point less within about 60 answers at the median',
    () => {
      for (const history of [100, 400, 2_000]) {
        const delays = worlds.map(({ name, shares }) => ({
          name,
          delay: delayOf(shares, 5, history, 60 * more),
        }));
        show(`after ${history}: ${delays.map(({ name, delay }) => `${name} ${delay}`).join(', ')}`);
        const usual = ['happy', 'excellent', 'flawless', 'middling', 'five points'];
        const average = averageOf(
          delays.filter(({ name }) => usual.includes(name)).map(({ delay }) => delay),
        );
        show(`after ${history}, usual worlds: ${average.toFixed(0)}`);
        expect(average).toBeLessThan(75);
        expect(Math.max(...delays.map(({ delay }) => delay))).toBeLessThan(260);
      }
    },
    patienceMs,
  );
});

/** Weekends are twice as busy as Mondays. */
const weekdays = [0.7, 0.8, 0.9, 1, 1.4, 1.5, 0.7];

function volumeDays(
  random: Random,
  {
    mean,
    dispersion,
    days,
    factor = 1,
    since = days,
  }: {
    mean: number;
    dispersion: number;
    days: number;
    factor?: number;
    since?: number;
  },
): CountedDay[] {
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(firstDay, index);
    const expected = mean * (weekdays[weekdayOf(day)] ?? 1) * (index >= since ? factor : 1);
    return { day, count: drawCount(random, expected, dispersion), share: 1 };
  });
}

const volumeWorlds = [0.5, 2, 10, 60].flatMap((mean) =>
  [1, 2, 4].map((dispersion) => ({ mean, dispersion })),
);

describe('the alarm of volumes', () => {
  it.each(volumeWorlds)(
    'is false at most about once a year in forty places with $mean answers a day, variance $dispersion × mean',
    ({ mean, dispersion }) => {
      const random = createRandom(3);
      const years = STATS_SHOW ? 4 : 1;
      let alarms = 0;
      for (let place = 0; place < 40 * years; place += 1) {
        const days = volumeDays(random, { mean, dispersion, days: 28 + 365 });
        alarms +=
          findVolumeChanges(days, 'fewer', 40, 0).length +
          findVolumeChanges(days, 'more', 40, 0).length;
      }
      show(`${mean} a day, ${dispersion} × mean: ${(alarms / years).toFixed(1)} a year`);
      expect(alarms / years).toBeLessThan(1 + 3 / Math.sqrt(years));
    },
    patienceMs,
  );

  it.each([
    { mean: 2, dispersion: 1 },
    { mean: 10, dispersion: 2 },
    { mean: 60, dispersion: 4 },
  ])('finds half, and twice, of $mean a day', ({ mean, dispersion }) => {
    const random = createRandom(4);
    for (const [direction, factor] of [
      ['fewer', 0.5],
      ['more', 2],
    ] as const) {
      const delays = Array.from({ length: 20 * more }, () => {
        const since = 100;
        const days = volumeDays(random, { mean, dispersion, days: 200, factor, since });
        const found = findVolumeChanges(days, direction, 40, 0).find(
          (change) => change.found >= addDays(firstDay, since),
        );
        return found ? days.findIndex(({ day }) => day === found.found) + 1 - since : 100;
      });
      show(`${mean} a day, ${direction}: ${medianOf(delays)} days`);
      expect(medianOf(delays)).toBeLessThan(60);
    }
  });
});

describe('the alarm of topics', () => {
  it(
    'is false at most once a year of 27 topics, looked at every day',
    () => {
      const random = createRandom(5);
      let alarms = 0;
      const years = 2 * more;
      const shares = Array.from({ length: 27 }, (_, index) => 0.3 / (1 + index / 2));
      for (const shareOfTopic of shares) {
        // Four comments a day.
        const days = Array.from({ length: 35 + 365 * years }, () =>
          drawCount(random, 4 * shareOfTopic, 1),
        );
        let standing = false;
        for (let end = 35; end < days.length; end += 1) {
          const now = days.slice(end - 7, end).reduce((sum, count) => sum + count, 0);
          const before = days.slice(end - 35, end - 7).reduce((sum, count) => sum + count, 0);
          const found = findRisingTopics(
            shares.map((_, index) =>
              index === 0 ? { topic: '0', now, before } : { topic: `${index}`, now: 0, before: 0 },
            ),
            { now: 28, before: 112 },
            0,
          );
          if (found.length > 0 && !standing) alarms += 1;
          standing = found.length > 0;
        }
      }
      show(`topics: ${(alarms / years).toFixed(2)} a year`);
      expect(alarms / years).toBeLessThan(1 + 3 / Math.sqrt(years));
    },
    patienceMs,
  );

  it('is an exact chance', () => {
    // 3 of 4 cups: R. A. Fisher, "The Design of Experiments" (1935), the tea of a lady.
    expect(chanceOfMore({ topic: '', now: 3, before: 1 }, 4, 4)).toBeCloseTo(17 / 70, 12);
    expect(chanceOfMore({ topic: '', now: 0, before: 5 }, 10, 20)).toBeCloseTo(1, 12);
  });
});
