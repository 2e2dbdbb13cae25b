import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell, type RatingAxis } from '../EstimateFigure';
import { early } from '../figure.css';
import type { PerformerRow } from '../TopPerformers/TopPerformers';
import { widgetWords } from '../words';
import * as styles from './FormAxis.css';

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
