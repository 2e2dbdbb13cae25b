import type { PerformerRow } from '../TopPerformers/TopPerformers';
import type { ComparedForm } from './ComparedForm';

const estimate = (value: number, by: number, least: number, most: number, n: number) => ({
  value,
  low: Math.max(least, value - by),
  high: Math.min(most, value + by),
  n,
});

/** A form whose figures fit together. `spread` is half of its rating's interval. */
export const formOf = (
  name: string,
  rating: number,
  spread: number,
  answers: number,
): PerformerRow => ({
  id: name,
  name,
  scans: answers * 3,
  submissions: answers,
  conversionRate: estimate(1 / 3, 0.05, 0, 1, answers * 3),
  averageRating: estimate(rating, spread, 1, 10, answers),
});

/** A version of a form, and how much better it is than the one before. */
export const versionOf = (
  form: string,
  version: number,
  figures: { rating: number; spread: number; answers: number; change?: number },
): ComparedForm => {
  const { rating, spread, answers, change } = figures;
  return {
    formId: form,
    title: form,
    version,
    publishedAt: `2026-0${version + 2}-14T12:00:00Z`,
    submissions: answers,
    averageRating: estimate(rating, spread, 1, 10, answers),
    nps: estimate((rating - 7) * 34, spread * 26, -100, 100, answers),
    commentRate: estimate(0.2 + version / 12, 0.08, 0, 1, answers),
    averageResponseTime: 70 - version * 9,
    change:
      change === undefined
        ? { value: null, low: null, high: null }
        : { value: change, low: change - spread * 1.4, high: change + spread * 1.4 },
  };
};

/** Three forms of a café; the first was edited twice. */
export const forms: readonly PerformerRow[] = [
  formOf('Table card', 8.7, 0.3, 431),
  formOf('Receipt', 8.4, 0.5, 138),
  formOf('Takeaway bag', 9.2, 1.6, 7),
];

export const versions: readonly ComparedForm[] = [
  versionOf('Table card', 3, { rating: 9, spread: 0.3, answers: 214, change: 0.9 }),
  versionOf('Table card', 2, { rating: 8.1, spread: 0.5, answers: 121, change: -0.2 }),
  versionOf('Table card', 1, { rating: 8.3, spread: 0.6, answers: 96 }),
  versionOf('Receipt', 2, { rating: 7.9, spread: 0.4, answers: 88, change: -1.1 }),
  versionOf('Receipt', 1, { rating: 9, spread: 0.5, answers: 50 }),
  versionOf('Takeaway bag', 1, { rating: 9.2, spread: 1.6, answers: 7 }),
];
