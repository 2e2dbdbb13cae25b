/** Answers that took from `from` to less than `to` seconds. */
export interface ResponseTimeBin {
  from: number;
  to: number;
  count: number;
}

export interface TimeRow extends ResponseTimeBin {
  /** Of all answers in the bins: 0 to 1. */
  share: number;
  /** Cumulative share up to the end of this bin: 0 to 1. */
  within: number;
  /** Of the longest bar: 0 to 1. */
  length: number;
  hasMedian: boolean;
  hasAverage: boolean;
}

/** Bins from the first to the last that holds an answer: empty ones at the ends say nothing. */
export const withoutEmptyEnds = <Bin extends { count: number }>(bins: readonly Bin[]): Bin[] => {
  const isFilled = ({ count }: Bin) => count > 0;
  return bins.slice(bins.findIndex(isFilled), bins.findLastIndex(isFilled) + 1);
};

/**
 * One bar for each bin. Bins are unequally wide, so a bar is as long as its count and stands beside its
 * name: on an axis of time the wide ones would have to be lower.
 */
export function layOutTimes(
  bins: readonly ResponseTimeBin[],
  { median, average }: { median: number | null; average: number | null },
): TimeRow[] {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const largest = Math.max(0, ...bins.map(({ count }) => count));
  const part = (count: number, whole: number) => (whole === 0 ? 0 : count / whole);
  const holds = ({ from, to }: ResponseTimeBin, value: number | null) =>
    value !== null && value >= from && value < to;

  let faster = 0;
  return bins.map((bin) => {
    faster += bin.count;
    return {
      ...bin,
      share: part(bin.count, total),
      within: part(faster, total),
      length: part(bin.count, largest),
      hasMedian: holds(bin, median),
      hasAverage: holds(bin, average),
    };
  });
}
