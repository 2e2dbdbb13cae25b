import { visuallyHidden } from '../../internal/visuallyHidden.css';
import * as styles from './ChartTable.css';

/** The data of a chart, as formatted text. */
export interface ChartRows {
  /** The first names the rows. */
  columns: readonly string[];
  /** The first of each is its name. */
  rows: readonly (readonly string[])[];
}

export interface ChartTableProps extends ChartRows {
  caption: string;
  /** Hidden, it is there for screen readers alone. */
  isVisible: boolean;
}

/** The data of a chart as a table: the accessible alternative to the drawing. */
export function ChartTable({ caption, columns, rows, isVisible }: ChartTableProps) {
  const table = (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...values], index) => (
          // Names can repeat (two locations alike); their place cannot.
          <tr key={`${index} ${name}`}>
            <th scope="row" className={styles.rowHead}>
              {name}
            </th>
            {values.map((value, column) => (
              <td key={columns[column + 1]} className={styles.value}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  if (!isVisible) return <div className={visuallyHidden}>{table}</div>;
  return (
    // Scrolled with the arrow keys, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={caption}>
      {table}
    </div>
  );
}
