import type { Posted } from './postAnswer';

/** A state change of a stored answer, for every page that shows it. */
export type News = { client_id: string } & (Posted | { outcome: 'sending' });

/** The name that everything of the queue goes by: its database, lock, channel and sync event. */
export const queueName = 'hearback-answers';

/** Tells the other pages and the worker. Browsers without the channel show what they do themselves. */
export function broadcast(news: News): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(queueName);
  channel.postMessage(news);
  channel.close();
}
