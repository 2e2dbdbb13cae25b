import { Stack } from '@hearback/ui';

import { useStatsFormsQuery } from '../../../apollo/generated/hooks';
import { StatsFailed } from './StatsFailed';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

export function FormsTab({ filter }: TabProps) {
  const { state, retry } = toLoad(useStatsFormsQuery({ variables: { filter } }));

  return <Stack gap="large">{state === 'failed' && <StatsFailed onRetry={retry} />}</Stack>;
}
