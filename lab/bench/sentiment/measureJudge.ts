import type { Judge } from './peers.ts';

/** A text whose mood a person has judged; of a mixed one that it is neither good nor bad. */
export interface Judged {
  text: string;
  mood: 'positive' | 'neutral' | 'negative';
}

const moods = ['positive', 'neutral', 'negative'] as const;

const moodOf = (score: number, least: number): Judged['mood'] => {
  if (score > least) return 'positive';
  return score < -least ? 'negative' : 'neutral';
};

/** Accuracy, and the mean F1 score over the moods that occur. */
function grade(texts: readonly Judged[], scores: ReadonlyMap<string, number>, least: number) {
  const rows = texts.map(({ text, mood }) => ({
    is: mood,
    told: moodOf(scores.get(text) ?? 0, least),
  }));
  const right = rows.filter(({ is, told }) => is === told).length;
  const each = moods.flatMap((mood) => {
    const hits = rows.filter(({ is, told }) => is === mood && told === mood).length;
    const either = rows.filter(({ is }) => is === mood).length;
    const called = rows.filter(({ told }) => told === mood).length;
    return either === 0 ? [] : [(2 * hits) / (either + called)];
  });
  const macroF1 = each.reduce((sum, one) => sum + one, 0) / each.length;
  return { accuracy: right / rows.length, macroF1 };
}

async function scoresOf({ score }: Judge, texts: readonly Judged[], language: 'en' | 'pl') {
  const scores = new Map<string, number>();
  for (const { text } of texts) {
    const given = score(text, language);
    scores.set(text, typeof given === 'number' ? given : await given);
  }
  return scores;
}

/** The threshold that suits a judge best on development comments: none loses by one made for other texts. */
export async function fitThreshold(
  judge: Judge,
  texts: readonly Judged[],
  language: 'en' | 'pl',
): Promise<number> {
  const scores = await scoresOf(judge, texts, language);
  const thresholds = [...new Set([0, ...Array.from(scores.values(), Math.abs)])];
  const [best = 0] = thresholds.toSorted(
    (one, other) => grade(texts, scores, other).macroF1 - grade(texts, scores, one).macroF1,
  );
  return best;
}

/** A judge that takes this many milliseconds for a text is measured on a hundred of them. */
const slowMs = 5;
const slowMost = 100;

/** Grades a judge on texts that it was never tuned on, with its documented threshold and with a fitted one. */
export async function measureJudge(
  judge: Judge,
  all: readonly Judged[],
  language: 'en' | 'pl',
  fitted: number,
) {
  const start = performance.now();
  await scoresOf(judge, all.slice(0, 8), language);
  const isSlow = performance.now() - start > 8 * slowMs;
  const step = isSlow ? Math.ceil(all.length / slowMost) : 1;
  const texts = all.filter((_, at) => at % step === 0);
  // CPU time of this process only: other programs do not count.
  const before = process.cpuUsage();
  const scores = await scoresOf(judge, texts, language);
  const { user, system } = process.cpuUsage(before);
  return {
    documented: grade(texts, scores, judge.documented),
    fitted: grade(texts, scores, fitted),
    perComment: (user + system) / texts.length,
  };
}
