import type { MetricChange } from '@hearback/ui/widgets';

type Direction = MetricChange['direction'];

interface Counts {
  now: number;
  /** Null while there is no whole period before. */
  before?: number | null | undefined;
}

interface CountChange {
  direction: Direction;
  before: number;
  /** Null where so few came before that a percentage would only shout. */
  share: number | null;
}

const enoughForShare = 30;

const directionOf = (move: number): Direction => (move > 0 ? 'up' : move < 0 ? 'down' : 'level');

/** How a count moved. Undefined when there is nothing to compare it with. */
export function countChange({ now, before }: Counts): CountChange | undefined {
  if (typeof before !== 'number') return undefined;
  if (before < enoughForShare) return { direction: directionOf(now - before), before, share: null };

  const share = (now - before) / before;
  // What is shown as 0% has not moved.
  return { direction: directionOf(Math.round(100 * share)), before, share };
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
