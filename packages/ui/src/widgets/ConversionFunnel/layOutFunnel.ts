/** What the funnel counts, in the order in which it happens. */
const funnelSteps = ['scans', 'started', 'submissions'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

export interface FunnelPart {
  step: FunnelStep;
  count: number;
  /** Of the longest bar: 0 to 1. */
  length: number;
  /** Of the scans, at most 1. Null without scans. */
  share: number | null;
  /** How many of the step before did not get here. Null for the first, and where none are missing. */
  lost: number | null;
  /** Their share of the step before: 0 to 1. */
  lostShare: number;
}

/**
 * How far each step reaches. More answers than scans happens (answers sent later, scans that never
 * arrived): then the answers are the longest bar, all scans have led to one, and nobody is lost.
 */
export function layOutFunnel(counts: Readonly<Record<FunnelStep, number>>): FunnelPart[] {
  const longest = Math.max(1, ...Object.values(counts));

  return funnelSteps.map((step, index) => {
    const count = counts[step];
    const before = funnelSteps[index - 1];
    const came = before === undefined ? count : counts[before];
    const lost = Math.max(0, came - count);
    return {
      step,
      count,
      length: count / longest,
      share: counts.scans === 0 ? null : Math.min(1, count / counts.scans),
      lost: lost === 0 ? null : lost,
      lostShare: lost === 0 ? 0 : lost / came,
    };
  });
}
