import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

import * as styles from '../ChartProbe/ChartProbe.css';
import { undrawn } from '../drawing/undrawn';
import * as gridStyles from './GridProbe.css';

export interface GridProbeProps {
  /** What is read: "Weekday and hour". */
  label: string;
  columns: number;
  rows: number;
  /** What is said and shown about a cell. */
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

const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));

/** Reads a grid of cells one by one, with the pointer or the arrow keys. Lies over the cells. */
export function GridProbe({ label, columns, rows, describe, renderTip }: GridProbeProps) {
  const [cell, setCell] = useState<Cell | null>(null);
  const { row, column } = cell ?? { row: 0, column: 0 };

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const area = event.currentTarget.getBoundingClientRect();
    setCell({
      row: within(Math.floor(((event.clientY - area.top) / area.height) * rows), rows),
      column: within(Math.floor(((event.clientX - area.left) / area.width) * columns), columns),
    });
  };
  // A lifted finger leaves, too: what it touched stays to be read until it touches something else.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setCell(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setCell(null);
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setCell({ row: within(row + step.row, rows), column: within(column + step.column, columns) });
  };

  const isRight = column >= columns / 2;
  return (
    <div
      className={styles.probe}
      {...undrawn}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={rows * columns - 1}
      aria-valuenow={row * columns + column}
      aria-valuetext={describe(row, column)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={leave}
      onFocus={() => setCell((current) => current ?? { row: 0, column: 0 })}
      onBlur={() => setCell(null)}
      onKeyDown={press}
    >
      {cell && (
        <>
          <div
            className={gridStyles.frame}
            style={{
              left: `${(column / columns) * 100}%`,
              top: `${(row / rows) * 100}%`,
              width: `${100 / columns}%`,
              height: `${100 / rows}%`,
            }}
          />
          <div
            className={styles.tip}
            style={{
              top: `${(row / rows) * 100}%`,
              ...(isRight
                ? { right: `calc(${(1 - column / columns) * 100}% + 6px)` }
                : { left: `calc(${((column + 1) / columns) * 100}% + 6px)` }),
            }}
          >
            {renderTip(row, column)}
          </div>
        </>
      )}
    </div>
  );
}
