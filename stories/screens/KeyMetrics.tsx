import { Columns } from '../../packages/ui/src/layout/Columns/Columns';
import { KeyMetric } from '../../packages/ui/src/widgets/KeyMetric/KeyMetric';

/** The four numbers that Home and Stats begin with. */
export function KeyMetrics() {
  return (
    <Columns columnWidth="quarter" gap="medium">
      <KeyMetric label="Scans" value="642" detail="Last 30 days" />
      <KeyMetric label="Submissions" value="242" detail="Last 30 days" />
      <KeyMetric label="Conversion" value="38%" certainty={{ n: 642, low: '34%', high: '42%' }} />
      <KeyMetric
        label="Average rating"
        value="8.2"
        certainty={{ n: 242, low: '8.0', high: '8.5' }}
      />
    </Columns>
  );
}
