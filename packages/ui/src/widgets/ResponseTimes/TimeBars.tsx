import { GridProbe } from '../../charts/GridProbe/GridProbe';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { widgetWords } from '../words';
import type { TimeRow } from './layOutTimes';
import * as styles from './ResponseTimes.css';
import { TimeMark } from './TimeMark';
import { useBinNames } from './useBinNames';
import { responseTimeWords } from './words';

/** A bar for each bin, fastest at the top, with a reading line over them. */
export function TimeBars({ rows }: { rows: readonly TimeRow[] }) {
  const words = { ...useWords(widgetWords), ...useWords(responseTimeWords) };
  const formats = useFormats();
  const nameOf = useBinNames();
  const describe = (index: number) => {
    const row = rows[index];
    if (!row) return { head: '', rest: '' };
    return {
      head: `${nameOf(row)}: ${formats.count(row.count)} (${formats.percent(row.share)})`,
      // The last bin ends with the half hour that everything here took less than, or just that.
      rest:
        index === rows.length - 1
          ? ''
          : words.within(formats.percent(row.within), formats.duration(row.to)),
    };
  };

  return (
    <div className={styles.bars}>
      <ul className={styles.rows} aria-hidden="true">
        {rows.map((row) => (
          <li key={row.from} className={styles.row}>
            <span className={styles.name}>{nameOf(row)}</span>
            <span className={styles.marks}>
              {row.hasMedian && <TimeMark of="median" />}
              {row.hasAverage && <TimeMark of="average" />}
            </span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                data-none={row.count === 0 || undefined}
                style={{ width: `${row.length * 100}%` }}
              />
            </span>
            <span className={styles.count} data-none={row.count === 0 || undefined}>
              {formats.count(row.count)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.probe}>
        <GridProbe
          label={words.responseTime}
          columns={1}
          rows={rows.length}
          describe={(index) => {
            const { head, rest } = describe(index);
            return rest === '' ? head : `${head}. ${rest}`;
          }}
          renderTip={(index) => {
            const { head, rest } = describe(index);
            return (
              <>
                <strong>{head}</strong>
                {rest !== '' && (
                  <>
                    <br />
                    {rest}
                  </>
                )}
              </>
            );
          }}
        />
      </div>
    </div>
  );
}
