import { Stack } from '@hearback/ui';

import { useStatsScansSubmissionsQuery } from '../../../apollo/generated/hooks';
import { StatsFailed } from './StatsFailed';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

export function ScansAndSubmissionsTab({ filter }: TabProps) {
  const { state, retry } = toLoad(useStatsScansSubmissionsQuery({ variables: { filter } }));

  return <Stack gap="large">{state === 'failed' && <StatsFailed onRetry={retry} />}</Stack>;
}
