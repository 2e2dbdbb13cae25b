import { hatch, type PixelArea } from '../../charts/hatch';
import type { TimePlot } from '../../charts/TimeChart/layOutTime';

/** Order of the stack, from the bottom up. */
export const moodOrder = ['negative', 'neutral', 'positive'] as const;

export type MoodShare = (typeof moodOrder)[number];

/** Number of comments per sentiment on one day. */
export interface SentimentDay {
  /** As `2026-11-21`. */
  date: string;
  positive: number;
  neutral: number;
  negative: number;
}

interface MoodPart extends PixelArea {
  mood: MoodShare;
  /** Lines over it. Only what is negative has them. */
  hatching: string;
}

export interface MoodColumn {
  date: string;
  parts: MoodPart[];
}

/** Returns the number of comments on a day. */
export const commentsOf = (day: SentimentDay) =>
  moodOrder.reduce((sum, mood) => sum + day[mood], 0);

const widest = 36;
/** Between the slanting lines, and between the parts of a column, in pixels. */
const hatchGap = 5;
const partGap = 1;

/** Computes the parts of each stacked column. A day without comments has none. */
export function layOutMoods(
  days: readonly SentimentDay[],
  { places, step, y }: TimePlot,
): MoodColumn[] {
  const width = Math.min(widest, step * 0.72);

  return days.flatMap((day, index) => {
    if (commentsOf(day) === 0) return [];
    let below = 0;
    const parts = moodOrder.flatMap((mood) => {
      if (day[mood] === 0) return [];
      const bottom = y(below) - (below === 0 ? 0 : partGap);
      below += day[mood];
      const top = y(below);
      // Parts thinner than the gap get a minimum height.
      const height = Math.max(0.5, bottom - top);
      const box = { x: (places[index] ?? 0) - width / 2, y: bottom - height, width, height };
      return [{ ...box, mood, hatching: mood === 'negative' ? hatch(box, hatchGap) : '' }];
    });
    return [{ date: day.date, parts }];
  });
}
