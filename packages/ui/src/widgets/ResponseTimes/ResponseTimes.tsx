import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { sampleTimes, withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { layOutTimes, withoutEmptyEnds, type ResponseTimeBin, type TimeRow } from './layOutTimes';
import * as styles from './ResponseTimes.css';
import { GridProbe } from '../../charts/GridProbe/GridProbe';
import { responseTimeWords } from './words';

const minute = 60;

/** Formats a bin: "under 5 s", "45–60 s", "1–1.5 min". */
function useBinNames() {
  const words = useWords(responseTimeWords);
  const formats = useFormats();
  // The last bin ends a second after its half hour: what took exactly that long is still in it.
  const minutes = (seconds: number) => formats.count(Math.floor(seconds / 6) / 10);

  return ({ from, to }: Pick<ResponseTimeBin, 'from' | 'to'>) => {
    if (from === 0) return words.underSeconds(formats.count(to));
    return to <= minute
      ? words.seconds(formats.count(from), formats.count(to))
      : words.minutes(minutes(from), minutes(to));
  };
}

/** Stands at a figure and at the bar it lies in: full for the median, hollow for the average. */
function TimeMark({ of }: { of: 'median' | 'average' }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" className={styles.mark} aria-hidden="true">
      {of === 'median' ? (
        <path d="M5 .5 9.5 5 5 9.5 .5 5z" className={styles.markFull} />
      ) : (
        <circle cx="5" cy="5" r="3.5" className={styles.markHollow} />
      )}
    </svg>
  );
}

/** A bar for each bin, fastest at the top, with a reading line over them. */
function TimeBars({ rows, end }: { rows: readonly TimeRow[]; end: number }) {
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
        row.to === end ? '' : words.within(formats.percent(row.within), formats.duration(row.to)),
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

interface TimeFiguresProps {
  median: number | null;
  average: number | null;
  fastest: number | null;
}

/** Median, average and fastest time. The median comes first, since outliers do not affect it. */
function TimeFigures({ median, average, fastest }: TimeFiguresProps) {
  const words = useWords(responseTimeWords);
  const formats = useFormats();
  const figures = [
    { name: words.median, seconds: median, mark: 'median' },
    { name: words.average, seconds: average, mark: 'average' },
    { name: words.fastest, seconds: fastest, mark: null },
  ] as const;

  return (
    <dl className={styles.figures}>
      {figures.map(({ name, seconds, mark }) => (
        <div key={name}>
          <dt className={styles.figureName}>
            {mark && <TimeMark of={mark} />}
            {name}
          </dt>
          <dd className={styles.figureValue}>
            {seconds === null ? '–' : formats.duration(seconds)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ResponseTimesProps extends WidgetProps {
  /** Histogram of response times, fastest first, zeroes included. Bins may differ in width. */
  bins: readonly ResponseTimeBin[];
  /** Answers that took longer than 30 minutes. They are in no bin and in no figure. */
  slow: number;
  /** Seconds. Null without answers. */
  average: number | null;
  median: number | null;
  fastest: number | null;
}

/** Distribution of response times. Answers "is the form too long?" */
export function ResponseTimes(props: ResponseTimesProps) {
  const { bins, slow, average, median, fastest, ...card } = withSample(
    props,
    props.slow === 0 && props.bins.every(({ count }) => count === 0),
    () => sampleTimes,
  );
  const words = { ...useWords(widgetWords), ...useWords(responseTimeWords) };
  const formats = useFormats();
  const nameOf = useBinNames();
  const rows = layOutTimes(bins, { median, average });
  const total = bins.reduce((sum, { count }) => sum + count, 0);

  return (
    <WidgetCard
      {...card}
      height={384}
      isEmpty={total + slow === 0}
      // If all of them exceeded the limit, there is no sample.
      {...(total > 0 && { sample: total })}
      table={{
        columns: [words.responseTime, words.answers, words.share],
        rows: [
          ...rows.map((row) => [nameOf(row), formats.count(row.count), formats.percent(row.share)]),
          [words.longerThan, formats.count(slow), '–'],
        ],
        values: [
          ...rows.map((row) => [nameOf(row), row.count, total === 0 ? null : row.share]),
          [words.longerThan, slow, null],
        ],
      }}
      lead={<TimeFigures median={median} average={average} fastest={fastest} />}
    >
      <TimeBars rows={withoutEmptyEnds(rows)} end={bins.at(-1)?.to ?? 0} />
      {slow > 0 && <p className={styles.slow}>{words.slow(slow)}</p>}
    </WidgetCard>
  );
}
