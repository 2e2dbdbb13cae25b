import { Stack } from '@hearback/ui';

import { useStatsFeedbackQuery } from '../../../apollo/generated/hooks';
import { StatsFailed } from './StatsFailed';
import type { TabProps } from './TabProps';
import { toLoad } from './toLoad';

export function FeedbackTab({ filter }: TabProps) {
  const { state, retry } = toLoad(useStatsFeedbackQuery({ variables: { filter } }));

  return <Stack gap="large">{state === 'failed' && <StatsFailed onRetry={retry} />}</Stack>;
}
