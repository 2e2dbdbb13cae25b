import type { ResponseTimeBin } from './layOutTimes';

const edges = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1801];

/** The product's thirteen bins with these counts, fastest first. */
export const binsOf = (...counts: readonly number[]): ResponseTimeBin[] =>
  counts.map((count, index) => ({ from: edges[index] ?? 0, to: edges[index + 1] ?? 0, count }));
