import { setTimeout as wait } from 'node:timers/promises';

import { knownOwner } from '../../../e2e/stack/owner.ts';
import { freePort } from '../../../scripts/machine/freePort.ts';
import { withShop } from '../engines.ts';
import type { Report } from '../report.ts';
import type { Row } from '../Row.ts';
import { startServerProxy, type Moment, type ServerProxy } from '../serverProxy.ts';
import type { Shop } from '../shop.ts';
import { killAt } from '../steps/killAt.ts';
import type { Operation } from '../steps/Operation.ts';
import { operations } from '../steps/operations.ts';
import { pointOf } from '../steps/pointOf.ts';
import { spread } from '../steps/spread.ts';

interface Stage {
  shop: Shop;
  proxy: ServerProxy;
  report: Report;
  steps: number;
}

/** Number of times that each part of an operation was done. */
async function readParts({ ask }: Shop, statement: string): Promise<number[]> {
  const [row = {}] = await ask(statement);
  return Object.values(row).map(Number);
}

/** A process that has just started looks after this and that; statements of the operation are meant. */
async function untilQuiet(proxy: ServerProxy): Promise<void> {
  proxy.count();
  for (const deadline = Date.now() + 5_000; Date.now() < deadline;) {
    await wait(150);
    if (proxy.count().length === 0) return;
  }
}

/** Long enough for everything that a process looks after again and again. */
const roundsMs = 4_000;

/** Transaction statements, which every operation has. */
const isCommon = (statement: string) => /^(begin|commit|rollback)/i.test(statement);

/** The statements of an operation, without those of background jobs. */
async function rehearse(proxy: ServerProxy, perform: () => Promise<unknown>): Promise<string[]> {
  await untilQuiet(proxy);
  await wait(roundsMs);
  const usual = new Set(proxy.count());
  await perform();
  return proxy.count().filter((statement) => isCommon(statement) || !usual.has(statement));
}

const triesOfAgain = 5;

/** Retries like a client that was told to come back later. Returns the reason of the last refusal. */
async function askAgain(perform: () => Promise<unknown>): Promise<string> {
  let refusal = '';
  for (let left = triesOfAgain; left > 0; left -= 1) {
    refusal = await perform().then(
      () => '',
      (error: unknown) => String(error),
    );
    if (!refusal.includes('answered 503')) return refusal;
    await wait(1_000);
  }
  return refusal;
}

const isAll = (parts: readonly number[], times: number) =>
  parts.length > 0 && parts.every((part) => part === times);

/** Kills the process at many steps of one operation, and looks each time what is left of it. */
async function killWithin(operation: Operation, { shop, proxy, report, steps }: Stage) {
  const port = String(await freePort());
  const start = () => shop.start({ DATABASE_URL: proxy.url, PORT: port });
  let running = await start();
  const { origin } = running;
  const owner = knownOwner(origin, shop.owner.email, shop.owner.password);
  const prepare = () => operation.prepare(shop, origin, owner);

  const rehearsal = await prepare();
  const statements = await rehearse(proxy, rehearsal.perform);
  const wrong: string[] = [];
  let [points, done] = [0, 0];

  const killOnce = async (n: number, moment: Moment) => {
    const { perform, parts } = await prepare();
    await untilQuiet(proxy);
    const statement = await killAt(
      proxy,
      running,
      { point: pointOf(statements, n), moment },
      perform,
    );
    const left = await readParts(shop, parts);
    const isDone = isAll(left, 1);
    const where = `${moment} ${statement ?? 'the end'}`;
    points += 1;
    if (isDone) done += 1;
    else if (!isAll(left, 0)) wrong.push(`killed ${where}: ${left.join(' ')}`);

    running = await start();
    // A client without a response checks the result, or retries if that is safe.
    if (isDone && !operation.isRepeatable) return;
    const refusal = await askAgain(perform);
    const whole = await readParts(shop, parts);
    if (!isAll(whole, 1)) wrong.push(`killed ${where}, then again: ${whole.join(' ')} ${refusal}`);
  };
  for (const n of spread(statements.length, steps)) {
    await killOnce(n, 'before');
    await killOnce(n, 'after');
  }
  await running.end('SIGKILL');
  report.check(
    wrong.length === 0,
    `${operation.name}: killed ${points} times within ${statements.length} statements; ` +
      `it was done ${done} times, not begun ${points - done - wrong.length} times, never by half`,
  );
  for (const one of wrong) report.say(one);
}

/** A process that is killed at each statement of what it does. */
export const steps: Row = {
  id: 'T81',
  title: 'kill -9 before and after each statement of what is written in several places',
  run: async (means, report) => {
    await withShop(means.cluster.url, async (shop) => {
      const proxy = await startServerProxy(shop.place['DATABASE_URL'] ?? '');
      try {
        for (const operation of operations) {
          await killWithin(operation, { shop, proxy, report, steps: means.steps });
        }
      } finally {
        await proxy.close();
      }
    });
  },
};
