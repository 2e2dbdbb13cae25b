import { unjudgedSql, type JudgedAnswer, type UnjudgedAnswer } from './unjudged.sql.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import type { ServiceTools } from '../services.ts';
import { runInBatches } from '../tools/concurrency.ts';
import { judgeByRating } from './createJudging.ts';

type Tools = Pick<ServiceTools, 'db' | 'judging' | 'isLeaving' | 'now'>;

/** Answers per statement. */
const atOnce = 200;

/** An answer that was not judged for this long gets the sentiment of its rating: letters wait for it. */
const patienceMs = 60_000;

/**
 * Judges answers that were written unjudged, by any process, with pauses: visitors have priority. A comment
 * that cannot be read gets the sentiment of its rating. Returns true if any was judged; throws if some are
 * left.
 */
export async function judgeWaiting(tools: Tools): Promise<boolean> {
  const { db, judging, isLeaving, now } = tools;

  const judge = async (answer: UnjudgedAnswer): Promise<JudgedAnswer | Error> => {
    const { account_id, id, received_at } = answer;
    try {
      const judgement = await judging.judge(answer);
      const { sentiment, source } = judgement ?? judgeByRating(answer);
      const is_unreadable = judgement === null;
      return { account_id, id, sentiment, sentiment_source: source, is_unreadable };
    } catch (error) {
      if (!(error instanceof PostponedError)) throw error;
      if (now().getTime() - received_at.getTime() < patienceMs) return error;
      const { sentiment, source } = judgeByRating(answer);
      return { account_id, id, sentiment, sentiment_source: source, is_unreadable: false };
    }
  };

  let hasJudged = false;
  await runInBatches(async () => {
    const waiting = await unjudgedSql.list(db, atOnce);
    if (waiting.length === 0) return false;
    const results = await Promise.all(waiting.map(judge));
    const judged = results.filter((result): result is JudgedAnswer => !(result instanceof Error));
    const settled = judged.length > 0 ? await unjudgedSql.settle(db, judged) : 0;
    hasJudged ||= settled > 0;
    const postponed = results.find((result) => result instanceof Error);
    if (postponed) throw postponed;
    // If none was settled, another process is about to write the same.
    return waiting.length === atOnce && settled > 0 && !isLeaving();
  });
  return hasJudged;
}
