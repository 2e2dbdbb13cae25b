import type { HomeStats_StatsFragment } from '../../server/generated/graphql';

export type PartState = 'ready' | 'loading' | 'failed';

/** What every part of the page with numbers in it takes. */
export interface StatsPart {
  /** Undefined until they came. */
  stats: HomeStats_StatsFragment | undefined;
  state: PartState;
  onRetry: () => void;
}

/** How far one part of the page is: null is what the server answers where it could not read it. */
export const stateOf = (part: object | null | undefined, isLoading: boolean): PartState =>
  part ? 'ready' : isLoading ? 'loading' : 'failed';
