import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { knownOwner } from '../../../e2e/stack/owner.ts';
import { startProcess } from '../../../e2e/stack/process.ts';
import { findBinaries } from '../../../scripts/machine/postgres.ts';
import { makeDatabase } from '../../../scripts/product/database.ts';
import { withShop } from '../engines.ts';
import { percentile } from '../percentile.ts';
import { runPostgres } from '../programs.ts';
import type { Row } from '../Row.ts';
import { programs } from '../shop.ts';
import { nothingSent, sendAnswers } from '../visitors.ts';

const rate = 100;

/** Every row of every table, as text in an order of its own. */
const rowsOf = (url: string): string =>
  runPostgres('pg_dump', '--data-only', '--schema=public', '--no-owner', url)
    .split('\n')
    .filter((line) => !/^(--|\\(un)?restrict|$)/.test(line))
    .toSorted()
    .join('\n');

const dump = (url: string, file: string) =>
  promisify(execFile)(join(findBinaries() ?? '', 'pg_dump'), ['-Fc', '-f', file, url]);

/** A backup of PostgreSQL that is taken under load, and one that is restored. */
export const restored: Row = {
  id: 'T96',
  title: 'pg_dump under load; a dump restored into another database',
  run: ({ cluster, answers }, report) =>
    withShop(cluster.url, async (shop) => {
      const folder = mkdtempSync(join(tmpdir(), 'hearback-dump-'));
      const file = join(folder, 'dump');
      const url = shop.place['DATABASE_URL'] ?? '';
      const running = await shop.start();
      const send = (total: number) =>
        sendAnswers({ origin: () => running.origin, slug: shop.slug, total, rate }, nothingSent());
      await send(answers / 4);
      const before = await send(answers / 4);
      const sending = send(answers / 4);
      await dump(url, file);
      const during = await sending;
      const [alone, beside] = [before, during].map(({ times }) => percentile(times, 0.99));
      report.say(`p99 ${alone?.toFixed(0)} ms without a dump, ${beside?.toFixed(0)} ms beside one`);
      await running.stop();

      await dump(url, file);
      const other = await makeDatabase(cluster.url);
      runPostgres('pg_restore', '--no-owner', '-d', other, file);
      report.check(rowsOf(other) === rowsOf(url), 'every row of every table is the same');
      const again = await startProcess(programs.api, ['--no-sample'], {
        ...shop.place,
        DATABASE_URL: other,
      });
      const { ask } = knownOwner(again.origin, shop.owner.email, shop.owner.password);
      const { count } = await ask<{ count: number }>('GET', '/feedback/?page_size=1');
      report.check(
        count > 0,
        `the product starts on it, a login works, ${count} answers are there`,
      );
      await ask('POST', '/company/', {
        name: 'After the restore',
        address: 'ul. Floriańska 12, Kraków',
        registration_number: '0012345',
        representative: 'Zofia Wiśniewska',
      });
      await again.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }),
};
