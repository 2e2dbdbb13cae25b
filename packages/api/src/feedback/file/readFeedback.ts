import { setTimeout as wait } from 'node:timers/promises';

import type { Feedback } from '../contract.ts';
import type { FeedbackPosition } from '../feedbackOrders.sql.ts';
import { feedbackPagesSql } from '../feedbackPages.sql.ts';
import type { FeedbackScope } from '../feedbackRows.sql.ts';
import type { ServiceTools } from '../../services.ts';

type Tools = Pick<ServiceTools, 'read'>;

/** Small enough that concurrent requests do not wait long. */
const sliceSize = 100;

/** A slow reader of the file already leaves pauses for other work. */
const restMaxMs = 20;

/**
 * A list of feedback, so many rows at most, a slice at a time: the next is read when the last is
 * written. It rests as long as it has worked, since a file may take its time and a page may not.
 */
export async function* readFeedback(
  { read }: Tools,
  scope: FeedbackScope,
  rowCount: number,
): AsyncGenerator<Feedback[]> {
  let after: FeedbackPosition | undefined;
  let left = rowCount;
  while (left > 0) {
    const startedAt = performance.now();
    const size = Math.min(sliceSize, left);
    const slice = { size, after };
    const rows = await read((db) => feedbackPagesSql.read(db, scope, slice));
    if (rows.length > 0) yield rows.map(({ feedback }) => feedback);
    left = rows.length < size ? 0 : left - size;
    after = rows.at(-1)?.position;
    if (left > 0) await wait(Math.min(restMaxMs, performance.now() - startedAt));
  }
}
