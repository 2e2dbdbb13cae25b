import type { StatsFilter } from '../../../apollo/generated/graphql';

/** What every tab of the statistics takes. */
export interface TabProps {
  filter: StatsFilter;
}
