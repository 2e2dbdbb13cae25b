import { describe, expect, it } from 'vitest';

import { createRandom, type Random } from '../sample/seed/random.ts';
import { drawCount, drawNormal } from '../test/stats/drawCounts.ts';
import {
  cellsOfCounts,
  cellsOfMeans,
  drawPlan,
  findDetectable,
  listPlans,
  plansOfTest,
  smallestP,
  testDifference,
  toRatio,
  type MeasuredCells,
} from './crossover.ts';

/** Set by `npm run -w lab stats`, which shows the shares and repeats more. */
const { STATS_SHOW } = process.env;
const tries = STATS_SHOW ? 1_000 : 60;

/** Few tries are off by as much in 1 of 700 cases: three standard errors. */
const margin = (share: number) => 3 * Math.sqrt((share * (1 - share)) / tries);

const show = (text: string) => {
  if (STATS_SHOW) console.log(text);
};
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

describe('a plan', () => {
  it.each([
    [4, 4],
    [7, 2],
    [8, 2],
    [9, 6],
    [40, 4],
    [13, 8],
  ])(
    'of %d codes and %d periods has A as often as B, at each code and in each period',
    (codes, periods) => {
      for (let seed = 1; seed <= 20; seed += 1) {
        const plan = drawPlan(createRandom(seed), codes, periods);
        expect(plan).toHaveLength(codes);
        for (const sequence of plan) {
          expect(sequence).toMatch(/^[AB]+$/);
          expect(sequence.replaceAll('B', '')).toHaveLength(periods / 2);
        }
        for (let period = 0; period < periods; period += 1) {
          const withA = plan.filter((sequence) => sequence[period] === 'A').length;
          expect(Math.abs(2 * withA - codes)).toBeLessThanOrEqual(codes % 2);
        }
      }
    },
  );

  it('is the same by the same seed, and another by another', () => {
    const draw = (seed: number) => drawPlan(createRandom(seed), 12, 4).join();
    expect(draw(7)).toBe(draw(7));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => draw(seed))).size).toBe(20);
  });

  it.each([
    [4, 2, 6],
    [5, 2, 20],
    [8, 2, 70],
    [4, 4, 90],
  ])(
    'of %d codes and %d periods is one of those listed, as likely as they say',
    (codes, periods, count) => {
      const listed = listPlans(codes, periods) ?? [];
      expect(listed).toHaveLength(count);
      const whole = listed.reduce((sum, { weight }) => sum + weight, 0);
      const random = createRandom(codes * periods);
      const drawn = new Map<string, number>();
      const draws = 400 * count;
      for (let nth = 0; nth < draws; nth += 1) {
        const plan = drawPlan(random, codes, periods).join();
        drawn.set(plan, (drawn.get(plan) ?? 0) + 1);
      }
      expect(drawn.size).toBe(count);
      for (const { plan, weight } of listed) {
        const expected = (draws * weight) / whole;
        const off = Math.abs((drawn.get(plan.join()) ?? 0) - expected);
        expect(off).toBeLessThan(5 * Math.sqrt(expected));
      }
      // The likeliest plan and its opposite.
      const likeliest = Math.max(...listed.map(({ weight }) => weight)) / whole;
      expect(2 * likeliest).toBeCloseTo(smallestP(codes, periods), 10);
    },
  );

  it('can be told from chance from seven codes on, or four with four periods', () => {
    const fewest = (periods: number) =>
      [3, 4, 5, 6, 7, 8].find((codes) => smallestP(codes, periods) < 0.05);
    expect([2, 4, 6, 8].map(fewest)).toEqual([7, 3, 3, 3]);
    expect(smallestP(6, 2)).toBeCloseTo(0.1, 10);
    expect(smallestP(8, 2)).toBeCloseTo(2 / 70, 10);
    expect(smallestP(4, 4)).toBeCloseTo(2 / 54, 10);
  });
});

describe('the test of a difference', () => {
  const cellsOf = (values: readonly (readonly number[])[]): MeasuredCells =>
    values.map((row) => row.map((value) => ({ value, weight: 1 })));

  it('is what a small example comes to by hand', () => {
    // Codes differ by hundreds, the second period has 10 more, and B adds 3, 4, 5 or 6.
    const plan = ['AB', 'AB', 'BA', 'BA'];
    const values = [
      [100, 113],
      [200, 214],
      [305, 310],
      [406, 410],
    ];
    // Second less first: 13, 14, 5, 4. Half of (13 + 14) ÷ 2 − (5 + 4) ÷ 2 is 4.5.
    const found = testDifference(cellsOf(values), plan, plansOfTest(plan, 1));
    expect(found.value).toBeCloseTo(4.5, 10);
    // Of the six plans, this one and its opposite give as much.
    expect(found.p).toBeCloseTo(2 / 6, 10);
    expect([found.low, found.high]).toEqual([null, null]);
  });

  it('gives an interval where there are plans enough', () => {
    const plan = ['AB', 'AB', 'AB', 'AB', 'BA', 'BA', 'BA', 'BA'];
    // Second less first: 4, 5, 6, 7 and −4, −5, −6, −7: B adds 5.5.
    const values = [4, 5, 6, 7, -4, -5, -6, -7].map((step) => [50, 50 + step]);
    const { value, low, high, p } = testDifference(cellsOf(values), plan, plansOfTest(plan, 1));
    expect(value).toBeCloseTo(5.5, 10);
    expect(p).toBeCloseTo(2 / 70, 10);
    // Refused are differences for which one exchange of an AB with a BA at most gives more: 4 to 7 by halves.
    expect(low).toBeCloseTo(4, 10);
    expect(high).toBeCloseTo(7, 10);
  });

  it('says nothing where nothing was measured', () => {
    const plan = ['AB', 'BA'];
    const none = cellsOfCounts([
      [0, 0],
      [0, 0],
    ]);
    expect(testDifference(none, plan, plansOfTest(plan, 1))).toEqual({
      value: null,
      low: null,
      high: null,
      p: null,
    });
  });

  it('tells a ratio of counts', () => {
    const plan = ['AB', 'BA', 'AB', 'BA'];
    const counts = [
      [100, 150],
      [300, 200],
      [40, 60],
      [90, 60],
    ];
    const found = toRatio(testDifference(cellsOfCounts(counts), plan, plansOfTest(plan, 1)));
    expect(found.value).toBeCloseTo(0.5, 1);
  });
});

/** Codes of very different traffic in periods that drift, as posters in cafés have. */
interface World {
  codes: number;
  periods: number;
  /** Answers of a code in a period, on average. */
  mean: number;
  /** What B does to them. */
  ratio: number;
  /** Coefficients of variation of codes, and of a code from period to period. */
  unlike?: number;
  unrest?: number;
}

const lognormal = (random: Random, cv: number) => {
  const sd = Math.sqrt(Math.log(1 + cv * cv));
  return Math.exp(sd * drawNormal(random) - (sd * sd) / 2);
};

function countIn(random: Random, world: World, plan: readonly string[]): number[][] {
  const { codes, periods, mean, ratio, unlike = 0.7, unrest = 0.15 } = world;
  const drift = Array.from({ length: periods }, (_, period) => 1 + (0.5 * period) / periods);
  const season = drift.map((level) => level * lognormal(random, 0.25));
  return Array.from({ length: codes }, (_, code) => {
    const level = mean * lognormal(random, unlike);
    return season.map((busy, period) => {
      const side = plan[code]?.[period] === 'B' ? ratio : 1;
      const effect = side / ((1 + ratio) / 2);
      return drawCount(random, level * busy * effect * lognormal(random, unrest), 1.5);
    });
  });
}

/** The shares of experiments that name a winner, and whose interval holds the truth. */
function simulate(world: World, seed: number, { hung = 1 } = {}) {
  const random = createRandom(seed);
  const reference = plansOfTest(drawPlan(random, world.codes, world.periods), seed);
  const isListed = listPlans(world.codes, world.periods) !== undefined;
  let [claimed, covered] = [0, 0];
  for (let nth = 0; nth < tries; nth += 1) {
    const plan = drawPlan(random, world.codes, world.periods);
    // All tries share what was drawn beside their own plan.
    const plans = isListed ? reference : [{ plan, weight: 1 }, ...reference.slice(1)];
    // A frame that nobody exchanges stays for another period.
    const real = plan.map((sequence) => {
      let side = sequence[0] ?? 'A';
      return [...sequence]
        .map((planned) => (side = random.happens(hung) ? planned : side))
        .join('');
    });
    const cells = cellsOfCounts(countIn(random, world, real));
    const { p, low, high } = toRatio(testDifference(cells, plan, plans));
    if (p !== null && p < 0.05) claimed += 1;
    const truth = world.ratio - 1;
    if ((low ?? -1) <= truth && truth <= (high ?? Infinity)) covered += 1;
  }
  return { claimed: claimed / tries, covered: covered / tries };
}

describe('an experiment', () => {
  it.each([
    { codes: 4, periods: 4, mean: 30, found: [0.2, 0.4] },
    { codes: 8, periods: 2, mean: 30, found: [0.2, 0.4] },
    { codes: 12, periods: 4, mean: 30, found: [0.8, 0.98] },
    { codes: 20, periods: 4, mean: 5, found: [0.35, 0.75] },
    { codes: 40, periods: 2, mean: 30, found: [0.95, 0.99] },
  ])(
    'of $codes codes and $periods periods with $mean answers names a false winner in 5 of 100 cases, and finds a true one',
    ({ found: [less = 0, more = 0], ...world }) => {
      const none = simulate({ ...world, ratio: 1 }, 11);
      const third = simulate({ ...world, ratio: 1.3 }, 23);
      const half = simulate({ ...world, ratio: 1.5 }, 29);
      const covered = (none.covered + third.covered + half.covered) / 3;
      show(
        `| ${world.codes} · ${world.periods} · ${world.mean} | ${percent(none.claimed)} | ` +
          `${percent(third.claimed)} | ${percent(half.claimed)} | ${percent(covered)} |`,
      );
      expect(none.claimed).toBeLessThanOrEqual(0.05 + margin(0.05));
      expect(third.claimed).toBeGreaterThanOrEqual(less - margin(less));
      expect(half.claimed).toBeGreaterThanOrEqual(more - margin(more));
      expect(covered).toBeGreaterThanOrEqual(0.94 - margin(0.06));
    },
    900_000,
  );

  it('with a third of the exchanges forgotten is as rarely wrong, and finds less', () => {
    const world = { codes: 12, periods: 4, mean: 30 };
    const none = simulate({ ...world, ratio: 1 }, 37, { hung: 2 / 3 });
    const half = simulate({ ...world, ratio: 1.5 }, 41, { hung: 2 / 3 });
    show(
      `a third forgotten: ${percent(none.claimed)} false, × 1.5 found in ${percent(half.claimed)}`,
    );
    expect(none.claimed).toBeLessThanOrEqual(0.05 + margin(0.05));
    expect(half.claimed).toBeGreaterThan(0.5);
    expect(half.claimed).toBeLessThan(0.98);
  }, 900_000);

  it('knows from the past what it would find in 80 of 100 cases', () => {
    const world = { codes: 16, periods: 4, mean: 30 };
    const random = createRandom(5);
    const wide: number[] = [];
    for (let nth = 0; nth < 40; nth += 1) {
      const plan = drawPlan(random, world.codes, world.periods);
      // Eight weeks, of which a period to come has two.
      const past = countIn(random, { ...world, periods: 8, mean: 15, ratio: 1 }, []);
      const found = findDetectable(cellsOfCounts(past), plan, 2);
      if (found !== null) wide.push((2 + found) / (2 - found));
    }
    const ratio = wide.toSorted((one, other) => one - other)[20] ?? 0;
    const { claimed } = simulate({ ...world, ratio }, 31);
    show(`experiment of 16 codes: × ${ratio.toFixed(2)} is found in ${percent(claimed)}`);
    expect(claimed).toBeGreaterThan(0.8 - margin(0.2) - 0.1);
    expect(claimed).toBeLessThan(0.9 + margin(0.1));
  }, 900_000);

  it('holds for ratings of few answers', () => {
    const random = createRandom(41);
    let claimed = 0;
    for (let nth = 0; nth < tries; nth += 1) {
      const plan = drawPlan(random, 12, 4);
      const cells = plan.map((sequence) => {
        const level = 7 + drawNormal(random);
        return [...sequence].map(() => {
          const n = drawCount(random, 4, 2);
          return { n, value: n === 0 ? 0 : level + (2 * drawNormal(random)) / Math.sqrt(n) };
        });
      });
      const { p } = testDifference(cellsOfMeans(cells), plan, plansOfTest(plan, nth + 1));
      if (p !== null && p < 0.05) claimed += 1;
    }
    show(`experiment on ratings of 12 codes: ${percent(claimed / tries)} false`);
    expect(claimed / tries).toBeLessThanOrEqual(0.05 + margin(0.05));
  }, 900_000);
});

it('totals of two posters name a winner in about half of the cases where there is none', () => {
  const random = createRandom(3);
  let claimed = 0;
  const looks = 2_000;
  for (let nth = 0; nth < looks; nth += 1) {
    const [one = 0, other = 0] = [0, 1].map(() =>
      drawCount(random, 30 * lognormal(random, 0.7), 1.5),
    );
    // The usual test of two counts, as if only chance made them differ.
    if (Math.abs(one - other) > 1.96 * Math.sqrt(one + other)) claimed += 1;
  }
  show(`totals of two posters: ${percent(claimed / looks)} false`);
  expect(claimed / looks).toBeGreaterThan(0.4);
  expect(claimed / looks).toBeLessThan(0.7);
});
