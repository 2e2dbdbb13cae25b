import { useChartWidth } from '../useChartWidth';
import { useFormats } from '../useFormats';
import * as styles from './ColumnChart.css';
import { layOutColumns } from './layOutColumns';

interface Column {
  /** Under the column. No two are alike. */
  name: string;
  count: number;
  /** What its colour says; its name says the same. Left out: the first of the series. */
  tone?: 'promoter' | 'passive' | 'detractor';
}

export interface ColumnChartProps {
  columns: readonly Column[];
  /** How tall the drawing is with its words, in pixels. */
  height: number;
}

const margin = { top: 20, bottom: 26 };

/** How many there are of each of a few things in an order, with each number at its column. Over days: `TimeChart`. */
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
