import { Heading, Inline, Link, Stack, Text } from '@hearback/ui';
import { KeyMetric } from '@hearback/ui/widgets';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import * as styles from './KeyMetrics.css';
import { messages } from './messages';
import type { StatsPart } from './part';
import { StatsFailed } from './StatsFailed';
import { useMetrics } from './useMetrics';

/** The main numbers of the last 30 days, each with how it moved. */
export function KeyMetrics({ stats, state, onRetry }: StatsPart) {
  const { formatMessage } = useIntl();
  const metrics = useMetrics(stats);

  return (
    <Stack gap="small" as="section">
      <Inline spread="between">
        <Heading level={2} size="lead">
          {formatMessage(messages.keyMetrics)}
        </Heading>
        <Text as="span" size="small">
          <Link href={`${paths.stats}?timeframe=last_30_days`}>
            {formatMessage(messages.allStats)}
          </Link>
        </Text>
      </Inline>
      {state === 'failed' ? (
        <StatsFailed onRetry={onRetry} />
      ) : (
        <>
          <div className={styles.metrics}>
            {metrics.map((metric) => (
              <KeyMetric key={metric.label} {...metric} isCompared state={state} />
            ))}
          </div>
          <Text size="caption" tone="muted">
            {formatMessage(messages.compared)}
          </Text>
        </>
      )}
    </Stack>
  );
}
