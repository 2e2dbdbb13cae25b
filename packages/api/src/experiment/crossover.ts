import { createRandom, type Random } from '../sample/seed/random.ts';
import { sumOf } from '../stats/comparisons.ts';
import type { Change } from '../stats/contract.ts';

/** The sides of a code by period, such as `ABBA`. */
export type CodeSequence = string;

/** A verdict takes a result that chance gives in fewer cases. */
export const significance = 0.05;

/** With more ways to fill in a plan than this, plans are drawn instead of listed. */
const listedMost = 50_000;

/** Plans drawn for a test. */
const drawsOfTest = 2_000;

const sequencesOf = new Map<number, readonly CodeSequence[]>();

/** The sequences with as many periods of A as of B, in an order in which the opposite of the first is the last. */
function balancedSequences(periods: number): readonly CodeSequence[] {
  const known = sequencesOf.get(periods);
  if (known) return known;
  const all = Array.from({ length: 2 ** periods }, (_, bits) =>
    Array.from({ length: periods }, (__, period) => ((bits >> period) & 1 ? 'B' : 'A')).join(''),
  );
  const balanced = all.filter((sequence) => sequence.replaceAll('B', '').length * 2 === periods);
  sequencesOf.set(periods, balanced);
  return balanced;
}

/**
 * Draws what hangs at each code: codes are paired by lot, one of a pair has a balanced sequence drawn by lot, the
 * other its opposite. So each code has A as long as B, and in each period half of the codes have A: B. Jones and
 * M. G. Kenward, "Design and Analysis of Cross-Over Trials" (2014).
 */
export function drawPlan(random: Random, codes: number, periods: number): CodeSequence[] {
  const sequences = balancedSequences(periods);
  const order = Array.from({ length: codes }, (_, code) => code);
  for (let last = codes - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  const plan: CodeSequence[] = [];
  for (let nth = 0; nth < codes; nth += 2) {
    const drawn = random.below(sequences.length);
    plan[order[nth] ?? 0] = sequences[drawn] ?? '';
    if (nth + 1 < codes) plan[order[nth + 1] ?? 0] = sequences.at(-1 - drawn) ?? '';
  }
  return plan;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/**
 * The smallest p that a test of a plan can be sure to reach: twice the chance of the likeliest plan, in which all
 * pairs have one sequence and its opposite.
 */
export function smallestP(codes: number, periods: number): number {
  const pairs = Math.ceil(codes / 2);
  const opposites = choose(periods, periods / 2) / 2;
  return Math.min(1, 2 / (opposites ** pairs * choose(2 * pairs, pairs)));
}

export interface WeightedPlan {
  plan: readonly CodeSequence[];
  /** Proportional to the chance that it is drawn. */
  weight: number;
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Every plan that can be drawn; undefined where they are too many. */
export function listPlans(codes: number, periods: number): WeightedPlan[] | undefined {
  const sequences = balancedSequences(periods);
  if (sequences.length ** codes > listedMost) return undefined;
  const plans = Array.from({ length: codes }).reduce<CodeSequence[][]>(
    (some) => some.flatMap((plan) => sequences.map((sequence) => [...plan, sequence])),
    [[]],
  );
  return plans.flatMap((plan): WeightedPlan[] => {
    const uses = sequences.map((sequence) => plan.filter((own) => own === sequence).length);
    const pairs = uses
      .slice(0, uses.length / 2)
      .map((one, index) => ({ one, other: uses.at(-1 - index) ?? 0 }));
    const odd = sumOf(pairs.map(({ one, other }) => Math.abs(one - other)));
    if (odd !== codes % 2) return [];
    // The ways in which the codes of a plan can be paired.
    const weight = pairs.reduce((all, { one, other }) => all * factorial(Math.max(one, other)), 1);
    return [{ plan, weight }];
  });
}

/** Plans that could have been drawn instead of one, which is among them. The test adds the opposite of each. */
export function plansOfTest(plan: readonly CodeSequence[], seed: number): WeightedPlan[] {
  const periods = plan[0]?.length ?? 0;
  const listed = listPlans(plan.length, periods);
  if (listed) return listed;
  // Another stream than the plan's own.
  const random = createRandom(seed ^ 0x5bd1e995);
  const drawn = Array.from({ length: drawsOfTest }, () => drawPlan(random, plan.length, periods));
  return [plan, ...drawn].map((each) => ({ plan: each, weight: 1 }));
}

/** A figure of a code in a period. Its weight is 0 where nothing was measured. */
interface MeasuredCell {
  value: number;
  weight: number;
}

/** MeasuredCells of each code, by period. */
export type MeasuredCells = readonly (readonly MeasuredCell[])[];

/** Inverts a small symmetric matrix. What is not determined becomes 0. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => Number(column === index)),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = rows[pivot] ?? [];
    const factor = row[pivot] ?? 0;
    const isKnown = Math.abs(factor) > 1e-9;
    for (const index of row.keys()) row[index] = isKnown ? (row[index] ?? 0) / factor : 0;
    for (const other of rows) {
      if (other === row) continue;
      const times = other[pivot] ?? 0;
      for (const index of other.keys()) {
        other[index] = (other[index] ?? 0) - times * (row[index] ?? 0);
      }
    }
  }
  return rows.map((row) => row.slice(size));
}

/**
 * Weighted least squares with a level for each code and each period, of values in one row: code by code, and in it
 * period by period.
 */
function createAdjustment(cells: MeasuredCells) {
  const periods = cells[0]?.length ?? 0;
  const weights = Float64Array.from(cells.flatMap((row) => row.map(({ weight }) => weight)));
  const totals = cells.map((row) => sumOf(row.map(({ weight }) => weight)) || 1);
  // The last period is the one that others are measured by.
  const free = Array.from({ length: Math.max(0, periods - 1) }, (_, period) => period);
  const weigh = (period: number, other: number) =>
    sumOf(
      cells.map((row, code) => {
        const weight = row[period]?.weight ?? 0;
        const both = (weight * (row[other]?.weight ?? 0)) / (totals[code] ?? 1);
        return (period === other ? weight : 0) - both;
      }),
    );
  const inverse = invert(free.map((period) => free.map((other) => weigh(period, other))));

  const product = (one: Float64Array, other: Float64Array): number => {
    let sum = 0;
    for (let index = 0; index < weights.length; index += 1) {
      sum += (weights[index] ?? 0) * (one[index] ?? 0) * (other[index] ?? 0);
    }
    return sum;
  };

  const center = (values: Float64Array): Float64Array => {
    const centered = new Float64Array(values.length);
    for (const code of totals.keys()) {
      let sum = 0;
      for (let index = code * periods; index < (code + 1) * periods; index += 1) {
        sum += (values[index] ?? 0) * (weights[index] ?? 0);
      }
      const mean = sum / (totals[code] ?? 1);
      for (let index = code * periods; index < (code + 1) * periods; index += 1) {
        centered[index] = (values[index] ?? 0) - mean;
      }
    }
    return centered;
  };

  /** The levels of periods that fit centered values best. */
  const findLevels = (centered: Float64Array): { pulls: number[]; levels: number[] } => {
    const pulls = free.map((period) => {
      let sum = 0;
      for (let index = period; index < weights.length; index += periods) {
        sum += (weights[index] ?? 0) * (centered[index] ?? 0);
      }
      return sum;
    });
    const levels = inverse.map((row) =>
      sumOf(row.map((each, other) => each * (pulls[other] ?? 0))),
    );
    return { pulls, levels };
  };

  return {
    product,

    /** Values without their levels. */
    adjust: (values: Float64Array): Float64Array => {
      const centered = center(values);
      const { levels } = findLevels(centered);
      return center(centered.map((value, index) => value - (levels[index % periods] ?? 0)));
    },

    /** The sum of squares of values without their levels. */
    squares: (values: Float64Array): number => {
      const centered = center(values);
      const { pulls, levels } = findLevels(centered);
      const fitted = sumOf(pulls.map((pull, period) => pull * (levels[period] ?? 0)));
      return product(centered, centered) - fitted;
    },
  };
}

const valuesOf = (cells: MeasuredCells) =>
  Float64Array.from(cells.flatMap((row) => row.map(({ value }) => value)));

/** 1 where a plan has B. */
function markB(plan: readonly CodeSequence[]): Float64Array {
  const sides = plan.join('');
  return new Float64Array(sides.length).map((_, index) => sides.charCodeAt(index) - 65);
}

/** The observed difference, with its 95 % interval and the share of plans that give one as large by chance. */
export interface Tested extends Change {
  p: number | null;
}

const untested: Tested = { value: null, low: null, high: null, p: null };

/**
 * The difference B − A within codes, without the levels of periods, and its randomization test: the share of the
 * plans that could have been drawn which give a difference as large. R. A. Fisher, "The Design of Experiments"
 * (1935); E. S. Edgington and P. Onghena, "Randomization Tests" (2007). The interval holds the differences that the
 * test does not refuse: P. H. Garthwaite, "Confidence intervals from randomization tests", Biometrics 52 (1996)
 * 1387–1393. Each plan is measured by its own standard error.
 */
export function testDifference(
  cells: MeasuredCells,
  plan: readonly CodeSequence[],
  plans: readonly WeightedPlan[],
): Tested {
  const { adjust, product, squares } = createAdjustment(cells);
  const residuals = adjust(valuesOf(cells));
  const own = adjust(markB(plan));
  const spread = product(own, own);
  if (spread < 1e-9) return untested;

  const scale = Math.sqrt(spread);
  const observed = product(own, residuals) / scale;
  const measured = plans.flatMap(({ plan: other, weight }) => {
    const marks = markB(other);
    const norm = Math.sqrt(Math.max(0, squares(marks)));
    if (norm < 1e-9) return [];
    const [tested, overlap] = [product(marks, residuals) / norm, product(marks, own) / norm];
    return [
      { weight, tested, overlap },
      { weight, tested: -tested, overlap: -overlap },
    ];
  });
  const whole = sumOf(measured.map(({ weight }) => weight));
  const tiny = 1e-9 * (1 + Math.abs(observed));
  const asLarge = measured.filter(({ tested }) => Math.abs(tested) >= Math.abs(observed) - tiny);

  /** A plan gives more than the one drawn where the difference is at least its bound. */
  const bounds = measured
    .filter(({ overlap }) => scale - overlap > 1e-9 * scale)
    .map(({ weight, tested, overlap }) => ({
      weight,
      bound: (observed - tested) / (scale - overlap),
    }))
    .toSorted((one, other) => one.bound - other.bound);
  const alike = whole - sumOf(bounds.map(({ weight }) => weight));
  const findEnd = (sorted: typeof bounds): number | null => {
    let passed = alike;
    if (passed > (significance / 2) * whole) return null;
    for (const { weight, bound } of sorted) {
      passed += weight;
      if (passed > (significance / 2) * whole + 1e-9) return bound;
    }
    return null;
  };
  return {
    value: observed / scale,
    low: findEnd(bounds),
    high: findEnd(bounds.toReversed()),
    p: sumOf(asLarge.map(({ weight }) => weight)) / whole,
  };
}

/** The variance between periods of a code that is no chance of single visitors, as a share of its mean squared. */
const unrest = 0.02;

/** A cell of few observations weighs as many; one of many no more than its period lets it. */
const weigh = (n: number): number => n / (1 + unrest * n);

/** MeasuredCells of means or shares: `n` observations and their mean. */
export const cellsOfMeans = (
  measured: readonly (readonly { n: number; value: number }[])[],
): MeasuredCells => measured.map((row) => row.map(({ n, value }) => ({ value, weight: weigh(n) })));

/**
 * MeasuredCells of counts: the share by which a count is above or below what its code and its period let expect. The
 * difference of two is made a ratio by `toRatio`.
 */
export function cellsOfCounts(counts: readonly (readonly number[])[]): MeasuredCells {
  const whole = sumOf(counts.map(sumOf));
  const byPeriod = (counts[0] ?? []).map((_, period) =>
    sumOf(counts.map((row) => row[period] ?? 0)),
  );
  return counts.map((row) =>
    row.map((count, period) => {
      const expected = whole === 0 ? 0 : (sumOf(row) * (byPeriod[period] ?? 0)) / whole;
      return expected === 0
        ? { value: 0, weight: 0 }
        : { value: count / expected - 1, weight: weigh(expected) };
    }),
  );
}

/** The change from A to B, as a share of A, of a difference around the mean of both. */
export function toRatio({ p, ...difference }: Tested): Tested {
  const change = (part: number | null) =>
    part === null || part >= 2 ? null : Math.max(-1, (2 + part) / (2 - part) - 1);
  return {
    value: change(difference.value),
    low: change(difference.low),
    high: change(difference.high),
    p,
  };
}

/**
 * The smallest difference that a plan finds in 80 of 100 cases, from what cells of a past without one vary by:
 * (1.96 + 0.84) standard errors. `growth` is the length of a period to come as a multiple of theirs. Null where the
 * past says nothing.
 */
export function findDetectable(
  past: MeasuredCells,
  plan: readonly CodeSequence[],
  growth: number,
): number | null {
  const { adjust, product } = createAdjustment(past);
  const residuals = adjust(valuesOf(past));
  const known = past.map((row) => row.filter(({ weight }) => weight > 0).length);
  const freedoms = sumOf(known.map((count) => Math.max(0, count - 1))) - (past[0]?.length ?? 0) + 1;
  if (freedoms < 5) return null;
  const variance = product(residuals, residuals) / freedoms;
  const periods = plan[0]?.length ?? 0;
  const future = past.map((row) => {
    const seen = row.map(({ weight }) => weight / (1 - unrest * weight));
    const n = (growth * sumOf(seen)) / row.length;
    return Array.from({ length: periods }, () => ({ value: 0, weight: weigh(n) }));
  });
  const ahead = createAdjustment(future);
  const spread = ahead.squares(markB(plan));
  return spread < 1e-9 ? null : 2.8 * Math.sqrt(variance / spread);
}
