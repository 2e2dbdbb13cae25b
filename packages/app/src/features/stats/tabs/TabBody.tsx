import { type ReactNode, useState } from 'react';

import { Button, Heading, Hidden, Stack } from '@hearback/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@hearback/ui/icons';
import type { Estimate, Nps } from '@hearback/ui/widgets';

import { useIntl } from '../../../i18n/IntlProvider';
import type { Source } from '../sources/useSource';
import { StatsFailed } from '../StatsFailed';
import { messages } from './messages';
import * as styles from './TabBody.css';
import type { StatsFilter } from '../../../server/generated/graphql';

/** Maps the graph's sentiments to those of the charts. */
export const moodOf = {
  POSITIVE: 'positive',
  NEUTRAL: 'neutral',
  NEGATIVE: 'negative',
} as const;

/** Placeholder for charts while their data loads. */
export const noEstimate: Estimate = { value: null, low: null, high: null, n: 0 };

export const noNps: Nps = {
  score: null,
  low: null,
  high: null,
  promoters: 0,
  passives: 0,
  detractors: 0,
  n: 0,
};

/** Props of every statistics tab. */
export interface TabProps {
  filter: StatsFilter;
}

interface Props {
  /** Heading of the tab, for navigation by headings with a screen reader. */
  title: string;
  /** All sources of the tab. */
  sources: readonly Source<unknown>[];
  children: ReactNode;
}

/** The parts of a tab, with one notice above them if some failed to load. */
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

/** Secondary parts at the end of a long tab: a phone shows them at a press. */
export function FoldedParts({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <div className={styles.fold}>
        <Button icon={isOpen ? ChevronUpIcon : ChevronDownIcon} onPress={() => setIsOpen(!isOpen)}>
          {formatMessage(isOpen ? messages.fewerCharts : messages.moreCharts)}
        </Button>
      </div>
      <div className={styles.folded} data-folded={!isOpen}>
        <Stack gap="large">{children}</Stack>
      </div>
    </>
  );
}
