import { limits, type Language } from '@hearback/schema/limits';

import type { Messages } from '../Messages';

type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;

/** Lets at most so many works run at once; the rest wait in the order they came. */
function createGate(width: number) {
  const waiting: (() => void)[] = [];
  let free = width;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Passes the slot on directly, so that no other caller takes it.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const inTurn = createGate(limits.messagesParallelReads);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Every sentence in a language. Tries five more times, waiting twice as long each time. */
export async function loadMessages(language: Language, get: Fetch = fetch): Promise<Messages> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inTurn(async () => {
        const response = await get(`/locales/${language}/messages.json`);
        if (!response.ok) throw new Error(`The messages answered ${response.status}.`);
        return (await response.json()) as Messages;
      });
    } catch (cause) {
      if (attempt === limits.messagesRetries) {
        throw new Error(`The messages in ${language} could not be loaded.`, { cause });
      }
      await wait(limits.messagesRetryDelayMs * 2 ** attempt);
    }
  }
}
