import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { withShop } from '../engines.ts';
import { listCounts } from '../report.ts';
import type { Row } from '../Row.ts';
import { reasonOf } from '../visitors.ts';

const clients = 32;

/** Sends requests over one connection until it is refused. Records the outcome of each. */
async function keepAsking(origin: string, ends: Map<string, number>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const note = (end: string) => ends.set(end, (ends.get(end) ?? 0) + 1);
  for (;;) {
    let isKept = false;
    try {
      const asked = request(`${origin}/graphql`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json' },
      }).end('{"query":"{ version }"}');
      asked.once('socket', () => {
        isKept = asked.reusedSocket;
      });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      note(String(answer.statusCode));
    } catch (error) {
      note(isKept ? `${reasonOf(error)} on a kept connection` : reasonOf(error));
      break;
    }
  }
  agent.destroy();
}

/** Graceful shutdown of a process under load. */
export const asked: Row = {
  id: 'T94',
  title: 'SIGTERM under 32 clients that keep their connections',
  run: ({ cluster }, report) =>
    withShop(cluster.url, async (shop) => {
      const running = await shop.start({}, 'product');
      const ends = new Map<string, number>();
      const asking = Array.from({ length: clients }, () => keepAsking(running.origin, ends));
      while ((ends.get('200') ?? 0) < 1_000) await wait(20);

      const beganAt = performance.now();
      const code = await running.end('SIGTERM');
      const ms = Math.round(performance.now() - beganAt);
      await Promise.all(asking);
      report.say(`ends of requests: ${listCounts(ends)}; it was gone after ${ms} ms`);
      report.check(code === 0 && ms < 10_000, 'it ends by itself within 10 s');
      // A connection attempt during shutdown may be reset: it was never accepted.
      const atTheDoor = ['200', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
      report.check(
        [...ends.keys()].every((kind) => atTheDoor.includes(kind)),
        'every request over a connection that was let in is answered',
      );
    }),
};
