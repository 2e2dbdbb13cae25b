import { max, min, ticks } from 'd3';

import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell, type Estimate } from '../EstimateFigure';
import { early } from '../figure.css';
import type { PerformerRow } from '../TopPerformers/TopPerformers';
import { widgetWords } from '../words';
import * as styles from './FormAxis.css';

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

interface Props {
  forms: readonly PerformerRow[];
  axis: RatingAxis;
}

/** Forms under each other on one axis, so that it is seen where their bands overlap. */
export function FormAxis({ forms, axis: { from, to, ticks } }: Props) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const at = (tick: number) => ({ left: `${((tick - from) / (to - from)) * 100}%` });

  return (
    <div>
      <ul className={styles.rows}>
        {forms.map(({ id, name, averageRating: { value, low, high, n } }) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <div className={styles.plot} aria-hidden="true">
              {ticks.map((tick) => (
                <span key={tick} className={styles.line} style={at(tick)} />
              ))}
              <div className={styles.bar}>
                <IntervalBar value={value} low={low} high={high} from={from} to={to} />
              </div>
            </div>
            <span className={styles.figure}>
              {value === null ? words.noRating : formats.decimal(value)}
            </span>
            <span className={styles.note}>
              {value !== null && n < enoughToTell && (
                <>
                  <span className={early}>{words.tooEarly}</span>,{' '}
                </>
              )}
              {n >= enoughToTell &&
                low !== null &&
                high !== null &&
                `${words.interval(formats.decimal(low), formats.decimal(high))}, `}
              {words.restsOn(n)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.row} aria-hidden="true">
        <div className={styles.ticks}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={at(tick)}>
              {tick}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
