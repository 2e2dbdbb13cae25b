import { Stack } from '@hearback/ui';

import { useStatsRatingsQuery } from '../../../apollo/generated/hooks';
import { StatsFailed } from './StatsFailed';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

export function RatingsTab({ filter }: TabProps) {
  const { state, retry } = toLoad(useStatsRatingsQuery({ variables: { filter } }));

  return <Stack gap="large">{state === 'failed' && <StatsFailed onRetry={retry} />}</Stack>;
}
