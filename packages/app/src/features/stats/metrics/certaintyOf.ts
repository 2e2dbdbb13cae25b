import type { Certainty } from '@hearback/ui/widgets';

import type { Estimate_EstimateFragment } from '../../../server/generated/graphql';

/** How sure an estimate is, in the reader's numbers. */
export function certaintyOf(
  estimate: Pick<Estimate_EstimateFragment, 'low' | 'high' | 'n'> | undefined,
  format: (value: number | null | undefined) => string | null,
  of: Certainty['of'] = 'answers',
): Certainty | undefined {
  if (!estimate) return undefined;
  const { n, low, high } = estimate;
  return { n, of, low: format(low) ?? undefined, high: format(high) ?? undefined };
}
