import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { withShop } from '../engines.ts';
import { checkLedger } from '../ledger.ts';
import type { Report } from '../report.ts';
import type { Row } from '../Row.ts';
import type { Shop } from '../shop.ts';
import { listCounts } from '../report.ts';
import { nothingSent, sendAnswer, sendAnswers, type Sent } from '../visitors.ts';

/** Longer than one process may have: ten for questions, three for jobs, two that listen. */
const mostConnections = 15;

const connectionsOf = async ({ ask, place }: Shop): Promise<number> => {
  const name = new URL(place['DATABASE_URL'] ?? '').pathname.slice(1);
  const [row] = await ask<{ count: number }>(`
    select count(*)::int from pg_stat_activity
    where datname = '${name}' and pid <> pg_backend_pid()`);
  return row?.count ?? 0;
};

/** Sends an answer every quarter of a second, whatever became of those before. */
async function probe(origin: string, slug: string, seconds: number): Promise<Sent> {
  const sent = nothingSent();
  const tries: Promise<void>[] = [];
  for (
    const until = performance.now() + seconds * 1_000;
    performance.now() < until;
    await wait(250)
  ) {
    const clientId = crypto.randomUUID();
    tries.push(
      sendAnswer(origin, slug, clientId, sent).then((receipt) => {
        if (receipt !== undefined) sent.receipts.set(clientId, receipt);
      }),
    );
  }
  await Promise.all(tries);
  return sent;
}

const checkProbe = (sent: Sent, report: Report, what: string, withinMs: number) => {
  const worst = Math.max(...sent.times);
  report.say(
    `${what}: ${sent.times.length} tries, ${sent.receipts.size} taken, ` +
      `refused ${listCounts(sent.refusals)}, worst ${Math.round(worst)} ms`,
  );
  report.check(
    [...sent.refusals.keys()].every((kind) => kind === '503'),
    `${what}: who is not served is told 503`,
  );
  report.check(worst < withinMs, `${what}: everybody is told within ${withinMs / 1_000} s`);
};

/** Blocks writes of answers while the work is done. */
async function whileLocked(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('lock table feedback in access exclusive mode');
  await work();
  await client.query('rollback');
  await client.end();
}

/** PostgreSQL that hangs, drops its connections, or blocks on a lock. */
export const serverStuck: Row = {
  id: 'T86',
  title: 'PostgreSQL paused, all connections ended, a table locked',
  run: async ({ cluster, pauseSeconds }, report) => {
    await withShop(cluster.url, async (shop) => {
      const running = await shop.start();
      const { origin } = running;
      const all = nothingSent();
      const keep = (sent: Sent) => {
        for (const [id, receipt] of sent.receipts) all.receipts.set(id, receipt);
      };
      await sendAnswers({ origin: () => origin, slug: shop.slug, total: 100 }, all);

      const pids = cluster.pids();
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      const paused = await probe(origin, shop.slug, pauseSeconds).finally(() => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      });
      keep(paused);
      checkProbe(paused, report, `paused for ${pauseSeconds} s`, 5_000);
      const beganAt = performance.now();
      await sendAnswers({ origin: () => origin, slug: shop.slug, total: 20 }, all);
      report.say(`served again ${Math.round(performance.now() - beganAt)} ms after the pause`);

      const probing = probe(origin, shop.slug, 4);
      for (let cut = 0; cut < 4; cut += 1) {
        await wait(800);
        await shop.ask(
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`,
        );
      }
      const cut = await probing;
      keep(cut);
      checkProbe(cut, report, 'all connections ended four times', 5_000);

      await whileLocked(shop.place['DATABASE_URL'] ?? '', async () => {
        const locked = await probe(origin, shop.slug, Math.min(pauseSeconds, 12));
        keep(locked);
        checkProbe(locked, report, 'a table that somebody locked', 13_000);
      });
      await sendAnswers({ origin: () => origin, slug: shop.slug, total: 20 }, all);
      const count = await connectionsOf(shop);
      report.check(count <= mostConnections, `${count} connections are open, none leaked`);
      report.check(running.isAlive(), 'the process never ended');
      await running.stop();
      await checkLedger(shop, all, report);
    });
  },
};
