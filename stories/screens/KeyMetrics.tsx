import { Columns } from '../../packages/ui/src/layout/Columns/Columns';
import { KeyMetric } from '../../packages/ui/src/widgets/KeyMetric/KeyMetric';

interface Props {
  state?: 'ready' | 'loading' | 'failed';
}

/** The four numbers that Home and Stats begin with, each with how it moved. */
export function KeyMetrics({ state = 'ready' }: Props) {
  return (
    <Columns columnWidth="quarter" gap="medium">
      <KeyMetric
        label="Scans"
        value="642"
        detail="Last 30 days"
        change={{ direction: 'up', words: '12% more' }}
        state={state}
      />
      <KeyMetric
        label="Submissions"
        value="242"
        detail="Last 30 days"
        change={{ direction: 'up', words: '31 more' }}
        state={state}
      />
      <KeyMetric
        label="Conversion"
        value="38%"
        certainty={{ n: 642, of: 'scans', low: '34%', high: '42%' }}
        change={{ direction: 'level', words: 'About the same' }}
        state={state}
      />
      <KeyMetric
        label="Average rating"
        value="8.2"
        certainty={{ n: 242, low: '8.0', high: '8.5' }}
        change={{ direction: 'down', words: '0.4 lower' }}
        state={state}
      />
    </Columns>
  );
}
