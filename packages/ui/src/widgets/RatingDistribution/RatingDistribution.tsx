import { ColumnChart } from '../../charts/ColumnChart/ColumnChart';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { npsGroupOf } from '../moods';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';

export interface RatingCount {
  rating: number;
  count: number;
}

export interface RatingDistributionProps extends WidgetProps {
  /** One entry per rating on the scale, lowest first, zeroes included. */
  counts: readonly RatingCount[];
}

const height = 220;

/** Counts of each rating. Answers "are we mostly nines, or split?" */
export function RatingDistribution({ counts, ...card }: RatingDistributionProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const total = counts.reduce((sum, { count }) => sum + count, 0);

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={total === 0}
      sample={total}
      table={{
        columns: [words.rating, words.answers, words.share],
        rows: counts.map(({ rating, count }) => [
          String(rating),
          formats.count(count),
          formats.percent(total === 0 ? 0 : count / total),
        ]),
        values: counts.map(({ rating, count }) => [
          rating,
          count,
          total === 0 ? null : count / total,
        ]),
      }}
    >
      <ColumnChart
        height={height}
        columns={counts.map(({ rating, count }) => ({
          name: String(rating),
          count,
          tone: npsGroupOf(rating),
        }))}
      />
    </WidgetCard>
  );
}
