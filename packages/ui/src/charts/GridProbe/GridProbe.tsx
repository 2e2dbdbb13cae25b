import type { ReactNode } from 'react';

import * as styles from '../ChartProbe/ChartProbe.css';
import { ProbeArea } from '../ChartProbe/ProbeArea';
import * as gridStyles from './GridProbe.css';

export interface GridProbeProps {
  /** Accessible name of the grid: "Weekday and hour". */
  label: string;
  columns: number;
  rows: number;
  /** Formats a cell for screen readers; the tooltip is below. */
  describe: (row: number, column: number) => string;
  renderTip: (row: number, column: number) => ReactNode;
}

interface Cell {
  row: number;
  column: number;
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
  PageUp: { row: -Infinity, column: 0 },
  PageDown: { row: Infinity, column: 0 },
};

/** Between a cell and its tip, in pixels. */
const tipGap = 6;

const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Beside a cell, towards the middle; above or below one that is as wide as the grid. */
function tipPlaceOf(
  { row, column }: Cell,
  { columns, rows }: Pick<GridProbeProps, 'columns' | 'rows'>,
) {
  if (columns === 1) {
    return row < rows / 2
      ? { right: 0, top: `calc(${share(row + 1, rows)} + ${tipGap}px)` }
      : { right: 0, bottom: `calc(${share(rows - row, rows)} + ${tipGap}px)` };
  }
  const top = share(row, rows);
  return column < columns / 2
    ? { top, left: `calc(${share(column + 1, columns)} + ${tipGap}px)` }
    : { top, right: `calc(${share(columns - column, columns)} + ${tipGap}px)` };
}

/**
 * Reads a grid of cells one by one, with the pointer or the arrow keys. Lies over the cells. Along a
 * single column every arrow leads to the next cell.
 */
export function GridProbe({ label, columns, rows, describe, renderTip }: GridProbeProps) {
  const cellOf = (place: number): Cell => ({
    row: Math.floor(place / columns),
    column: place % columns,
  });
  const placeOf = ({ row, column }: Cell) => clamp(row, rows) * columns + clamp(column, columns);

  return (
    <ProbeArea
      label={label}
      count={rows * columns}
      first={0}
      placeAt={(x, y, { width, height }) =>
        placeOf({
          row: Math.floor((y / height) * rows),
          column: Math.floor((x / width) * columns),
        })
      }
      placeAfter={(key, place) => {
        const step = steps[key];
        if (!step) return undefined;
        const { row, column } = cellOf(place);
        if (columns === 1) return placeOf({ row: row + step.row + step.column, column });
        return placeOf({ row: row + step.row, column: column + step.column });
      }}
      describe={(place) => describe(cellOf(place).row, cellOf(place).column)}
    >
      {(place) => {
        const { row, column } = cellOf(place);
        return (
          <>
            <div
              className={gridStyles.frame}
              style={{
                left: share(column, columns),
                top: share(row, rows),
                width: share(1, columns),
                height: share(1, rows),
              }}
            />
            <div className={styles.tip} style={tipPlaceOf({ row, column }, { columns, rows })}>
              {renderTip(row, column)}
            </div>
          </>
        );
      }}
    </ProbeArea>
  );
}
