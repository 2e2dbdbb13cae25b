import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell, type Estimate, layOutAxis } from '../EstimateFigure';
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
  /** Null or omitted where chance alone could have made the difference to the others. */
  standing?: 'ABOVE' | 'BELOW' | null | undefined;
}

const isTold = ({ averageRating }: PerformerRow) => averageRating.n >= enoughToTell;

/** True if rows can be told apart at all: otherwise their order is chance, and they get no number. */
export const areRanked = (rows: readonly PerformerRow[]): boolean =>
  rows.some(({ standing }) => standing != null);

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

  const axis = layOutAxis(rows.map(({ averageRating }) => averageRating));

  return (
    <WidgetCard
      {...card}
      height={52 * most}
      description={rows.length > 1 && !areRanked(rows) ? words.noneStandsOut : undefined}
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
              <span className={styles.place}>
                {areRanked(rows) && isTold(row)
                  ? 1 + rows.slice(0, index).filter(isTold).length
                  : '–'}
              </span>
              <span className={styles.name} title={row.name}>
                {row.name}
              </span>
              <span className={styles.figure}>{ratingOf(row)}</span>
              <div className={styles.scale} data-from={axis.from} data-to={axis.to}>
                <IntervalBar {...{ value, low, high }} from={axis.from} to={axis.to} />
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
