import { setImmediate as letOthersIn } from 'node:timers/promises';

import type { Feedback } from '../../../contract/feedback.ts';
import type { FeedbackScope } from '../../../repositories/feedbackRows.ts';
import type { FeedbackPosition } from '../../../repositories/feedbackOrders.ts';
import type { ServiceTools } from '../../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'feedbackPages'>;

/** Small enough that other requests do not wait for one, large enough that the database is not asked too often. */
const sliceSize = 500;

/** A list of feedback, so many rows at most, a slice at a time: the next is read when the last is written. */
export async function* readFeedback(
  { feedbackPages }: Tools,
  scope: FeedbackScope,
  rowCount: number,
): AsyncGenerator<Feedback[]> {
  let after: FeedbackPosition | undefined;
  let left = rowCount;
  while (left > 0) {
    const size = Math.min(sliceSize, left);
    const rows = await feedbackPages.read(scope, { size, after });
    if (rows.length > 0) yield rows.map(({ feedback }) => feedback);
    left = rows.length < size ? 0 : left - size;
    after = rows.at(-1)?.position;
    await letOthersIn();
  }
}
