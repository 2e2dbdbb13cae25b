import { Stack, Text } from '@hearback/ui';
import { KeyMetric, type KeyMetricProps, MetricGroup } from '@hearback/ui/widgets';

import type { AnyMessage } from '../../../i18n/Messages';
import { useIntl } from '../../../i18n/IntlProvider';
import type { SourceState } from '../sources/useSource';

/** Returns a function that adds a label and the source's loading state to a metric. */
export function useMetricOf(state: SourceState) {
  const { formatMessage } = useIntl();
  return (label: AnyMessage, rest: Omit<KeyMetricProps, 'label' | 'state'>): KeyMetricProps => ({
    label: formatMessage(label),
    state,
    ...rest,
  });
}

interface Props {
  metrics: readonly KeyMetricProps[];
  /** The period that the changes are relative to. */
  compared?: string | undefined;
  /** Lines below the numbers where they stand in one row: their room is kept while they load. */
  lines?: 1 | 2;
}

/** Metrics in one panel. */
export function MetricCards({ metrics, compared, lines = 2 }: Props) {
  return (
    <Stack gap="small">
      {/* No metric is alone in a row. */}
      <MetricGroup
        columns={metrics.length % 4 === 0 ? 4 : metrics.length === 5 ? 5 : 3}
        lines={lines}
      >
        {metrics.map((metric) => (
          <KeyMetric key={metric.label} {...metric} isCompared={compared !== undefined} />
        ))}
      </MetricGroup>
      {compared !== undefined && (
        <Text size="caption" tone="muted">
          {compared}
        </Text>
      )}
    </Stack>
  );
}
