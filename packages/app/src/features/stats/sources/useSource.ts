import { useDeferredValue } from 'react';

export type SourceState = 'ready' | 'loading' | 'failed';

interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** One query of the statistics with its own state, so that a failure does not affect the others. */
export interface Source<Data> {
  /** Previous data stays until new data has loaded. Undefined before the first. */
  known: Data | undefined;
  state: SourceState;
  /** True if the data belongs to the previous query. */
  isStale: boolean;
  retry: () => void;
  /** Props for the cards that show the data. */
  card: { state: SourceState; onRetry: () => void; failureIsSaid: true };
}

/**
 * Wraps a statistics query. Apollo's updates render synchronously; deferring them lets input interrupt
 * the charts, which are slow to render.
 */
export function useSource<Data>(result: Result<Data>): Source<Data> {
  const { data, previousData, error, refetch } = useDeferredValue(result);
  const known = data ?? (error ? undefined : previousData);
  const state = known ? 'ready' : error ? 'failed' : 'loading';
  // A repeated failure is reported by the query itself.
  const retry = () => void refetch().catch(() => {});
  const isStale = known !== undefined && data === undefined;
  return { known, state, isStale, retry, card: { state, onRetry: retry, failureIsSaid: true } };
}
