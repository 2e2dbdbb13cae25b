import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withShop } from '../engines.ts';
import { checkLedger } from '../ledger.ts';
import type { Row } from '../Row.ts';
import { nothingSent, sendAnswers } from '../visitors.ts';

/** A second process on the folder of an embedded database, and stale locks. */
export const secondProcess: Row = {
  id: 'T82',
  title: 'a second process on one data folder; locks of the dead',
  run: (_, report) =>
    withShop(undefined, async (shop) => {
      const lock = join(shop.place['DATA_DIR'] ?? '', 'lock');
      const sent = nothingSent();
      const first = await shop.start();
      const send = async (origin: string) =>
        sendAnswers({ origin: () => origin, slug: shop.slug, total: 100 }, sent);
      const sending = send(first.origin);

      const beganAt = performance.now();
      const refusal = await shop.start().then(
        () => 'it started',
        (error: unknown) => String(error),
      );
      const ms = Math.round(performance.now() - beganAt);
      report.say(`the second one ended after ${ms} ms, start of Node included`);
      report.check(refusal.includes('ended with 1'), 'the second one ends with 1');
      report.check(refusal.includes('is in use by another process'), 'it says why');
      await sending;
      report.check(first.isAlive() && sent.receipts.size === 100, 'the first one is unharmed');

      await first.end('SIGKILL');
      const left = readFileSync(lock, 'utf8');
      const second = await shop.start();
      await send(second.origin);
      report.check(sent.receipts.size === 200, 'the lock of one that was killed is taken over');

      await second.end('SIGKILL');
      writeFileSync(lock, left.replace(/^\d+/, String(process.pid)));
      const third = await shop.start();
      await send(third.origin);
      report.check(
        sent.receipts.size === 300,
        'so is a lock whose process id now belongs to another program',
      );
      await third.stop();
      await checkLedger(shop, sent, report);
    }),
};
