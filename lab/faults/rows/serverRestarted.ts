import { setTimeout as wait } from 'node:timers/promises';

import { withShop } from '../engines.ts';
import { checkLedger } from '../ledger.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../Row.ts';
import { nothingSent, sendAnswers } from '../visitors.ts';

const rate = 200;

/** PostgreSQL that is restarted under load, in order and as after a crash. */
export const serverRestarted: Row = {
  id: 'T85',
  title: 'PostgreSQL restarted, fast and immediate, under load',
  run: async ({ cluster, answers }, report) => {
    await withShop(cluster.url, async (shop) => {
      const running = await shop.start();
      const sent = nothingSent();
      const { origin, isAlive } = running;
      const sending = sendAnswers(
        { origin: () => origin, slug: shop.slug, total: answers, rate, phones: 32 },
        sent,
      );
      for (const mode of ['fast', 'immediate'] as const) {
        await wait((answers / rate / 3) * 1_000);
        cluster.restart(mode);
        const backAt = performance.now();
        const before = sent.receipts.size;
        while (sent.receipts.size === before && performance.now() - backAt < 20_000) await wait(5);
        const ms = Math.round(performance.now() - backAt);
        report.say(`${mode}: the first answer was taken ${ms} ms after the server was back`);
        report.check(ms < 2_000, `${mode}: it recovers within 2 s`);
      }
      await sending;
      report.check(isAlive(), 'the process never ended');
      const statuses = [...sent.refusals.keys()];
      report.check(
        statuses.every((kind) => kind === '503'),
        'nothing but 503 was answered meanwhile',
      );
      report.say(
        `p50 ${percentile(sent.times, 0.5).toFixed(0)} ms, worst ${Math.max(...sent.times).toFixed(0)} ms`,
      );
      await running.stop();
      await checkLedger(shop, sent, report);
    });
  },
};
