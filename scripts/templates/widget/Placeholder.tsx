import { useChartWidth } from '../../../packages/ui/src/charts/useChartWidth';
import { useFormats } from '../../../packages/ui/src/charts/useFormats';
import {
  WidgetCard,
  type WidgetProps,
} from '../../../packages/ui/src/widgets/WidgetCard/WidgetCard';
import { layOutPlaceholder, type PlaceholderRow } from './layOutPlaceholder';
import * as styles from './Placeholder.css';

export interface PlaceholderProps extends WidgetProps {
  /** Counted and complete, zeroes included, in the order they are drawn. */
  rows: readonly PlaceholderRow[];
  /** Headers of the two columns of the table, in the reader's language. */
  columns: [name: string, count: string];
}

const height = 200;

/** What it shows. Answers "which question?" */
export function Placeholder({ rows, columns, ...card }: PlaceholderProps) {
  const formats = useFormats();
  const [place, width] = useChartWidth();

  return (
    <WidgetCard
      {...card}
      height={height}
      isEmpty={rows.every(({ count }) => count === 0)}
      table={{ columns, rows: rows.map(({ name, count }) => [name, formats.count(count)]) }}
    >
      <div ref={place} className={styles.place}>
        <svg width={width} height={height} className={styles.drawing} aria-hidden="true">
          {layOutPlaceholder(rows, { width, height }).map(({ name, ...bar }) => (
            <rect
              key={name}
              x={bar.x}
              y={bar.y}
              width={bar.width}
              height={bar.height}
              rx={2}
              className={styles.bar}
            />
          ))}
        </svg>
      </div>
    </WidgetCard>
  );
}
