import * as styles from './NpsScore.css';

interface Props {
  score: number;
  low: number | null;
  high: number | null;
}

const shareOf = (score: number) => `${(Math.min(100, Math.max(-100, score)) + 100) / 2}%`;

/** Where a score lies between all against and all for, and how sure that is. */
export function NpsScale({ score, low, high }: Props) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.axis} />
      <div className={styles.zero} />
      {low !== null && high !== null && (
        <div
          className={styles.band}
          style={{ left: shareOf(low), right: `calc(100% - ${shareOf(high)})` }}
        />
      )}
      <div className={styles.point} style={{ left: shareOf(score) }} />
      <div className={styles.ends}>
        <span>−100</span>
        <span>0</span>
        <span>+100</span>
      </div>
    </div>
  );
}
