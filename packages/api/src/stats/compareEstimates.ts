import type { Change, Estimate } from './contract.ts';

/**
 * How far an estimate moved since an earlier one, with the 95 % interval of the move, made from the
 * two intervals: G. Y. Zou and A. Donner, "Construction of confidence limits about effect measures: a
 * general approach", Statistics in Medicine 27 (2008) 1693–1702. For two shares this is Newcombe's.
 */
export function compareEstimates(now: Estimate, before: Estimate): Change {
  if (
    now.value === null ||
    now.low === null ||
    now.high === null ||
    before.value === null ||
    before.low === null ||
    before.high === null
  ) {
    return { value: null, low: null, high: null };
  }

  const value = now.value - before.value;
  return {
    value,
    low: value - Math.hypot(now.value - now.low, before.high - before.value),
    high: value + Math.hypot(now.high - now.value, before.value - before.low),
  };
}
