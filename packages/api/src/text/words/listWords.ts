import type { Sentiment } from '../../database/WorkspaceTables.ts';
import { hashStem } from './hashStem.ts';
import { hidesWord } from './hidesWord.ts';
import { pickWording } from './pickWording.ts';
import { sentimentOfCounts } from './sentimentOfCounts.ts';
import type { WordTally } from './WordTally.ts';

/** A word that visitors use, in the form they use most. */
export interface ListedWord {
  word: string;
  /** In how many comments it stands: who repeats it in one does not make it larger. */
  count: number;
  /** The mood of these comments. */
  sentiment: Sentiment;
}

const countOf = ({ positive, neutral, negative }: Record<Sentiment, number>) =>
  positive + neutral + negative;

/**
 * The words of a tally, the commonest first, for a cloud. Small words were never noted, nor was
 * personal data: addresses and numbers. Names are left out, and what could be a name while only one
 * comment has it. What English and Polish write alike, as "menu", is one word.
 */
export function listWords(tally: WordTally, most = 100): ListedWord[] {
  const shown = new Map<string, Record<Sentiment, number>>();
  for (const [stem, word] of tally.words) {
    const count = countOf(word);
    const { positive, neutral, negative, possible, wordings } = word;
    const names = tally.names.get(hashStem(stem)) ?? 0;
    if (count <= 0 || hidesWord({ names, possible, ordinary: count - possible })) continue;
    const text = pickWording(wordings);
    const before = shown.get(text) ?? { positive: 0, neutral: 0, negative: 0 };
    shown.set(text, {
      positive: before.positive + positive,
      neutral: before.neutral + neutral,
      negative: before.negative + negative,
    });
  }

  return [...shown]
    .map(([word, counts]) => ({
      word,
      count: countOf(counts),
      sentiment: sentimentOfCounts(counts),
    }))
    .toSorted((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, most);
}
