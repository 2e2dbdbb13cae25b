import type { Change, IntervalEstimate } from '../../../stats/contract.ts';
import { createRandom, type Random } from '../../../sample/seed/random.ts';
import {
  compareEstimates,
  estimateDifference,
  estimateMean,
  type Ratings,
  estimateNps,
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

const tries = 1_200;

/** How many comments a theme is held against: usually there are more of them. */
const others = 60;

const holds = ({ low, high }: Pick<Change, 'low' | 'high'>, truth: number) =>
  low !== null && high !== null && low - 1e-12 <= truth && truth <= high + 1e-12;

/** The chance of each number of successes. */
const binomial = (n: number, share: number): number[] => {
  const chances = [(1 - share) ** n];
  for (let k = 1; k <= n; k += 1) {
    chances.push(((chances[k - 1] ?? 0) * (n - k + 1) * share) / (k * (1 - share)));
  }
  return chances;
};

const drawRatings = (random: Random, weights: readonly number[], n: number): number[] =>
  Array.from({ length: n }, () => random.weighted(weights) + 1);

const sumUp = (ratings: readonly number[]): Ratings => ({
  n: ratings.length,
  sum: ratings.reduce((sum, rating) => sum + rating, 0),
  squares: ratings.reduce((sum, rating) => sum + rating * rating, 0),
});

const npsOf = (ratings: readonly number[]): IntervalEstimate => {
  const promoters = ratings.filter((rating) => rating > 8).length;
  const detractors = ratings.filter((rating) => rating < 7).length;
  const passives = ratings.length - promoters - detractors;
  const { score, low, high, n } = estimateNps({ promoters, passives, detractors });
  return { value: score, low, high, n };
};

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
  const byLot = (world: string, isHeld: () => boolean): Held => {
    let held = 0;
    for (let nth = 0; nth < tries; nth += 1) if (isHeld()) held += 1;
    return { world, share: held / tries };
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
  const oneByLot = (
    interval: string,
    truthOf: (weights: readonly number[]) => number,
    estimate: (ratings: readonly number[]) => IntervalEstimate,
  ) => {
    note(
      interval,
      worlds.map(([world, weights]) =>
        byLot(world, () => holds(estimate(drawRatings(random, weights, n)), truthOf(weights))),
      ),
    );
  };
  const twoByLot = (
    interval: string,
    truthOf: (weights: readonly number[]) => number,
    compare: (one: readonly number[], other: readonly number[]) => Change,
    otherN = n,
  ) => {
    note(
      interval,
      pairsOf(worlds).map(([[world, one], [otherWorld, other]]) =>
        byLot(`${world} − ${otherWorld}`, () =>
          holds(
            compare(drawRatings(random, one, n), drawRatings(random, other, otherN)),
            truthOf(one) - truthOf(other),
          ),
        ),
      ),
    );
  };
  const meanOf = (ratings: readonly number[]) => estimateMean(sumUp(ratings));
  oneByLot('mean', trueMean, meanOf);
  twoByLot('difference of means', trueMean, (one, other) =>
    compareEstimates(meanOf(one), meanOf(other)),
  );
  oneByLot('NPS', trueNps, npsOf);
  twoByLot('difference of NPS', trueNps, (one, other) =>
    compareEstimates(npsOf(one), npsOf(other)),
  );
  twoByLot(
    'effect of a theme',
    trueMean,
    (one, other) => estimateDifference(sumUp(one), sumUp(other)),
    others,
  );
  return found;
}
