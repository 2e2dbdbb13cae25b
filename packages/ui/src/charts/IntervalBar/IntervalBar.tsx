import * as styles from './IntervalBar.css';

export interface IntervalBarProps {
  /** Null where there is nothing to measure: the axis alone. */
  value: number | null;
  low: number | null;
  high: number | null;
  /** The ends of the axis. Bars that are compared have the same. */
  from: number;
  to: number;
  /** The value that means no difference: marked with a line. */
  zero?: number | undefined;
  /** `unclear` for a difference that is not significant. */
  tone?: 'rating' | 'better' | 'worse' | 'unclear';
}

/** One estimate on an axis: a point for its value and a band for how sure that is. For the eye alone. */
export function IntervalBar({
  value,
  low,
  high,
  from,
  to,
  zero,
  tone = 'rating',
}: IntervalBarProps) {
  const percentOf = (place: number) =>
    ((Math.min(to, Math.max(from, place)) - from) / (to - from || 1)) * 100;
  const at = (place: number) => ({ left: `${percentOf(place)}%` });

  return (
    <div className={styles.axis} data-tone={tone} aria-hidden="true">
      {zero !== undefined && <div className={styles.zero} style={at(zero)} />}
      {low !== null && high !== null && (
        <div className={styles.band} style={{ ...at(low), right: `${100 - percentOf(high)}%` }} />
      )}
      {value !== null && <div className={styles.point} style={at(value)} />}
    </div>
  );
}
