import { useFormats } from '../../charts/useFormats';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons';
import { useWords } from '../../internal/useWords';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { widgetWords } from '../words';
import * as styles from './ChangeFigure.css';
import { directionOfChange, type VersionChange } from './ComparedForm';
import { formComparisonWords } from './words';

interface Props {
  change: VersionChange;
}

const arrows = { better: ArrowUpIcon, worse: ArrowDownIcon } as const;

/** Change of the average rating since the previous version. Has an arrow only if it is significant. */
export function ChangeFigure({ change }: Props) {
  const words = useWords(widgetWords);
  const own = useWords(formComparisonWords);
  const formats = useFormats();
  const news = directionOfChange(change);
  const { value, low, high } = change;
  if (news === null || value === null || low === null || high === null) {
    return <span className={styles.range}>–</span>;
  }

  const range = words.between(formats.change(low), formats.change(high));
  if (news === 'unclear') {
    return (
      <div className={styles.change}>
        <span>{own.noClearChange}</span>
        <span className={styles.range}>{range}</span>
      </div>
    );
  }
  const Arrow = arrows[news];
  return (
    <div className={styles.change}>
      <span className={styles.move} data-news={news}>
        <Arrow size="small" />
        {formats.change(value)}
        <span className={visuallyHidden}> ({own[news]})</span>
      </span>
      <span className={styles.range}>{range}</span>
    </div>
  );
}
