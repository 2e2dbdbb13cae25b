import type { Posted } from './postAnswer';

/** A state change of a stored answer, for every page that shows it. */
export type AnswerUpdate = { client_id: string } & (Posted | { outcome: 'sending' });

/** The name that everything of the queue goes by: its database, lock, channel and sync event. */
export const queueName = 'hearback-answers';

/** Tells the other pages and the worker. Browsers without the channel show what they do themselves. */
export function broadcast(news: AnswerUpdate): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(queueName);
  channel.postMessage(news);
  channel.close();
}

/**
 * Runs one after another across tabs and the worker, as far as the browser can. Where it cannot, an
 * answer may be sent twice, which the server takes for one.
 */
export const inTurn = async <T>(mode: LockMode, run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(queueName, { mode }, run) : run();
