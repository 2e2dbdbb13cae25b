import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../../scripts/machine/freePort.ts';
import { isInstalled, prepareBalancer } from '../../topology/balancers.ts';
import { withShop } from '../engines.ts';
import { checkLedger } from '../ledger.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../Row.ts';
import { nothingSent, sendAnswers } from '../visitors.ts';

const rate = 100;

/** One process after the other is replaced while people send. */
export const rolled: Row = {
  id: 'T95',
  title: 'rolling restarts of two processes behind HAProxy at 100 answers a second',
  run: async ({ cluster, answers }, report) => {
    if (!isInstalled('haproxy')) return report.skip('haproxy is not installed');
    await withShop(cluster.url, async (shop) => {
      const folder = mkdtempSync(join(tmpdir(), 'hearback-rolled-'));
      const ports = [await freePort(), await freePort()] as const;
      const port = await freePort();
      const metrics = new Map<number, number>();
      for (const one of ports) metrics.set(one, await freePort());
      /** True if the balancer has routed requests to the process since its restart. */
      const isTrusted = async (at: number) => {
        const told = await fetch(`http://127.0.0.1:${metrics.get(at)}/metrics`);
        return (await told.text()).includes('/survey/:slug/submit/');
      };
      const start = (at: number) =>
        shop.start(
          {
            PORT: String(at),
            TRUST_PROXY: '127.0.0.1',
            DRAIN_MS: '3000',
            DATA_DIR: join(folder, String(at)),
            METRICS_PORT: String(metrics.get(at)),
          },
          'product',
        );
      const apps = [await start(ports[0]), await start(ports[1])];
      const balancer = prepareBalancer('haproxy', { folder, port, apps: ports }).start();
      const origin = `http://127.0.0.1:${port}`;
      while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) await wait(100);

      const sent = nothingSent();
      const sending = sendAnswers(
        { origin: () => origin, slug: shop.slug, total: answers, rate, phones: 32 },
        sent,
      );
      let rolls = 0;
      const isOver = sending.then(() => true);
      while (!(await Promise.race([isOver, wait(500, false)]))) {
        const at = rolls % 2;
        await apps[at]?.end('SIGTERM');
        apps[at] = await start(ports[at] ?? 0);
        rolls += 1;
        while (!(await Promise.race([isOver, isTrusted(ports[at] ?? 0)]))) await wait(100);
      }
      await sending;
      balancer.kill('SIGTERM');
      report.say(
        `${rolls} processes were replaced within ${Math.round(answers / rate)} s; ` +
          `p50 ${percentile(sent.times, 0.5).toFixed(0)} ms, p99 ${percentile(sent.times, 0.99).toFixed(0)} ms`,
      );
      report.check(sent.refusals.size === 0, 'no request failed, and none had to be sent again');
      await checkLedger(shop, sent, report);
      rmSync(folder, { recursive: true, force: true });
    });
  },
};
