import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startCluster } from '../../../scripts/machine/postgres.ts';
import { checkLedger } from '../ledger.ts';
import { listCounts, type Report } from '../report.ts';
import type { Row } from '../Row.ts';
import { openShop } from '../shop.ts';
import { nothingSent, sendAnswer, sendAnswers } from '../visitors.ts';

/** A disk of its own in memory. Undefined where this user may not mount one. */
function mountSmall(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-disk-'));
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m`,
    'tmpfs',
    folder,
  ]);
  if (status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  return {
    folder,
    unmount: () => {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

/** Fills the rest of the disk. Returns a function that frees it. */
function fill(folder: string): () => void {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  for (let size = 1 << 20; size >= 512;) {
    try {
      if (writeSync(file, Buffer.alloc(size)) < size) size /= 2;
    } catch {
      size /= 2;
    }
  }
  closeSync(file);
  return () => rmSync(path);
}

async function fillUnder(engine: 'PostgreSQL' | 'embedded', report: Report) {
  report.say(`— ${engine}, on a disk of its own`);
  const disk = mountSmall(400);
  if (!disk) return report.skip('this user may not mount a small disk');
  spawnSync('chmod', ['755', disk.folder]);
  const cluster =
    engine === 'PostgreSQL'
      ? await startCluster({ isDurable: true, parent: disk.folder })
      : undefined;
  const shop = await openShop({ server: cluster?.url, ...(!cluster && { parent: disk.folder }) });
  try {
    const running = await shop.start();
    const { origin } = running;
    const sent = nothingSent();
    await sendAnswers({ origin: () => origin, slug: shop.slug, total: 300 }, sent);
    sent.refusals.clear();

    const giveBack = fill(disk.folder);
    let taken = 0;
    // Preallocated space is used up first.
    for (let tries = 0; tries < 6_000 && (sent.refusals.get('503') ?? 0) < 20; tries += 1) {
      const clientId = crypto.randomUUID();
      const receipt = await sendAnswer(origin, shop.slug, clientId, sent);
      if (receipt === undefined) continue;
      taken += 1;
      sent.receipts.set(clientId, receipt);
    }
    report.say(`full: ${taken} more were taken, then ${listCounts(sent.refusals)}`);
    report.check(
      [...sent.refusals.keys()].join() === '503',
      'a full disk is answered 503, and nothing is acknowledged that is not kept',
    );
    const read = await fetch(`${origin}/api/survey/${shop.slug}/`);
    report.check(read.ok, `reading still works: ${read.status}`);

    giveBack();
    const beganAt = performance.now();
    if (cluster && cluster.pids().length <= 1) {
      cluster.start();
      report.say('PostgreSQL had ended itself; it was started again');
    }
    await sendAnswers({ origin: () => origin, slug: shop.slug, total: 20, phones: 1 }, sent);
    const ms = Math.round(performance.now() - beganAt);
    report.check(running.isAlive(), `with room again it writes without a restart, after ${ms} ms`);
    await running.stop();
    await checkLedger(shop, sent, report);
  } finally {
    await shop.remove();
    cluster?.stop();
    disk.unmount();
  }
}

/** A full disk, for either engine. */
export const diskFull: Row = {
  id: 'T87',
  title: 'the disk is full, then has room again',
  run: async (_, report) => {
    await fillUnder('PostgreSQL', report);
    await fillUnder('embedded', report);
  },
};
