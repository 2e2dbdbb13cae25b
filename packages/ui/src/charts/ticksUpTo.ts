import { nice, ticks } from 'd3';

/** Round numbers from zero to just over the largest count: whole, and few enough to read. */
export function ticksUpTo(largest: number, about = 3): number[] {
  const [, top] = nice(0, Math.max(largest, 1), about);
  return ticks(0, top, about).filter(Number.isInteger);
}

/** Which of many places along an axis get a label, evenly, the last one always. */
export function labelledPlaces(count: number, most: number): number[] {
  if (count === 0) return [];
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
