import type { ReactNode } from 'react';

import { Heading, Hidden, Stack } from '@hearback/ui';

import type { Source } from '../sources/useSource';
import { StatsFailed } from '../StatsFailed';
import * as styles from './TabBody.css';

interface Props {
  /** The name of the tab, for those who move from heading to heading. */
  title: string;
  /** All that the tab is drawn from. */
  sources: readonly Source<unknown>[];
  children: ReactNode;
}

/** The parts of a tab under each other, and over them, once, that some of them failed. */
export function TabBody({ title, sources, children }: Props) {
  const failed = sources.filter(({ state }) => state === 'failed');

  return (
    <Stack gap="large">
      <Hidden as="div">
        <Heading level={2}>{title}</Heading>
      </Hidden>
      {failed.length > 0 && (
        <StatsFailed onRetry={() => failed.forEach((source) => source.retry())} />
      )}
      <div className={styles.parts} aria-busy={sources.some(({ isStale }) => isStale)}>
        <Stack gap="large">{children}</Stack>
      </div>
    </Stack>
  );
}
