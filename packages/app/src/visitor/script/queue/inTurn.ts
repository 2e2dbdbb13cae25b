import { queueName } from './news';

/**
 * Runs one after another across tabs and the worker, as far as the browser can. Where it cannot, an
 * answer may be sent twice, which the server takes for one.
 */
export const inTurn = async <T>(mode: LockMode, run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(queueName, { mode }, run) : run();
