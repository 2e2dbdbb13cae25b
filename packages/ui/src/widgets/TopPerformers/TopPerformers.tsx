import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell, type Estimate } from '../EstimateFigure';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './TopPerformers.css';

export interface PerformerRow {
  id: string;
  name: string;
  scans: number;
  submissions: number;
  /** A share. */
  conversionRate: Estimate;
  /** 1 to 10. */
  averageRating: Estimate;
}

export interface TopPerformersProps extends WidgetProps {
  /** Best first. */
  rows: readonly PerformerRow[];
  /** Number of rows in the chart; the table has all of them. */
  most?: number;
}

/** The best average ratings, with their intervals. For locations, codes or forms. */
export function TopPerformers({ rows, most = 5, ...card }: TopPerformersProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const ratingOf = ({ averageRating: { value } }: PerformerRow) =>
    value === null ? words.noRating : formats.decimal(value);

  return (
    <WidgetCard
      {...card}
      height={52 * most}
      // Without ratings there is no ranking.
      isEmpty={rows.every(({ averageRating }) => averageRating.n === 0)}
      table={{
        columns: [
          words.name,
          words.scans,
          words.submissions,
          words.conversion,
          words.averageRating,
        ],
        rows: rows.map((row) => [
          row.name,
          formats.count(row.scans),
          formats.count(row.submissions),
          row.conversionRate.value === null ? '–' : formats.percent(row.conversionRate.value),
          row.averageRating.value !== null && row.averageRating.n < enoughToTell
            ? `${ratingOf(row)} (${words.tooEarly})`
            : ratingOf(row),
        ]),
        values: rows.map(({ name, scans, submissions, conversionRate, averageRating }) => [
          name,
          scans,
          submissions,
          conversionRate.value,
          averageRating.value,
        ]),
      }}
    >
      <ol className={styles.list} aria-hidden="true">
        {rows.slice(0, most).map((row, index) => {
          const { value, low, high, n } = row.averageRating;
          return (
            <li key={row.id} className={styles.row}>
              <span className={styles.place}>{index + 1}</span>
              <span className={styles.name} title={row.name}>
                {row.name}
              </span>
              <span className={styles.figure}>{ratingOf(row)}</span>
              <div className={styles.scale}>
                <IntervalBar value={value} low={low} high={high} from={1} to={10} />
              </div>
              <span className={styles.note}>
                {value !== null && n < enoughToTell && `${words.tooEarly}, `}
                {words.restsOn(n)}
              </span>
            </li>
          );
        })}
      </ol>
    </WidgetCard>
  );
}
