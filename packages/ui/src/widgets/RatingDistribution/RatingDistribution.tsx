import { useChartWidth } from '../../charts/useChartWidth';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { npsGroupOf } from '../npsGroupOf';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { layOutBars, type RatingCount } from './layOutBars';
import * as styles from './RatingDistribution.css';

export interface RatingDistributionProps extends WidgetProps {
  /** One entry per rating on the scale, lowest first, zeroes included. */
  counts: readonly RatingCount[];
}

const height = 220;
const margin = { top: 20, bottom: 26 };

/** How many people gave each rating. Answers "are we mostly nines, or split?" */
export function RatingDistribution({ counts, ...card }: RatingDistributionProps) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const [place, width] = useChartWidth();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const plot = { width, height: height - margin.top - margin.bottom };

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
      <div ref={place} className={styles.place}>
        <svg width={width} height={height} className={styles.drawing} aria-hidden="true">
          <g transform={`translate(0 ${margin.top})`}>
            {layOutBars(counts, plot).map(({ rating, count, ...bar }) => (
              <g key={rating}>
                <rect {...bar} rx={2} className={styles.bar} data-group={npsGroupOf(rating)} />
                <text x={bar.x + bar.width / 2} y={bar.y - 6} className={styles.count}>
                  {formats.count(count)}
                </text>
                <text x={bar.x + bar.width / 2} y={plot.height + 20} className={styles.rating}>
                  {rating}
                </text>
              </g>
            ))}
            <line x2={width} y1={plot.height} y2={plot.height} className={styles.baseline} />
          </g>
        </svg>
      </div>
    </WidgetCard>
  );
}
