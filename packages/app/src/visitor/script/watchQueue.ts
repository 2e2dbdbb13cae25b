import type { Prove } from './postAnswer';
import { type AnswerUpdate, broadcast, flush, queueName } from './queue';

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
