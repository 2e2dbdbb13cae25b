import { setTimeout as wait } from 'node:timers/promises';

import { onBoth } from '../engines.ts';
import { checkLedger } from '../ledger.ts';
import type { Row } from '../Row.ts';
import { nothingSent, sendAnswer, sendAnswers } from '../visitors.ts';

const kills = 5;

/** A process that is killed, again and again, while visitors send. */
export const killed: Row = {
  id: 'T80',
  title: 'kill -9 five times while 16 phones send answers',
  run: (means, report) =>
    onBoth(means, report, async (shop) => {
      let running = shop.start();
      const comebacks: number[] = [];
      let killed = 0;
      const killSoon = async () => {
        const victim = await running;
        await wait(Math.random() * 300);
        await victim.end('SIGKILL');
        const at = performance.now();
        const next = await shop.start();
        comebacks.push(performance.now() - at);
        return next;
      };
      const sent = nothingSent();
      const origin = async () => (await running).origin;
      await sendAnswers(
        {
          origin,
          slug: shop.slug,
          total: means.answers,
          onReceipt: ({ receipts }) => {
            if (killed === kills || receipts.size < ((killed + 1) * means.answers) / (kills + 1))
              return;
            killed += 1;
            running = killSoon();
          },
        },
        sent,
      );
      await (await running).end('SIGKILL');
      running = shop.start();
      report.say(
        `killed ${killed + 1} times; back within ${Math.round(Math.max(...comebacks))} ms at most`,
      );

      const [early = ['', '']] = sent.receipts;
      const again = await sendAnswer(await origin(), shop.slug, early[0], nothingSent());
      report.check(again === early[1], 'an answer sent again gets the receipt it got before');
      await (await running).stop();
      await checkLedger(shop, sent, report);
    }),
};
