import { useFormats } from '../../charts/useFormats';
import * as styles from './NpsScore.css';

interface Props {
  score: number;
  low: number | null;
  high: number | null;
}

const shareOf = (score: number) => `${(Math.min(100, Math.max(-100, score)) + 100) / 2}%`;

/** Where a score lies between all against and all for, and how sure that is. */
export function NpsScale({ score, low, high }: Props) {
  const formats = useFormats();
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
        {[-100, 0, 100].map((end) => (
          <span key={end}>{formats.score(end)}</span>
        ))}
      </div>
    </div>
  );
}
