import {
  type AnswerUpdate,
  broadcast,
  dropAnswer,
  flush,
  inTurn,
  keepAnswer,
  postAnswer,
  type Posted,
  type Prove,
  queueName,
  type SavedAnswer,
} from './queue';

/** Lazily loads the solver when the server requires proof of work, which is rare. */
export const proveOnPage: Prove = async (action) => {
  const address = '/visitor-proof.js';
  const solver = (await import(/* @vite-ignore */ address)) as { prove: Prove };
  return solver.prove(action);
};

/** The result of sending, and whether the device stored the answer for a retry. */
type Delivered = Posted & { isKept: boolean };

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

/** Milliseconds between tries while the page is open: twice as long each time. */
const firstPause = 3_000;
const longestPause = 60_000;

/** Sends stored answers while the page is open, and receives the results of other pages. */
export function watchQueue(prove: Prove, hear: (news: AnswerUpdate) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  const tell = (news: AnswerUpdate) => {
    hear(news);
    broadcast(news);
  };

  const sendAll = () => {
    clearTimeout(timer);
    flush(prove, tell).then(
      (wait) => {
        if (wait === undefined) tries = 0;
        else soon(wait);
      },
      // No database: there is nothing that could wait in it.
      () => undefined,
    );
  };

  const soon = (wait = 0) => {
    clearTimeout(timer);
    const pause = Math.min(firstPause * 2 ** tries++, longestPause);
    timer = setTimeout(sendAll, Math.max(wait, pause));
  };

  if (window.BroadcastChannel) {
    new BroadcastChannel(queueName).addEventListener('message', ({ data }) =>
      hear(data as AnswerUpdate),
    );
  }
  addEventListener('online', sendAll);
  // From the browser's memory, or opened again by a phone that had put it away.
  addEventListener('pageshow', sendAll);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendAll();
  });

  return { sendAll, soon };
}
