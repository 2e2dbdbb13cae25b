import { Columns } from '../../packages/ui/src/layout/Columns/Columns';
import { KeyMetric } from '../../packages/ui/src/widgets/KeyMetric/KeyMetric';

/** The four numbers that Home and Stats begin with. */
export function KeyMetrics() {
  return (
    <Columns columnWidth="narrow">
      <KeyMetric label="Scans" value="598" detail="Last 30 days" />
      <KeyMetric label="Submissions" value="246" detail="Last 30 days" />
      <KeyMetric label="Conversion" value="41%" certainty={{ n: 598, low: '37%', high: '45%' }} />
      <KeyMetric
        label="Average rating"
        value="8.1"
        certainty={{ n: 246, low: '7.8', high: '8.4' }}
      />
    </Columns>
  );
}
