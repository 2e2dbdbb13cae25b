import * as styles from './ResponseTimes.css';

/** Stands at a figure and at the bar it lies in: full for the median, hollow for the average. */
export function TimeMark({ of }: { of: 'median' | 'average' }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" className={styles.mark} aria-hidden="true">
      {of === 'median' ? (
        <path d="M5 .5 9.5 5 5 9.5 .5 5z" className={styles.markFull} />
      ) : (
        <circle cx="5" cy="5" r="3.5" className={styles.markHollow} />
      )}
    </svg>
  );
}
