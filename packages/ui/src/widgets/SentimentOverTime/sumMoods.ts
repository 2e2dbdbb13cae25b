import { inWeeks } from '../../charts/inWeeks';
import type { Step } from '../Step';
import { moods, type Mood, type SentimentDay } from './layOutMoods';

/** The moods of a day or a week. */
export type MoodStep = SentimentDay & Step;

/** How often each mood comes up. */
export const addMoods = (days: readonly SentimentDay[]): Record<Mood, number> => {
  const sums = { positive: 0, neutral: 0, negative: 0 };
  for (const day of days) for (const mood of moods) sums[mood] += day[mood];
  return sums;
};

/** Long windows as weeks: the comments of their days, added up. */
export const sumMoods = (days: readonly SentimentDay[]): MoodStep[] =>
  inWeeks(days).map((members) => ({
    date: members[0]?.date ?? '',
    days: members.length,
    ...addMoods(members),
  }));
