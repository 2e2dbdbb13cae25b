import type { ReactNode } from 'react';

import { ChartProbe } from '../ChartProbe/ChartProbe';
import { useChartWidth } from '../useChartWidth';
import { useFormats } from '../useFormats';
import { labelledPlaces } from '../ticks';
import { layOutTime, type TimePlot, type TimeRange } from './layOutTime';
import * as styles from './TimeChart.css';
import { tick } from './TimeChart.css';

/** Minimum width of a date on the axis, in pixels. */
const dateWidth = 76;

interface DateAxisProps {
  /** As `2026-11-21`, one for each place. */
  dates: readonly string[];
  plot: TimePlot;
}

/** The dates under a plot, as many as fit, always including the last one. None overflows the plot. */
function DateAxis({ dates, plot: { places, width, height } }: DateAxisProps) {
  const formats = useFormats();
  const last = dates.length - 1;
  const anchorOf = (index: number) => {
    if (last === 0) return 'middle';
    if (index === last) return 'end';
    return index === 0 ? 'start' : 'middle';
  };

  return labelledPlaces(dates.length, Math.floor(width / dateWidth)).map((index) => (
    <text
      key={index}
      x={places[index]}
      y={height + 20}
      textAnchor={anchorOf(index)}
      className={tick}
    >
      {formats.day(dates[index] ?? '')}
    </text>
  ));
}

export interface TimeChartProps {
  /** Accessible name of the time axis: "Day". */
  label: string;
  /** Height of the chart with its axes, in pixels. */
  height: number;
  /** The first day of each place, as `2026-11-21`, oldest first. */
  dates: readonly string[];
  /** The values that get a line, lowest first. The first and the last are the ends of the scale. */
  ticks: readonly number[];
  /** The kind of marks. Columns need padding at both ends; points run from edge to edge. */
  marks?: TimeRange['marks'];
  /** The marks. */
  renderMarks: (plot: TimePlot) => ReactNode;
  /** Formats a data point for screen readers. */
  describe: (index: number) => string;
  /** Renders the tooltip of a data point. */
  renderTip: (index: number) => ReactNode;
  /** The side on which the tooltip covers less of the marks. */
  tipPlacement?: 'top' | 'bottom';
}

const margin = { top: 8, right: 8, bottom: 26 };
/** Width of a digit of the axis labels, and the gap beside them, in pixels. */
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
