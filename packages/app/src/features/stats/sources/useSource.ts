import { useDeferredValue } from 'react';

import type { StatsFilter } from '../../../server/generated/graphql';

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
  card: {
    state: SourceState;
    onRetry: () => void;
    failureIsSaid: true;
    showsSample: boolean;
  };
}

/** Nothing narrows what is counted: where nothing is found, there is nothing at all yet. */
const isWhole = ({
  companyId,
  locationId,
  codeId,
  tag,
  formId,
  from,
  to,
  timeframe,
}: StatsFilter) =>
  (timeframe ?? 'ALL_TIME') === 'ALL_TIME' &&
  [companyId, locationId, codeId, tag, formId, from, to].every((part) => !part);

/**
 * Wraps a statistics query. Apollo's updates render synchronously; deferring them lets input interrupt
 * the charts, which are slow to render. With a filter, charts show a sample while an account has no data.
 */
export function useSource<Data>(result: Result<Data>, filter?: StatsFilter): Source<Data> {
  const { data, previousData, error, refetch } = useDeferredValue(result);
  const known = data ?? (error ? undefined : previousData);
  const state: SourceState = known ? 'ready' : error ? 'failed' : 'loading';
  // A repeated failure is reported by the query itself.
  const retry = () => void refetch().catch(() => {});
  const isStale = known !== undefined && data === undefined;
  const showsSample = filter !== undefined && isWhole(filter);
  const card: Source<Data>['card'] = { state, onRetry: retry, failureIsSaid: true, showsSample };
  return { known, state, isStale, retry, card };
}
