import { area, curveMonotoneX, line, max, scaleLinear } from 'd3';

import type { Size } from '../../charts/Size';
import { ticksUpTo } from '../../charts/ticksUpTo';

export interface DayCount {
  /** As `2026-11-21`. */
  date: string;
  scans: number;
  submissions: number;
}

/** Where two courses run over the days of a window. One day stands in the middle. */
export function layOutDays(days: readonly DayCount[], { width, height }: Size) {
  const { top, values } = ticksUpTo(
    max(days, ({ scans, submissions }) => Math.max(scans, submissions)) ?? 0,
  );
  const y = scaleLinear([0, top], [height, 0]);
  const x = scaleLinear([0, Math.max(1, days.length - 1)], [0, width]);
  const xOf = (index: number) => (days.length === 1 ? width / 2 : x(index));

  const course = (count: (day: DayCount) => number) =>
    line<DayCount>()
      .x((_, index) => xOf(index))
      .y((day) => y(count(day)))
      .curve(curveMonotoneX)(days as DayCount[]) ?? '';
  const ground =
    area<DayCount>()
      .x((_, index) => xOf(index))
      .y0(height)
      .y1(({ scans }) => y(scans))
      .curve(curveMonotoneX)(days as DayCount[]) ?? '';

  return {
    places: days.map((_, index) => xOf(index)),
    ticks: values.map((value) => ({ value, y: y(value) })),
    scansGround: ground,
    scansLine: course(({ scans }) => scans),
    submissionsLine: course(({ submissions }) => submissions),
    points: days.map((day, index) => ({
      date: day.date,
      x: xOf(index),
      scansY: y(day.scans),
      submissionsY: y(day.submissions),
    })),
  };
}
