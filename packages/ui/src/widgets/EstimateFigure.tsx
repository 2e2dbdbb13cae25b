import type { ReactNode } from 'react';

import { useWords } from '../internal/useWords';
import { enoughToTell, type Estimate } from './Estimate';
import * as styles from './EstimateFigure.css';
import { early } from './figure.css';
import { widgetWords } from './words';

interface Props {
  estimate: Estimate;
  /** Writes a number in the reader's language. */
  write: (value: number) => string;
  /** Between the number and what it rests on: an `IntervalBar`. */
  children?: ReactNode;
}

/** An estimate in a row of many: its number and, below, its 95 % interval, or that it is too early to tell. */
export function EstimateFigure({ estimate: { value, low, high, n }, write, children }: Props) {
  const words = useWords(widgetWords);
  if (value === null) return <span className={styles.range}>–</span>;
  return (
    <div className={styles.estimate}>
      <span className={styles.value}>{write(value)}</span>
      {children}
      <span className={styles.range}>
        {n < enoughToTell || low === null || high === null ? (
          <span className={early}>{words.tooEarly}</span>
        ) : (
          <span className={styles.bounds}>{words.between(write(low), write(high))}</span>
        )}
      </span>
    </div>
  );
}
