import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { onBoth } from '../engines.ts';
import type { Row } from '../Row.ts';
import { nothingSent, sendAnswers } from '../visitors.ts';

const answers = 50;

/** Counts the fsync calls of processes while the work is done. */
async function countSyncs(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-strace-'));
  const file = join(folder, 'calls');
  const calls = 'trace=fsync,fdatasync,sync_file_range';
  const traced = pids.flatMap((pid) => ['-p', String(pid)]);
  const strace = spawn('strace', ['-f', '-qq', '-e', calls, '-o', file, ...traced], {
    stdio: 'ignore',
  });
  // It has taken hold of a process as soon as the system says so.
  for (const pid of pids) {
    while (/TracerPid:\t0\n/.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) await wait(20);
  }
  await work();
  strace.kill('SIGINT');
  await once(strace, 'exit');
  const count = readFileSync(file, 'utf8').match(/\b(fsync|fdatasync)\(.*= 0/g)?.length ?? 0;
  rmSync(folder, { recursive: true });
  return count;
}

/** Checks that each answer is synced to the disk before it is acknowledged. */
export const synced: Row = {
  id: 'T83',
  title: 'the disk is asked to keep each answer before it is acknowledged',
  run: async (means, report) => {
    if (spawnSync('strace', ['-V']).error) return report.skip('strace is not installed');
    await onBoth(means, report, async (shop, _, engine) => {
      const running = await shop.start();
      const pids = engine === 'PostgreSQL' ? means.cluster.pids() : [running.pid];
      const sent = nothingSent();
      const send = () =>
        sendAnswers(
          { origin: () => running.origin, slug: shop.slug, total: answers, phones: 1 },
          sent,
        );
      const syncs = await countSyncs(pids, send);
      report.check(
        syncs >= answers && sent.receipts.size === answers,
        `${sent.receipts.size} answers one after the other, ${syncs} syncs`,
      );
      await running.stop();
    });
  },
};
