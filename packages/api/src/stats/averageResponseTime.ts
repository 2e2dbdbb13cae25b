import type { Counts } from './rollup/Cell.ts';

/** Seconds on average, of what took half an hour at most. Null when there are none. */
export const averageResponseTime = ({
  response_ms,
  responses,
}: Pick<Counts, 'response_ms' | 'responses'>): number | null =>
  responses === 0 ? null : response_ms / 1_000 / responses;
