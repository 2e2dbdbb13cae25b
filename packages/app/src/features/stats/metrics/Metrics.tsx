import { Stack, Text } from '@hearback/ui';
import { KeyMetric, type KeyMetricProps } from '@hearback/ui/widgets';

import * as styles from './Metrics.css';

interface Props {
  metrics: readonly KeyMetricProps[];
  /** What their changes are changes from. */
  compared?: string | undefined;
}

/** Numbers beside each other. */
export function Metrics({ metrics, compared }: Props) {
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
