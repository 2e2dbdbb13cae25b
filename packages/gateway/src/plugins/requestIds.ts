import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that is being answered, for what has no context at hand. */
export const requestIds = new AsyncLocalStorage<string>();
