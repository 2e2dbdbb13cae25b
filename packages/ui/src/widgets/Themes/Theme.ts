import type { Estimate } from '../EstimateFigure';
import type { Mood } from '../moods';

/** Something that several visitors speak of. */
export interface CommentTheme {
  /** In the words that visitors use most for it. */
  label: string;
  /** Number of comments that mention it. */
  count: number;
  sentiment: Mood;
  /** The mean rating of the comments with it less that of the others. */
  effect: Estimate;
  /** Up to three comments that show it. */
  examples: readonly ThemeExample[];
}

/** A comment that shows a theme. */
export interface ThemeExample {
  id: string;
  comment: string;
  /** 1 to 10. */
  rating: number | null;
  /** A moment: `2026-11-21T18:04:00Z`. */
  occurredAt: string;
}
