import { ColumnChart } from '../../charts/ColumnChart/ColumnChart';
import { column } from '../../charts/ColumnChart/ColumnChart.css';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { legend, legendKey } from '../legend.css';
import { npsGroupOf } from '../moods';
import { sampleCounts, withSample } from '../samples';
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

const height = 252;
const legendHeight = 32;
const npsGroups = ['promoter', 'passive', 'detractor'] as const;

/** Counts of each rating. Answers "are we mostly nines, or split?" */
export function RatingDistribution(props: RatingDistributionProps) {
  const { counts, ...card } = withSample(
    props,
    props.counts.every(({ count }) => count === 0),
    () => ({ counts: sampleCounts }),
  );
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
      <ul className={legend}>
        {npsGroups.map((group) => (
          <li key={group} className={legendKey}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" rx={2} className={column} data-tone={group} />
            </svg>
            {words[`${group}s`]}
          </li>
        ))}
      </ul>
      <ColumnChart
        height={height - legendHeight}
        columns={counts.map(({ rating, count }) => ({
          name: String(rating),
          count,
          tone: npsGroupOf(rating),
        }))}
      />
    </WidgetCard>
  );
}
