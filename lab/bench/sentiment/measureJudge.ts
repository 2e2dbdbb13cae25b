import type { LabelledComment } from '../../../packages/api/src/text/labelled/listLabelled.ts';
import type { Judge } from './peers.ts';

const moods = ['positive', 'neutral', 'negative'] as const;
type Mood = (typeof moods)[number];

const moodOf = (score: number, least: number): Mood => {
  if (score > least) return 'positive';
  return score < -least ? 'negative' : 'neutral';
};

/** Accuracy, and the mean F1 score over the moods. */
function gradeMoods(rows: readonly { is: Mood; told: Mood }[]) {
  const right = rows.filter(({ is, told }) => is === told).length;
  const each = moods.map((mood) => {
    const hits = rows.filter(({ is, told }) => is === mood && told === mood).length;
    const either = rows.filter(({ is }) => is === mood).length;
    const called = rows.filter(({ told }) => told === mood).length;
    return either + called === 0 ? 0 : (2 * hits) / (either + called);
  });
  return { accuracy: right / rows.length, macroF1: each.reduce((sum, one) => sum + one, 0) / 3 };
}

const grade = (
  comments: readonly LabelledComment[],
  scores: ReadonlyMap<string, number>,
  least: number,
) =>
  gradeMoods(
    comments.map(({ text, sentiment }) => ({
      is: sentiment,
      told: moodOf(scores.get(text) ?? 0, least),
    })),
  );

/**
 * Grades a classifier on comments that no rule was tuned on: with its documented threshold, and with the
 * best one on the development comments, so that none loses by a threshold that was made for other texts.
 */
export function measureJudge(
  { score, documented }: Judge,
  comments: readonly LabelledComment[],
  language: 'en' | 'pl',
) {
  for (const { text } of comments) score(text, language);
  // CPU time of this process only: other programs do not count.
  const before = process.cpuUsage();
  const scores = new Map(comments.map(({ text }) => [text, score(text, language)]));
  const { user, system } = process.cpuUsage(before);
  const perComment = (user + system) / comments.length;

  const development = comments.filter(({ part }) => part === 'development');
  const heldOut = comments.filter(({ part }) => part === 'held out');
  const thresholds = [...new Set([0, ...Array.from(scores.values(), Math.abs)])];
  const fitted = thresholds.toSorted(
    (one, other) =>
      grade(development, scores, other).macroF1 - grade(development, scores, one).macroF1,
  )[0];

  return {
    documented: grade(heldOut, scores, documented),
    fitted: grade(heldOut, scores, fitted ?? documented),
    perComment,
  };
}
