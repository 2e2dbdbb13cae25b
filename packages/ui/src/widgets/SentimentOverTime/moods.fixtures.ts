import type { SentimentDay } from './layOutMoods';

/** A café's comments: fewer complaints as time goes by, closed on Mondays. The same every time. */
export const commentedDays = (count: number): SentimentDay[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 9, 23 + index));
    const isClosed = date.getUTCDay() === 1;
    const negative = Math.max(0, Math.round(4 - index / 8) + ((index * 5) % 3) - 1);
    return {
      date: date.toISOString().slice(0, 10),
      positive: isClosed ? 0 : 3 + ((index * 7) % 6) + Math.round(index / 10),
      neutral: isClosed ? 0 : (index * 3) % 4,
      negative: isClosed ? 0 : negative,
    };
  });

/** A day on which nobody wrote. */
export const silent = ({ date }: SentimentDay): SentimentDay => ({
  date,
  positive: 0,
  neutral: 0,
  negative: 0,
});
