import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { knownOwner } from '../../e2e/stack/owner.ts';
import { startProcess } from '../../e2e/stack/process.ts';
import { openDatabase } from '../../packages/api/src/openDatabase.ts';
import { readSettings } from '../../packages/api/src/env.ts';
import { seedSample } from '../../packages/api/src/sample/seedSample.ts';
import { createStore } from '../../packages/api/src/database/store.ts';
import { newId } from '../../packages/api/src/tools/ids.ts';
import { createLogger } from '../../packages/api/src/tools/logger.ts';
import { createPasswords } from '../../packages/api/src/tools/passwords.ts';

/**
 * Measures the memory of the whole product, including the embedded database, while an account with
 * 100,000 long answers is exported through the gateway to a slow reader. Fails if it grows by more
 * than a fraction of the output.
 */
const rows = Number(process.env['BENCH_ROWS'] ?? 100_000);
/** Of 33 letters each, all different: they pack badly, as much text does. */
const words = 60;
const maxGrowthMb = 200;

const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-export-'));

/** Fills a new data folder. Answers the login of the account in it. */
async function fill(): Promise<{ email: string; password: string }> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const connection = await openDatabase(settings, createLogger('silent'));
  const { database, engine } = connection;
  const owner = await seedSample({
    ...createStore(database, () => Promise.resolve()),
    passwords: createPasswords(),
    now: () => new Date(),
    newId,
  });
  if (!owner || engine.kind !== 'embedded') throw new Error('The data folder is not new.');
  await engine.lite.exec(`
    insert into feedback (account_id, id, code_id, client_id, form_id, form_version, code_name,
      location_name, company_name, rating, comment, channel, sentiment, sentiment_source,
      occurred_at, received_at)
    select account_id, gen_random_uuid(), code_id, gen_random_uuid(), form_id, form_version,
      code_name, location_name, company_name, 9,
      (select string_agg(md5(n || '.' || word), ' ') from generate_series(1, ${words}) as word),
      'qr',
      'positive', 'rating', received_at, received_at
    from (select * from feedback order by id limit 1) as one, generate_series(1, ${rows}) as n`);
  await connection.close();
  return owner;
}

const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Reads an answer with a pause now and then, and drops it. Answers how many bytes came. */
async function readSlowly({ body }: Response): Promise<number> {
  let bytes = 0;
  let pauses = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > pauses * 1_000_000) {
      pauses += 1;
      await wait(100);
    }
  }
  return bytes;
}

try {
  const { email, password } = await fill();
  const { origin, pid, stop } = await startProcess(
    'packages/gateway/src/main.ts',
    ['--no-sample'],
    { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0' },
  );
  try {
    const { ask } = knownOwner(origin, email, password);
    // Warm up: the database's cache is not part of the export.
    await ask('GET', '/feedback/?page=1&ordering=rating');
    await ask('GET', '/stats/overview/');
    const before = memoryMb(pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryMb(pid))), 50);
    const { url } = await ask<{ url: string }>('POST', '/user/export/');
    const startedAt = performance.now();
    const bytes = await readSlowly(await fetch(`${origin}${url}`));
    clearInterval(watch);

    const growth = Math.round(most - before);
    const written = Math.round((rows * words * 33 * 2) / 1_000_000);
    console.log(
      `${rows} answers, ${written} MB of comments in ${Math.round(bytes / 1_000_000)} MB of ZIP: ` +
        `${Math.round((performance.now() - startedAt) / 1_000)} s, ` +
        `${Math.round(before)} MB of memory before, ${growth} MB more at most.`,
    );
    if (growth > maxGrowthMb) {
      console.error(`That is more than ${maxGrowthMb} MB.`);
      process.exitCode = 1;
    }
  } finally {
    await stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
