/** How often each rating is given, 1 to 10, in worlds whose truth is known. */
export const ratingWorlds: Readonly<Record<string, readonly number[]>> = {
  happy: [2, 1, 2, 2, 4, 5, 10, 20, 22, 32],
  excellent: [1, 0, 1, 1, 2, 2, 5, 13, 25, 50],
  cross: [35, 15, 10, 8, 7, 6, 5, 5, 4, 5],
  even: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  split: [30, 8, 3, 2, 2, 2, 3, 5, 10, 35],
  middling: [1, 2, 4, 8, 15, 25, 22, 14, 6, 3],
  flawless: [0, 0, 0, 0, 1, 2, 7, 15, 25, 50],
  'five points': [0, 5, 0, 5, 0, 10, 0, 30, 0, 50],
  'J, 8 % ones': [8, 2, 1, 1, 2, 2, 3, 5, 8, 68],
  'J, 6 % ones': [6, 1, 1, 1, 1, 1, 2, 3, 4, 80],
  '90 % tens, 10 % ones': [10, 0, 0, 0, 0, 0, 0, 0, 0, 90],
  '95 % tens, 5 % ones': [5, 0, 0, 0, 0, 0, 0, 0, 0, 95],
  'half tens, half ones': [50, 0, 0, 0, 0, 0, 0, 0, 0, 50],
  'mostly tens': [0, 0, 0, 0, 0, 0, 1, 2, 7, 90],
};

/** Shares whose truth is known. */
export const shareWorlds: readonly number[] = [
  0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95,
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The mean rating of a world. */
export const trueMean = (weights: readonly number[]): number =>
  sum(weights.map((weight, index) => weight * (index + 1))) / sum(weights);

/** The net promoter score of a world. */
export const trueNps = (weights: readonly number[]): number =>
  (100 * (sum(weights.slice(8)) - sum(weights.slice(0, 6)))) / sum(weights);

/** A world of the same shape with another mean: exponentially tilted. */
export function tiltTo(weights: readonly number[], mean: number): number[] {
  const tilted = (tilt: number) =>
    weights.map((weight, index) => weight * Math.exp(tilt * (index - 9)));
  let [low, high] = [-4, 4];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (trueMean(tilted(middle)) < mean) low = middle;
    else high = middle;
  }
  return tilted(low);
}
