import type { StatsFeedback, StatsQuery } from './contract.ts';
import { listWords } from '../text/words/listWords.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { findSeries } from './findSeries.ts';
import { findSubject } from './findSubject.ts';
import { addCounts, noCounts } from './rollup/Cell.ts';

const mostWords = 100;

/** Counts comments, how they sound, and the words that stand in them. */
export const findFeedback = (tools: Pick<ServiceTools, 'stats' | 'rollup' | 'now'>) => {
  const subjectOf = findSubject(tools);
  const seriesOf = findSeries(tools);

  return async (accountId: string, query: StatsQuery): Promise<StatsFeedback> => {
    const subject = await subjectOf(accountId, query);
    const { scope, span } = subject;
    const [{ dates, byDay }, tally] = await Promise.all([
      seriesOf(subject),
      tools.rollup.words(accountId, scope.kind, scope.keys, span),
    ]);
    const all = noCounts();
    for (const counts of byDay.values()) addCounts(all, counts);
    const words = listWords(tally, mostWords);

    return {
      comments: all.comments,
      positive: all.positive,
      neutral: all.neutral,
      negative: all.negative,
      average_comment_length: all.comments === 0 ? null : all.comment_length / all.comments,
      sentiment_over_time: dates.map((date) => {
        const { positive = 0, neutral = 0, negative = 0 } = byDay.get(date) ?? {};
        return { date, positive, neutral, negative };
      }),
      most_frequent_word: words[0]?.word ?? null,
      words: words.map(({ word, count, sentiment }) => ({ text: word, count, sentiment })),
    };
  };
};
