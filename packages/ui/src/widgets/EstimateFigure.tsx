import { max, min, ticks } from 'd3';
import type { ReactNode } from 'react';

import { IntervalBar } from '../charts/IntervalBar/IntervalBar';
import { useWords } from '../internal/useWords';
import * as styles from './EstimateFigure.css';
import { early } from './figure.css';
import { widgetWords } from './words';

/** A share or a mean, with what it rests on. */
export interface Estimate {
  /** Null when there is nothing to measure. Shares are 0 to 1. */
  value: number | null;
  /** Bounds of the 95 % interval. */
  low: number | null;
  high: number | null;
  /** Number of observations. */
  n: number;
}

/** Under this many observations an estimate says little. */
export const enoughToTell = 10;

interface Props {
  estimate: Estimate;
  /** Writes a number in the reader's language. */
  write: (value: number) => string;
  /** Beside the number: an `IntervalBar`, with the ends of its axis. */
  children?: ReactNode;
}

/** An estimate in a table: its number and its 95 % interval below, or that the sample is too small. */
export function EstimateFigure({ estimate: { value, low, high, n }, write, children }: Props) {
  const words = useWords(widgetWords);
  if (value === null) return <span className={styles.range}>–</span>;
  return (
    <div className={styles.estimate}>
      {children === undefined ? (
        <span className={styles.value}>{write(value)}</span>
      ) : (
        <div className={styles.drawn}>
          <span className={styles.value}>{write(value)}</span>
          {children}
        </div>
      )}
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

/** One axis for all that is compared. */
export interface RatingAxis {
  from: number;
  to: number;
  /** Whole ratings on it, both ends included. */
  ticks: readonly number[];
}

/** So few steps that their numbers stand apart on a phone, and none of less than a whole rating. */
const mostSteps = 9;

/**
 * An axis that every interval lies on, from one whole rating to another. Points are compared and not
 * lengths, so it need not begin at the lowest rating; it always has room of three steps, or small
 * differences would look large. What is too early to tell does not stretch it: two answers' band may
 * reach from one end to the other.
 */
export function layOutAxis(estimates: readonly Estimate[]): RatingAxis {
  const places = estimates.flatMap(({ value, low, high, n }) =>
    n < enoughToTell ? [value ?? NaN] : [value ?? NaN, low ?? NaN, high ?? NaN],
  );
  let from = Math.max(1, Math.floor(min(places) ?? 1));
  let to = Math.min(10, Math.ceil(max(places) ?? 10));
  while (to - from < 3) {
    if (to < 10) to += 1;
    if (to - from < 3 && from > 1) from -= 1;
  }
  return { from, to, ticks: ticks(from, to, Math.min(mostSteps, to - from)) };
}

interface RatingFigureProps extends Pick<Props, 'estimate' | 'write'> {
  /** The ends of the axis, the same for all that are compared. */
  axis: Pick<RatingAxis, 'from' | 'to'>;
}

/** The mean of ratings in a table, drawn on an axis whose ends are named. */
export function RatingFigure({ estimate, write, axis: { from, to } }: RatingFigureProps) {
  return (
    <div className={styles.rating}>
      <EstimateFigure estimate={estimate} write={write}>
        <div className={styles.scale} data-from={from} data-to={to} aria-hidden="true">
          <IntervalBar {...estimate} from={from} to={to} />
        </div>
      </EstimateFigure>
    </div>
  );
}

/** An estimate where a line has no room for its interval: on a phone. A small sample is muted. */
export function BriefFigure({ estimate: { value, n }, write }: Omit<Props, 'children'>) {
  if (value === null) return <span className={styles.range}>–</span>;
  return <span className={n < enoughToTell ? styles.range : styles.value}>{write(value)}</span>;
}
