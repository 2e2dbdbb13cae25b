import type { StatsFilter } from '../../../server/generated/graphql';

/** What every tab of the statistics takes. */
export interface TabProps {
  filter: StatsFilter;
}
