import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { withShop } from '../faults/engines.ts';
import { percentile } from '../faults/percentile.ts';
import { memoryOf } from './memory.ts';
import type { Row } from './Row.ts';

/** A connection that is kept open after one request. */
async function openIdle(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** Many idle connections after one request each. */
export const idle: Row = {
  id: 'T116',
  title: 'connections that nobody uses',
  isLong: true,
  run: ({ cluster, connections }, report) =>
    withShop(cluster.url, async (shop) => {
      const { origin, pid } = await shop.start({}, 'product');
      const port = Number(new URL(origin).port);
      (await openIdle(port)).destroy();
      const before = memoryOf(pid);
      const sockets: Socket[] = [];
      while (sockets.length < connections) {
        const more = Math.min(200, connections - sockets.length);
        sockets.push(...(await Promise.all(Array.from({ length: more }, () => openIdle(port)))));
      }
      const growth = memoryOf(pid) - before;
      const times: number[] = [];
      for (let n = 0; n < 50; n += 1) {
        const askedAt = performance.now();
        await (await fetch(`${origin}/api/survey/${shop.slug}/`)).text();
        times.push(performance.now() - askedAt);
      }
      const open = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      report.check(
        growth < 300,
        `${open} connections are open: ${growth.toFixed(0)} MB more; goal 300 MB`,
      );
      const slow = percentile(times, 0.95);
      report.check(slow < 200, `a new request takes ${slow.toFixed(0)} ms (p95); goal 200 ms`);
    }),
};
