import { setTimeout as wait } from 'node:timers/promises';

import { startSmtp, type SmtpServer } from '../../../packages/api/src/test/startSmtp.ts';
import { freePort } from '../../../scripts/machine/freePort.ts';
import { withShop } from '../engines.ts';
import { startBlackHole, startCutter, type Listener } from '../mail.ts';
import { register } from '../register.ts';
import type { Report } from '../report.ts';
import type { Row } from '../Row.ts';
import type { Shop } from '../shop.ts';
import { until } from '../until.ts';

/** Retries begin after five seconds and are a minute apart at most. */
const mostSeconds = 75;

interface Fault {
  name: string;
  /** Starts the faulty listener on the port. */
  start: (port: number, behind: SmtpServer & { port: number }) => Promise<Listener>;
  /** True if delivery fails permanently, without retries. */
  isForGood?: boolean;
  /** True if the mail may arrive more than once, under one Message-ID. */
  mayRepeat?: boolean;
}

const saying = (reply: string) => (port: number) => startSmtp(port, { onRecipient: () => reply });

const faults: readonly Fault[] = [
  { name: 'refuses connections', start: () => Promise.resolve({ stop: () => Promise.resolve() }) },
  { name: 'says nothing', start: startBlackHole },
  { name: 'says 451, try later', start: saying('451 Try again later') },
  { name: 'says 550, no such person', start: saying('550 No such user'), isForGood: true },
  {
    name: 'dies after the letter is through',
    start: (port, behind) => startCutter(port, behind.port),
    mayRepeat: true,
  },
];

const lettersTo = ({ received }: SmtpServer, email: string) =>
  received.filter(({ to }) => to?.some(({ address }) => address === email));

const isGivenUp = async ({ ask }: Shop, email: string): Promise<boolean> => {
  const [row] = await ask<{ count: number }>(`
    select count(*)::int from letter join person using (account_id)
    where person.email = '${email}' and letter.failed_at is not null`);
  return row?.count === 1;
};

async function suffer(fault: Fault, shop: Shop, report: Report) {
  const port = await freePort();
  const behindPort = await freePort();
  const behind = Object.assign(await startSmtp(behindPort), { port: behindPort });
  const running = await shop.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  let listener = await fault.start(port, behind);

  const { email, ms } = await register(running.origin);
  report.say(`a mail server that ${fault.name}: the registration took ${Math.round(ms)} ms`);
  report.check(ms < 2_000, `${fault.name}: nobody waits for it`);
  if (fault.isForGood) {
    const seconds = await until(() => isGivenUp(shop, email), 30);
    report.check(seconds < Infinity, `${fault.name}: given up at once, and noted`);
  } else {
    // At least one try meets the fault.
    if (fault.mayRepeat) await until(() => lettersTo(behind, email).length > 0, 30);
    else await wait(3_000);
    await listener.stop();
    const healthy = await startSmtp(port);
    listener = healthy;
    const seconds = await until(() => lettersTo(healthy, email).length > 0, mostSeconds);
    report.check(
      seconds < Infinity,
      `${fault.name}: the letter came ${seconds.toFixed(1)} s after the server was well`,
    );
    const all = [...lettersTo(behind, email), ...lettersTo(healthy, email)];
    const ids = new Set(all.map(({ messageId }) => messageId));
    report.check(
      ids.size === 1 && (fault.mayRepeat ? true : all.length === 1),
      `${fault.name}: ${all.length} letters with ${ids.size} Message-ID`,
    );
  }
  await running.stop();
  await listener.stop();
  await behind.stop();
}

/** Mail servers that do not do their work. */
export const mailServers: Row = {
  id: 'T90',
  title: 'a mail server that refuses, says nothing, says 4xx, 5xx, or dies after the letter',
  run: ({ cluster }, report) =>
    withShop(cluster.url, async (shop) => {
      for (const fault of faults) await suffer(fault, shop, report);
    }),
};
