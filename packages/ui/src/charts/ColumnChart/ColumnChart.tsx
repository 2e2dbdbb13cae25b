import { max, scaleBand } from 'd3';

import { useChartWidth } from '../useChartWidth';
import { useFormats } from '../useFormats';
import * as styles from './ColumnChart.css';
import { linearScale, type Size } from '../ticks';

/** Computes the columns' rectangles. A count of zero keeps its slot, with a column of no height. */
export function layOutColumns(counts: readonly number[], { width, height }: Size) {
  const x = scaleBand(
    counts.map((_, index) => index),
    [0, width],
  ).padding(0.2);
  // `|| 1` keeps the scale finite while every count is zero.
  const y = linearScale([0, max(counts) || 1], [height, 0]);

  return counts.map((count, index) => ({
    x: x(index) ?? 0,
    y: y(count),
    width: x.bandwidth(),
    height: height - y(count),
  }));
}

interface Column {
  /** Under the column. No two are alike. */
  name: string;
  count: number;
  /** Meaning of the color, which its name says too. Default: the first color of the series. */
  tone?: 'promoter' | 'passive' | 'detractor';
}

export interface ColumnChartProps {
  columns: readonly Column[];
  /** Height of the chart with its labels, in pixels. */
  height: number;
}

const margin = { top: 20, bottom: 26 };

/** Counts of a few ordered categories, each number at its column. Over days: `TimeChart`. */
export function ColumnChart({ columns, height }: ColumnChartProps) {
  const formats = useFormats();
  const [place, width] = useChartWidth();
  const ground = height - margin.top - margin.bottom;
  const boxes = layOutColumns(
    columns.map(({ count }) => count),
    { width, height: ground },
  );

  return (
    <div ref={place} className={styles.place}>
      <svg width={width} height={height} className={styles.drawing} aria-hidden="true">
        <g transform={`translate(0 ${margin.top})`}>
          {boxes.map((box, index) => {
            const { name = '', count = 0, tone } = columns[index] ?? {};
            const middle = box.x + box.width / 2;
            return (
              <g key={name}>
                <rect {...box} rx={2} className={styles.column} data-tone={tone} />
                <text
                  x={middle}
                  y={box.y - 6}
                  className={styles.count}
                  data-none={count === 0 || undefined}
                >
                  {formats.count(count)}
                </text>
                <text x={middle} y={ground + 20} className={styles.name}>
                  {name}
                </text>
              </g>
            );
          })}
          <line x2={width} y1={ground} y2={ground} className={styles.baseline} />
        </g>
      </svg>
    </div>
  );
}
