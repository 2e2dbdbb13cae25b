import type { Prove } from '../proof/proveOnPage';
import { dropAnswer, keepAnswer, type SavedAnswer } from './answers';
import { inTurn } from './acrossTabs';
import { postAnswer, type Posted } from './postAnswer';

/** The result of sending, and whether the device stored the answer for a retry. */
export type Delivered = Posted & { isKept: boolean };

/** Many network failures last only a moment. */
const secondTry = 800;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Sends an answer that was just given. The device has it while it is under way, so that a closed tab
 * loses nothing; sending waits for neither the device nor for what else is being sent.
 */
export function sendAnswer(
  answer: Omit<SavedAnswer, 'saved_at'>,
  prove: Prove,
): Promise<Delivered> {
  const post = () => postAnswer(answer.action, answer.body, prove);
  const saved = { ...answer, saved_at: Date.now() };
  const isKept = keepAnswer(saved).then(
    () => true,
    // No IndexedDB, as in some private windows: the page keeps the input itself.
    () => false,
  );

  const posting = post().then(async (posted) => {
    if (posted.outcome !== 'later' || posted.wait > 0 || !navigator.onLine) return posted;
    await pause(secondTry);
    return post();
  });

  /** The copy on the device follows. Until then no other tab sends it. */
  const settling = posting.then(async (posted) => {
    if (!(await isKept)) return;
    if (posted.outcome === 'later') {
      if (posted.wait) await keepAnswer({ ...saved, not_before: Date.now() + posted.wait });
    } else if (posted.outcome === 'taken') await keepAnswer({ ...saved, isTaken: true });
    else await dropAnswer(answer.client_id);
  });
  // If deleting the copy failed, it is sent again; the id makes that idempotent.
  inTurn('shared', () => settling).catch(() => undefined);

  return posting.then(async (posted) => ({
    ...posted,
    isKept: /later|taken/.test(posted.outcome) && (await isKept),
  }));
}
