import { useWords } from '../../internal/useWords';
import { legend, legendKey } from '../legend.css';
import { widgetWords } from '../words';
import * as styles from './RatingOverTime.css';

/** What the marks mean: an average, where the true one probably lies, and one rating alone. */
export function CourseLegend({ hasLone }: { hasLone: boolean }) {
  const words = useWords(widgetWords);
  return (
    <ul className={legend} aria-hidden="true">
      <li className={legendKey}>
        <svg width="24" height="12">
          <path d="M0 6h24" className={styles.course} />
          <circle cx="12" cy="6" r="4" className={styles.dot} />
        </svg>
        {words.averageRating}
      </li>
      <li className={legendKey}>
        <svg width="24" height="12">
          <rect width="24" height="12" rx="2" className={styles.bandKey} />
        </svg>
        {words.likelyRange}
      </li>
      {hasLone && (
        <li className={legendKey}>
          <svg width="12" height="12">
            <circle cx="6" cy="6" r="4" className={styles.dot} data-lone />
          </svg>
          {words.oneAnswer}
        </li>
      )}
    </ul>
  );
}
