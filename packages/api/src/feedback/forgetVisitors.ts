import { forgettingSql, type DueAnswer, type ForgottenAnswer } from './forgetting.sql.ts';
import type { Store } from '../database/store.ts';
import { runInBatches } from '../tools/concurrency.ts';
import type { ServiceTools } from '../services.ts';

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'readWords' | 'settings' | 'isLeaving' | 'now'>;

const dayMs = 86_400_000;

const toForgotten = async (
  { readWords }: Pick<Tools, 'readWords'>,
  due: readonly DueAnswer[],
): Promise<ForgottenAnswer[]> => {
  const words = await readWords(
    due.map(({ comment, name, language, counted_words }) => ({
      // A comment that crashed the reader is not read again.
      text: counted_words ? '' : comment,
      name: counted_words ? '' : name,
      language,
    })),
  );
  return due.map(({ account_id, id }, at) => ({
    account_id,
    id,
    counted_words: words[at] ?? new Uint8Array(),
  }));
};

/**
 * Anonymizes answers that are older than the settings allow: a few at a time, with a pause as long as each
 * batch took. Statistics do not change. If interrupted, it resumes at the same point.
 */
export async function forgetVisitors(tools: Tools): Promise<void> {
  const { db, transact, settings, isLeaving, now } = tools;
  const { personalDataDays } = settings;
  if (personalDataDays === undefined) return;

  const before = new Date(now().getTime() - personalDataDays * dayMs);
  const forgetAll = (pick: (inside: Store) => Promise<DueAnswer[]>) =>
    runInBatches(async () => {
      const isMore = await transact(async (inside) => {
        const due = await pick(inside);
        await forgettingSql.forget(inside.db, await toForgotten(tools, due), now());
        return due.length > 0;
      });
      return isMore && !isLeaving();
    });

  for (const accountId of await forgettingSql.listAccounts(db, before)) {
    if (isLeaving()) return;
    await forgetAll(async (inside) => {
      const due = await forgettingSql.pickOf(inside.db, accountId, before);
      const last = due.at(-1);
      if (last) await forgettingSql.note(inside.db, accountId, last.received_at);
      return due;
    });
  }
  await forgetAll((inside) => forgettingSql.pickDeleted(inside.db, before));
  await forgetAll((inside) => forgettingSql.pickSpam(inside.db, before));
}
