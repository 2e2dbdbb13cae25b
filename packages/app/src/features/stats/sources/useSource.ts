import { useDeferredValue } from 'react';

export type SourceState = 'ready' | 'loading' | 'failed';

interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** One part of the statistics, with a state of its own: what fails leaves the others. */
export interface Source<Data> {
  /** The old numbers stay until the new ones are here. Undefined while there are none. */
  known: Data | undefined;
  state: SourceState;
  /** What is known belongs to what was asked before. */
  isStale: boolean;
  retry: () => void;
  /** What the cards take that draw it. */
  card: { state: SourceState; onRetry: () => void; failureIsSaid: true };
}

/** A query of the statistics as what is drawn from it: in slices, for charts take their time. */
export function useSource<Data>(result: Result<Data>): Source<Data> {
  const { data, previousData, error, refetch } = useDeferredValue(result);
  const known = data ?? (error ? undefined : previousData);
  const state = known ? 'ready' : error ? 'failed' : 'loading';
  // What fails again says so through the query itself.
  const retry = () => void refetch().catch(() => {});
  const isStale = known !== undefined && data === undefined;
  return { known, state, isStale, retry, card: { state, onRetry: retry, failureIsSaid: true } };
}
