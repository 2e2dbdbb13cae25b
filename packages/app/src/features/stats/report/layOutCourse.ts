interface Bar {
  date: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** How much of a day's room stays free beside its bar. */
const gap = 0.28;

/** Where the bar of each day goes; the busiest day is as high as there is room. */
export function layOutCourse(
  days: readonly { date: string; submissions: number }[],
  { width, height }: Size,
): Bar[] {
  const most = Math.max(1, ...days.map(({ submissions }) => submissions));
  const step = width / Math.max(1, days.length);
  return days.map(({ date, submissions }, index) => {
    const high = (submissions / most) * height;
    return {
      date,
      x: (index + gap / 2) * step,
      y: height - high,
      width: step * (1 - gap),
      height: high,
    };
  });
}
