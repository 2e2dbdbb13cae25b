import { KeyMetric, type KeyMetricProps } from '@hearback/ui/widgets';

import * as styles from './Metrics.css';

type Metric = Omit<KeyMetricProps, 'state'>;

interface Props {
  /** Their values are null until they are known. */
  metrics: readonly Metric[];
  state: 'ready' | 'loading' | 'failed';
}

/** Numbers beside each other. */
export function Metrics({ metrics, state }: Props) {
  // What could not be loaded is not "no data": the tab says what happened.
  if (state === 'failed') return null;

  return (
    <div className={styles.grid}>
      {metrics.map((metric) => (
        <KeyMetric key={metric.label} {...metric} state={state} />
      ))}
    </div>
  );
}
