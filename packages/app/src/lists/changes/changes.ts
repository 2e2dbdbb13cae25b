import type { MetricChange } from '@hearback/ui/widgets';

type Direction = MetricChange['direction'];

export interface Counts {
  now: number;
  /** Null while there is no whole period before. */
  before?: number | null | undefined;
  /** What `before` counts, where it is a mean: too few of them give no percentage. */
  counted?: number | null | undefined;
  /** What `now` counts, where it is a mean. */
  countedNow?: number | undefined;
  /** A day that is not over cannot be said to have fewer than a whole one. */
  isOver?: boolean;
}

interface CountChange {
  direction: Direction;
  before: number;
  /** Null where so few came before that a percentage would only shout. */
  share: number | null;
}

const enoughForShare = 30;

// The 97.5th percentile of the normal distribution, for intervals of 95 %.
const z = 1.96;

/**
 * Whether chance alone would not have made the move. Of two Poisson counts together, how many belong to
 * the first is binomial; this asks whether Wilson's 95 % interval of that share leaves out the share that
 * the days of the two periods would give it.
 */
function isProven({ now, before, counted, countedNow }: Counts & { before: number }): boolean {
  const [first, second] = [countedNow ?? now, counted ?? before];
  const [days, daysBefore] = [first / now, second / before];
  const areKnown = countedNow !== undefined && Number.isFinite(days) && Number.isFinite(daysBefore);
  const expected = areKnown ? days / (days + daysBefore) : 1 / 2;
  const all = first + second;
  return (first - all * expected) ** 2 > z ** 2 * all * expected * (1 - expected);
}

const directionOf = (move: number): Direction => (move > 0 ? 'up' : move < 0 ? 'down' : 'level');

/**
 * How a count moved: level where chance alone could have made the move. Undefined when there is nothing
 * to compare it with.
 */
export function countChange(counts: Counts): CountChange | undefined {
  const { now, before, counted, isOver = true } = counts;
  if (typeof before !== 'number') return undefined;
  if (!isOver) return { direction: 'level', before, share: null };

  const proven = isProven({ ...counts, before });
  if ((counted ?? before) < enoughForShare) {
    return { direction: proven ? directionOf(now - before) : 'level', before, share: null };
  }
  const share = (now - before) / before;
  // What is shown as 0% has not moved.
  return { direction: proven ? directionOf(Math.round(100 * share)) : 'level', before, share };
}

/**
 * Which way an estimate moved: level while the interval of the move has 0 in it, since chance alone
 * could have made it. Undefined when one of the periods has nothing to measure.
 */
export function estimateDirection(move: {
  low?: number | null | undefined;
  high?: number | null | undefined;
}): Direction | undefined {
  if (typeof move.low !== 'number' || typeof move.high !== 'number') return undefined;
  return move.low > 0 ? 'up' : move.high < 0 ? 'down' : 'level';
}
