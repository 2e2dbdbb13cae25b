import { Stack, Text } from '@hearback/ui';
import { KeyMetric, type KeyMetricProps } from '@hearback/ui/widgets';

import * as styles from './Metrics.css';
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
}

/** Metrics in a grid. */
export function MetricCards({ metrics, compared }: Props) {
  return (
    <Stack gap="small">
      <div className={styles.grid} data-by={metrics.length % 4 === 0 ? 'four' : 'three'}>
        {metrics.map((metric) => (
          <KeyMetric key={metric.label} {...metric} />
        ))}
      </div>
      {compared !== undefined && (
        <Text size="caption" tone="muted">
          {compared}
        </Text>
      )}
    </Stack>
  );
}
