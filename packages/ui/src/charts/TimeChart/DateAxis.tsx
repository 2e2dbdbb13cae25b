import { labelledPlaces } from '../ticksUpTo';
import { useFormats } from '../useFormats';
import type { TimePlot } from './layOutTime';
import { tick } from './TimeChart.css';

/** The room a date needs along the axis, in pixels. */
const dateWidth = 76;

interface Props {
  /** As `2026-11-21`, one for each place. */
  dates: readonly string[];
  plot: TimePlot;
}

/** As many dates under a plot as there is room for, the last one always. None leaves the plot. */
export function DateAxis({ dates, plot: { places, width, height } }: Props) {
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
