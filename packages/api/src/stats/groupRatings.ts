import type { Counts } from './rollup/Cell.ts';

/** How many promoters, passives and detractors there are among counted ratings. */
export function groupRatings({ r }: Pick<Counts, 'r'>) {
  const between = (low: number, high: number) =>
    r.slice(low - 1, high).reduce((sum, count) => sum + count, 0);
  return { promoters: between(9, 10), passives: between(7, 8), detractors: between(1, 6) };
}
