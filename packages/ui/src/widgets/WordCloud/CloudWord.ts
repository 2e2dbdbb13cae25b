import type { Mood } from '../moods';

/** A word that visitors use. */
export interface CloudWord {
  word: string;
  /** In how many comments it stands. */
  count: number;
  sentiment: Mood;
}
