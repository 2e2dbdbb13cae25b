import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { publishCode, type Code } from '../../../e2e/stack/code.ts';
import { knownOwner, type Owner } from '../../../e2e/stack/owner.ts';
import { startProcess, type Running } from '../../../e2e/stack/process.ts';
import { runAt } from '../../../scripts/machine/postgres.ts';
import { makeDatabase } from '../../../scripts/product/database.ts';
import { checkLedger } from '../ledger.ts';
import { findOlder } from '../older/findOlder.ts';
import { unpack } from '../older/unpack.ts';
import { describeTables, startMigration, checkStatistics } from '../programs.ts';
import { register } from '../register.ts';
import { listCounts, type Report } from '../report.ts';
import type { Row } from '../Row.ts';
import { programs } from '../shop.ts';
import { nothingSent, sendAnswers } from '../visitors.ts';

const password = 'Parasol nad stolikiem 7!';
const lists = ['company', 'location', 'form', 'frame', 'code', 'feedback'];

/** Creates everything that a visitor needs. Retries the check of art, which a busy machine may put off. */
async function openCode(owner: Owner, tries = 5): Promise<Code> {
  try {
    return await publishCode(owner);
  } catch (error) {
    if (tries === 1 || !String(error).includes('answered 503')) throw error;
    return openCode(owner, tries - 1);
  }
}

/** Number of the account's objects, by list. */
async function countAll({ ask }: Owner): Promise<string> {
  const counts: string[] = [];
  for (const name of lists) {
    const { results } = await ask<{ results: unknown[] }>('GET', `/${name}/?page_size=100`);
    counts.push(`${results.length} of /${name}/`);
  }
  return counts.join(', ');
}

async function checkWork(name: string, { origin }: Running, email: string, report: Report) {
  const owner = knownOwner(origin, email, password);
  const { id } = await openCode(owner);
  await owner.ask('PATCH', `/code/${id}/`, { name: `By the ${name}` });
  report.say(`the ${name} logs in, makes and publishes, and lists ${await countAll(owner)}`);
}

/** Starts once more what has been found too old. Answers its exit code. */
async function startInVain(program: string, settings: Record<string, string>): Promise<boolean> {
  try {
    await (await startProcess(program, ['--no-sample'], settings)).end('SIGKILL');
    return false;
  } catch (error) {
    return String(error).includes('ended with 1');
  }
}

interface Stage {
  url: string;
  program: string;
  answers: number;
  report: Report;
}

/** The tables are brought up to date beneath an earlier version that runs, and goes on. */
async function outlive({ url, program, answers, report }: Stage) {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: join(program, '..', 'data'),
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'warn',
    JWT_SECRET: 'the same for both of them, and only on this machine',
  };
  const older = await startProcess(program, ['--no-sample'], settings);
  const { email } = await register(older.origin);
  await runAt(url, 'update person set is_active = true');
  const { slug } = await openCode(knownOwner(older.origin, email, password));

  const all: Running[] = [older];
  const sent = nothingSent();
  const sending = sendAnswers(
    {
      origin: () => all[sent.times.length % all.length]?.origin ?? '',
      slug,
      total: answers,
      rate: 100,
    },
    sent,
  );
  report.check(
    (await startMigration(url).ended) === 0,
    'the new version brings the tables up to date',
  );
  const newer = await startProcess(programs.api, ['--no-sample'], settings);
  all.push(newer);
  await sending;

  await checkWork('older version', older, email, report);
  await checkWork('new version', newer, email, report);
  const [seenByOlder, seenByNewer] = await Promise.all(
    all.map(({ origin }) => countAll(knownOwner(origin, email, password))),
  );
  report.check(seenByOlder === seenByNewer, `both list the same: ${seenByOlder}`);
  report.check(
    sent.refusals.size === 0,
    `nobody was refused by either of them: ${listCounts(sent.refusals)}`,
  );
  await checkLedger({ ask: (text) => runAt(url, text) }, sent, report);

  const tables = describeTables(url);
  const isRefused = await startInVain(program, settings);
  report.check(
    isRefused && describeTables(url) === tables,
    'started anew, the older version ends with 1 and changes nothing',
  );
  for (const one of all) await one.stop();
  const figures = checkStatistics(url);
  report.check(figures.includes('0 differences'), `statistics of both: ${figures}`);
}

/** An earlier version on the tables of this one. */
export const olderVersion: Row = {
  id: 'T97',
  title: 'an earlier version that runs while the tables are brought up to date',
  run: async ({ cluster, answers, older: named }, report) => {
    const older = findOlder(named);
    if (!older) return report.skip('there is no earlier version whose tables this one continues');
    report.say(`${older.commit} does not know ${older.unknown.join(', ') || 'nothing'}`);
    const folder = unpack(older.commit);
    try {
      await outlive({
        url: await makeDatabase(cluster.url),
        program: join(folder, programs.api),
        answers: answers / 10,
        report,
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
