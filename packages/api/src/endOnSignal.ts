import { setTimeout as wait } from 'node:timers/promises';

import type { Listening } from './listen.ts';

interface Parts {
  /** The time that a load balancer may need to see that the process is not ready any more. */
  noticeMs: number;
  /** Says from now on that it is not ready. */
  leave: () => void;
  server: Pick<Listening, 'closeKeepAlive' | 'close'>;
  /** Lets everything else go, once nobody asks any more. */
  close: () => Promise<void>;
}

/**
 * Ends the process in order when it is asked to: not ready, connections let go one by one, streams
 * closed, what is under way finished, then everything behind it.
 */
export function endOnSignal({ noticeMs, leave, server, close }: Parts): void {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    leave();
    server.closeKeepAlive();
    await wait(noticeMs);
    await server.close();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end());
}
