import type { Estimate } from './contract.ts';
import { compareEstimates } from './compareEstimates.ts';
import { estimateMean, type Ratings } from './estimateMean.ts';

/**
 * How far the mean of some ratings is from that of others, with its 95 % interval, made from the
 * intervals of the two means as that of any other move is. Where ratings crowd at an end of the scale
 * it holds more evenly than Welch's t, which takes both sides of a mean for alike. `n` is that of the
 * first.
 */
export const estimateDifference = (one: Ratings, other: Ratings): Estimate => ({
  ...compareEstimates(estimateMean(one), estimateMean(other)),
  n: one.n,
});
