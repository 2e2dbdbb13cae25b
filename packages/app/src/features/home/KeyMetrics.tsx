import { Button, Heading, Inline, Link, Notice, Stack, Text } from '@hearback/ui';
import { KeyMetric, MetricGroup } from '@hearback/ui/widgets';
import { RefreshIcon } from '@hearback/ui/icons';

import { useIntl } from '../../i18n/IntlProvider';
import { paths } from '../../paths';
import { messages } from './messages';
import { type StatsPart, useMetrics } from './useMetrics';
import { LastWeek } from './LastWeek';

interface Props extends StatsPart {
  /** False while the rest of the page loads, which comes before the last week. */
  isWeekReady: boolean;
  /** Answers whose words stand on the page already. */
  shown: ReadonlySet<string>;
}

/** Key metrics of the last 30 days with their changes, and the last week in words. */
export function KeyMetrics({ stats, state, onRetry, isWeekReady, shown }: Props) {
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
        <Notice
          tone="danger"
          title={formatMessage(messages.failed)}
          action={
            <Button size="small" icon={RefreshIcon} onPress={onRetry}>
              {formatMessage(messages.tryAgain)}
            </Button>
          }
        />
      ) : (
        <>
          <MetricGroup columns={5} foot={<LastWeek isReady={isWeekReady} shown={shown} />}>
            {metrics.map((metric) => (
              <KeyMetric key={metric.label} {...metric} isCompared state={state} />
            ))}
          </MetricGroup>
          <Text size="caption" tone="muted">
            {formatMessage(messages.compared)}
          </Text>
        </>
      )}
    </Stack>
  );
}
