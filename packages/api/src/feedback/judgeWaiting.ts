import type { JudgedAnswer, UnjudgedAnswer } from './unjudged.sql.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { doBatches } from '../tools/doBatches.ts';
import { judgeByRating } from './createJudging.ts';

type Tools = Pick<ServiceTools, 'unjudged' | 'judging' | 'isLeaving' | 'now'>;

/** So many answers are judged with one statement. */
const atOnce = 200;

/** An answer that nobody came to judge for so long gets the mood of its rating: letters wait for it. */
const patienceMs = 60_000;

/**
 * Judges answers that were written before they were judged, in whichever process, with rests: visitors
 * come first. One whose comment cannot be read is set aside: it gets the mood of its rating. Answers
 * whether any was judged; throws where some are still to be.
 */
export async function judgeWaiting(tools: Tools): Promise<boolean> {
  const { unjudged, judging, isLeaving, now } = tools;

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
  await doBatches(async () => {
    const waiting = await unjudged.list(atOnce);
    if (waiting.length === 0) return false;
    const results = await Promise.all(waiting.map(judge));
    const judged = results.filter((result): result is JudgedAnswer => !(result instanceof Error));
    const settled = judged.length > 0 ? await unjudged.settle(judged) : 0;
    hasJudged ||= settled > 0;
    const postponed = results.find((result) => result instanceof Error);
    if (postponed) throw postponed;
    // Where none was settled, another process is about to write the same.
    return waiting.length === atOnce && settled > 0 && !isLeaving();
  });
  return hasJudged;
}
