import { Columns } from '@hearback/ui';
import { KeyMetric, type KeyMetricProps } from '@hearback/ui/widgets';

export type Metric = Omit<KeyMetricProps, 'state'>;

interface Props {
  /** Their values are null until they are known. */
  metrics: readonly Metric[];
  state: 'ready' | 'loading' | 'failed';
}

/** Numbers beside each other. */
export function Metrics({ metrics, state }: Props) {
  return (
    <Columns columnWidth="narrow" gap="medium">
      {metrics.map((metric) => (
        <KeyMetric key={metric.label} {...metric} state={state === 'loading' ? state : 'ready'} />
      ))}
    </Columns>
  );
}
