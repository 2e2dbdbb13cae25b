import { hatch, type Box } from '../../charts/hatch';
import type { TimePlot } from '../../charts/TimeChart/layOutTime';

/** How comments sound, worst first: as they are stacked from the ground up. */
export const moods = ['negative', 'neutral', 'positive'] as const;

export type Mood = (typeof moods)[number];

/** How the comments of one day sound. */
export interface SentimentDay {
  /** As `2026-11-21`. */
  date: string;
  positive: number;
  neutral: number;
  negative: number;
}

interface MoodPart extends Box {
  mood: Mood;
  /** Lines over it. Only what is negative has them. */
  hatching: string;
}

export interface MoodColumn {
  date: string;
  parts: MoodPart[];
}

/** How many comments a day has. */
export const commentsOf = (day: SentimentDay) => moods.reduce((sum, mood) => sum + day[mood], 0);

const widest = 36;
/** Between the slanting lines, and between the parts of a column, in pixels. */
const hatchGap = 5;
const partGap = 1;

/** Where the parts of each column stand. A day without comments has no column: nobody said anything. */
export function layOutMoods(
  days: readonly SentimentDay[],
  { places, step, y }: TimePlot,
): MoodColumn[] {
  const width = Math.min(widest, step * 0.72);

  return days.flatMap((day, index) => {
    if (commentsOf(day) === 0) return [];
    let below = 0;
    const parts = moods.flatMap((mood) => {
      if (day[mood] === 0) return [];
      const bottom = y(below) - (below === 0 ? 0 : partGap);
      below += day[mood];
      const top = y(below);
      // What is too small for the gap below it is drawn all the same.
      const height = Math.max(0.5, bottom - top);
      const box = { x: (places[index] ?? 0) - width / 2, y: bottom - height, width, height };
      return [{ ...box, mood, hatching: mood === 'negative' ? hatch(box, hatchGap) : '' }];
    });
    return [{ date: day.date, parts }];
  });
}
