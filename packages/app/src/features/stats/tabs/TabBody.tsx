import type { ReactNode } from 'react';

import { Heading, Hidden, Stack } from '@hearback/ui';

import { StatsFailed } from './StatsFailed';

interface Props {
  /** The name of the tab, for those who move from heading to heading. */
  title: string;
  state: 'ready' | 'loading' | 'failed';
  onRetry: () => void;
  children: ReactNode;
}

/** The parts of a tab under each other, and over them what went wrong. */
export function TabBody({ title, state, onRetry, children }: Props) {
  return (
    <Stack gap="large">
      <Hidden as="div">
        <Heading level={2}>{title}</Heading>
      </Hidden>
      {state === 'failed' && <StatsFailed onRetry={onRetry} />}
      {children}
    </Stack>
  );
}
