import { ColumnChart } from '../../charts/ColumnChart/ColumnChart';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';

export interface WeekdaySubmissionsProps extends WidgetProps {
  /** Submissions by weekday, Monday first: seven numbers. */
  counts: readonly number[];
}

const height = 220;

/** Submissions per weekday. Answers "which days are busy?" */
export function WeekdaySubmissions({ counts, ...card }: WeekdaySubmissionsProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const total = counts.reduce((sum, count) => sum + count, 0);

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={total === 0}
      sample={total}
      table={{
        columns: [words.weekday, words.answers, words.share],
        rows: counts.map((count, index) => [
          formats.weekday(index),
          formats.count(count),
          formats.percent(total === 0 ? 0 : count / total),
        ]),
        values: counts.map((count, index) => [
          formats.weekday(index),
          count,
          total === 0 ? null : count / total,
        ]),
      }}
    >
      <ColumnChart
        height={height}
        columns={counts.map((count, index) => ({ name: formats.weekday(index), count }))}
      />
    </WidgetCard>
  );
}
