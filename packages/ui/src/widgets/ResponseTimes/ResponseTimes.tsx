import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { layOutTimes, type ResponseTimeBin } from './layOutTimes';
import * as styles from './ResponseTimes.css';
import { TimeBars } from './TimeBars';
import { TimeFigures } from './TimeFigures';
import { useBinNames } from './useBinNames';
import { responseTimeWords } from './words';

export interface ResponseTimesProps extends WidgetProps {
  /** How many answers took how long, fastest first, zeroes included. They need not be equally wide. */
  bins: readonly ResponseTimeBin[];
  /** Answers that took longer than 30 minutes. They are in no bin and in no figure. */
  slow: number;
  /** Seconds. Null without answers. */
  average: number | null;
  median: number | null;
  fastest: number | null;
}

/** How long people take to answer. Answers "is the form too long?" */
export function ResponseTimes({
  bins,
  slow,
  average,
  median,
  fastest,
  ...card
}: ResponseTimesProps) {
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
      // Where all of them were slow there is nothing that could be told from them.
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
      <TimeBars rows={rows} />
      {slow > 0 && <p className={styles.slow}>{words.slow(slow)}</p>}
    </WidgetCard>
  );
}
