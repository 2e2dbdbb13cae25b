import type { Ratings } from './estimateMean.ts';
import type { Counts } from './rollup/Cell.ts';

/** Ratings of nothing. */
export const noRatings: Ratings = { n: 0, sum: 0, squares: 0 };

/** Ratings and others together. */
export const addRatings = (one: Ratings, other: Ratings): Ratings => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** How many ratings there are, their sum and that of their squares. */
export function ratingsOf({ r }: Pick<Counts, 'r'>): Ratings {
  const ratings = { n: 0, sum: 0, squares: 0 };
  for (const [index, count] of r.entries()) {
    const rating = index + 1;
    ratings.n += count;
    ratings.sum += count * rating;
    ratings.squares += count * rating ** 2;
  }
  return ratings;
}
