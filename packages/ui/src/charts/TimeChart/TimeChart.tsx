import type { ReactNode } from 'react';

import { ChartProbe } from '../ChartProbe/ChartProbe';
import { useChartWidth } from '../useChartWidth';
import { useFormats } from '../useFormats';
import { DateAxis } from './DateAxis';
import { layOutTime, type TimePlot, type TimeRange } from './layOutTime';
import * as styles from './TimeChart.css';

export interface TimeChartProps {
  /** What is read place by place: "Day". */
  label: string;
  /** How tall the drawing is with its axes, in pixels. */
  height: number;
  /** The first day of each place, as `2026-11-21`, oldest first. */
  dates: readonly string[];
  /** The values that get a line, lowest first. The first and the last are the ends of the scale. */
  ticks: readonly number[];
  /** What stands at a place. Columns need room at both ends; points run from edge to edge. */
  marks?: TimeRange['marks'];
  /** The marks. */
  renderMarks: (plot: TimePlot) => ReactNode;
  /** What is said about a place. */
  describe: (index: number) => string;
  /** What is shown about a place. */
  renderTip: (index: number) => ReactNode;
  /** Where the tip hides less of the marks. */
  tipPlacement?: 'top' | 'bottom';
}

const margin = { top: 8, right: 8, bottom: 26 };
/** The room of a figure beside the axis, and of the gap to it, in pixels. */
const digitWidth = 7;
const tickGap = 8;

/** The axes, the grid and the reading line of a drawing over days. What it draws comes from the widget. */
export function TimeChart({
  label,
  height,
  dates,
  ticks,
  marks = 'points',
  renderMarks,
  describe,
  renderTip,
  tipPlacement = 'top',
}: TimeChartProps) {
  const formats = useFormats();
  const [place, width] = useChartWidth();
  const left =
    Math.max(...ticks.map((value) => formats.count(value).length)) * digitWidth + tickGap;
  const plot = layOutTime({
    count: dates.length,
    ticks,
    marks,
    width: Math.max(0, width - left - margin.right),
    height: height - margin.top - margin.bottom,
  });

  return (
    <div ref={place} className={styles.place}>
      <svg width={width} height={height} className={styles.drawing} aria-hidden="true">
        <g transform={`translate(${left} ${margin.top})`}>
          {ticks.map((value) => (
            <g key={value} transform={`translate(0 ${plot.y(value)})`}>
              <line x2={plot.width} className={styles.gridLine} />
              <text x={-tickGap} dy="0.32em" textAnchor="end" className={styles.tick}>
                {formats.count(value)}
              </text>
            </g>
          ))}
          {renderMarks(plot)}
          <DateAxis dates={dates} plot={plot} />
        </g>
      </svg>
      <div
        className={styles.plot}
        style={{ left, top: margin.top, width: plot.width, height: plot.height }}
      >
        <ChartProbe
          label={label}
          places={plot.places}
          width={plot.width}
          describe={describe}
          renderTip={renderTip}
          tipPlacement={tipPlacement}
        />
      </div>
    </div>
  );
}
