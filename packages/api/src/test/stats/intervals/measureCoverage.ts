import type { Change, IntervalEstimate } from '../../../stats/contract.ts';
import { createRandom, type Random } from '../../../sample/seed/random.ts';
import {
  compareEstimates,
  estimateMean,
  estimateScore,
  estimateShare,
} from '../../../stats/estimates.ts';
import { ratingWorlds, shareWorlds, trueMean, trueNps } from './truths.ts';

/** How often an interval held its truth in one world. */
interface Held {
  world: string;
  share: number;
}

/** How often an interval holds its truth with `n` observations, on each side where it has two. */
export interface Coverage {
  interval: string;
  n: number;
  average: number;
  worst: Held;
  best: Held;
}

/** `npm run -w lab stats` sets ten times as many. */
export const tries = Number(process.env['STATS_TRIES'] ?? 400);

/** How many comments a theme is held against: usually there are more of them. */
const others = 60;

const holds = ({ low, high }: Pick<Change, 'low' | 'high'>, truth: number) =>
  low !== null && high !== null && low - 1e-12 <= truth && truth <= high + 1e-12;

/** The chance of each number of successes. */
const binomial = (n: number, share: number): number[] => {
  let log = n * Math.log(1 - share);
  return Array.from({ length: n + 1 }, (_, k) => {
    if (k > 0) log += Math.log(((n - k + 1) * share) / (k * (1 - share)));
    return Math.exp(log);
  });
};

/** Draws how often each rating is given. */
const drawRatings = (random: Random, weights: readonly number[], n: number): number[] => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let nth = 0; nth < n; nth += 1) {
    const index = random.weighted(weights);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
};

const estimateScoreOf = (ratings: readonly number[]) => estimateScore({ r: [...ratings] });

const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index).map((other) => [one, other] as const));

/** Every interval of the product in every world. Shares by all that can happen, the others by lot. */
export function measureCoverage(n: number): Coverage[] {
  const random = createRandom(n);
  const found: Coverage[] = [];
  const note = (interval: string, held: readonly Held[]) => {
    const sorted = held.toSorted((one, other) => one.share - other.share);
    const none = { world: '', share: 0 };
    found.push({
      interval,
      n,
      average: held.reduce((sum, { share }) => sum + share, 0) / held.length,
      worst: sorted[0] ?? none,
      best: sorted.at(-1) ?? none,
    });
  };
  const shares = Array.from({ length: n + 1 }, (_, k) => estimateShare(k, n));
  const sumIf = (chances: readonly number[], isHeld: (k: number) => boolean) =>
    chances.reduce((sum, chance, k) => sum + (isHeld(k) ? chance : 0), 0);
  const unknown = estimateShare(0, 0);
  note(
    'share',
    shareWorlds.map((truth) => ({
      world: `${truth}`,
      share: sumIf(binomial(n, truth), (k) => holds(shares[k] ?? unknown, truth)),
    })),
  );
  note(
    'difference of shares',
    pairsOf(shareWorlds).map(([one, other]) => {
      const chances = binomial(n, other);
      const share = binomial(n, one).reduce(
        (sum, chance, k) =>
          sum +
          chance *
            sumIf(chances, (m) =>
              holds(compareEstimates(shares[k] ?? unknown, shares[m] ?? unknown), one - other),
            ),
        0,
      );
      return { world: `${one} − ${other}`, share };
    }),
  );

  const worlds = Object.entries(ratingWorlds);
  /** Draws of each world: pairs take one from each of two lots, so that no draw meets itself. */
  const drawLot = (count: number) =>
    worlds.map(([, weights]) =>
      Array.from({ length: tries }, () => drawRatings(random, weights, count)),
    );
  const [one, two, many] = [drawLot(n), drawLot(n), drawLot(others)];
  type Lot = typeof one;

  const noteBoth = (
    interval: string,
    truthOf: (weights: readonly number[]) => number,
    estimate: (ratings: readonly number[]) => IntervalEstimate,
  ) => {
    const estimated = (lot: Lot) => lot.map((draws) => draws.map(estimate));
    const [first, second] = [estimated(one), estimated(two)];
    note(
      interval,
      worlds.map(([world, weights], at) => {
        const truth = truthOf(weights);
        const held = first[at]?.filter((each) => holds(each, truth)).length ?? 0;
        return { world, share: held / tries };
      }),
    );
    const pairsWith = (lot: IntervalEstimate[][]) =>
      pairsOf([...worlds.entries()]).map(
        ([[at, [world, weights]], [otherAt, [other, otherWeights]]]) => {
          const truth = truthOf(weights) - truthOf(otherWeights);
          const held = first[at]?.filter((each, nth) => {
            const against = lot[otherAt]?.[nth];
            return against !== undefined && holds(compareEstimates(each, against), truth);
          }).length;
          return { world: `${world} − ${other}`, share: (held ?? 0) / tries };
        },
      );
    note(`difference of ${interval}s`, pairsWith(second));
    return { pairsWith, estimated };
  };
  const { pairsWith, estimated } = noteBoth('mean', trueMean, estimateMean);
  note('effect of a theme', pairsWith(estimated(many)));
  noteBoth('score', trueNps, estimateScoreOf);
  return found;
}
