import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { knownOwner } from '../../../e2e/stack/owner.ts';
import type { Running } from '../../../e2e/stack/process.ts';
import { startSmtp } from '../../../packages/api/src/test/startSmtp.ts';
import { freePort } from '../../../scripts/machine/freePort.ts';
import { withShop } from '../engines.ts';
import type { Row } from '../Row.ts';
import type { Shop } from '../shop.ts';
import { until } from '../until.ts';
import { nothingSent, sendAnswer } from '../visitors.ts';

const processes = 4;

/** A program that receives webhooks for answers. */
async function startListener() {
  const heard: string[] = [];
  const server = createServer((asked, response) => {
    heard.push(String(asked.headers['webhook-id']));
    asked.resume();
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function count({ ask }: Shop, statement: string): Promise<number> {
  const [row] = await ask<{ count: number }>(statement);
  return row?.count ?? 0;
}

const countDigests = (shop: Shop) =>
  count(shop, `select count(*)::int from letter where kind = 'sendDigest'`);

/** Makes the digest due, and all processes look at once: each of them takes an answer. */
async function tick(shop: Shop, all: readonly Running[]): Promise<boolean> {
  await shop.ask(`update notification_setting
    set digest_since = now() - interval '30 days', digest_due_at = now() - interval '1 second'`);
  const sent = nothingSent();
  const receipts = await Promise.all(
    all.map(({ origin }) => sendAnswer(origin, shop.slug, randomUUID(), sent)),
  );
  return receipts.every((receipt) => receipt !== undefined);
}

const isDistinct = (ids: readonly unknown[]) => new Set(ids).size === ids.length;

/** Checks the periodic jobs of four concurrent processes. */
export const ticks: Row = {
  id: 'T92',
  title: 'four processes that all look whether something is due',
  run: ({ cluster, answers }, report) =>
    withShop(cluster.url, async (shop) => {
      const port = await freePort();
      const mail = await startSmtp(port);
      const listener = await startListener();
      const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, WEBHOOK_ALLOW_PRIVATE: 'true' };
      const all = await Promise.all(
        Array.from({ length: processes }, () => shop.start({ ...settings })),
      );
      const owner = knownOwner(all[0]?.origin ?? '', shop.owner.email, shop.owner.password);
      await owner.ask('POST', '/webhook/', {
        url: listener.url,
        events: ['feedback.received'],
        password: shop.owner.password,
      });
      await owner.ask('PUT', '/user/notification_settings/', {
        digest: 'daily',
        quiet_from: null,
        quiet_to: null,
        timezone: 'UTC',
        low_rating_letters: false,
      });
      const countTold = () =>
        count(
          shop,
          `select coalesce(sum(count), 0)::int as count from notification where kind = 'new_feedback'`,
        );
      const toldBefore = await countTold();

      const wanted = Math.min(50, answers / 100);
      let done = 0;
      for (; done < wanted; done += 1) {
        if (!(await tick(shop, all))) break;
        const seconds = await until(async () => (await countDigests(shop)) > done, 30);
        if (seconds === Infinity) break;
      }
      report.check(done === wanted, `${done} of ${wanted} times a digest was due, it was planned`);
      const given = done * processes;
      // The letter about the new webhook comes there too.
      const digestLetters = () =>
        mail.received.filter(({ subject }) => subject?.startsWith('Your day'));
      await until(() => digestLetters().length >= done && listener.heard.length >= given, 60);
      // Stopped before counting: pending work finishes first, so that nothing arrives later.
      await Promise.all(all.map((one) => one.stop()));
      listener.stop();
      await mail.stop();

      const digests = await countDigests(shop);
      const ids = digestLetters().map(({ messageId }) => messageId);
      report.check(
        digests === done && ids.length === done && isDistinct(ids),
        `${digests} digests were planned and ${ids.length} sent in ${done} ticks of ${processes} processes`,
      );
      report.check(
        listener.heard.length === given && isDistinct(listener.heard),
        `a webhook was told ${listener.heard.length} times of ${given} answers`,
      );
      const told = (await countTold()) - toldBefore;
      report.check(told === given, `${told} answers were counted in notifications`);
    }),
};
