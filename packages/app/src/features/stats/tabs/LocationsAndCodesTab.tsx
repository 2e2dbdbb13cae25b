import { Stack } from '@hearback/ui';

import { useStatsLocationsCodesQuery } from '../../../apollo/generated/hooks';
import { StatsFailed } from './StatsFailed';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

export function LocationsAndCodesTab({ filter }: TabProps) {
  const { state, retry } = toLoad(useStatsLocationsCodesQuery({ variables: { filter } }));

  return <Stack gap="large">{state === 'failed' && <StatsFailed onRetry={retry} />}</Stack>;
}
