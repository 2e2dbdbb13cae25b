import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { PGlite } from '@electric-sql/pglite';

import { openDurable, type PGliteClient } from './src/index.ts';
import { keepNote, makeTables, newNote, noteJournal } from './src/test/notes.ts';

/**
 * `npm run -w @hearback/durable-pglite bench`: what the package costs beside PGlite on its own files, which syncs
 * nothing. The ways take turns in each round; a figure is the median of the rounds. `--dir` is a folder on the disk
 * that is meant, `--rounds` and `--rows` how much is done.
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: tmpdir() },
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '200' },
  },
});
const rounds = Number(values.rounds);
const rows = Number(values.rows);
const folder = await mkdtemp(join(values.dir, 'durable-bench-'));

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const openPlain = async (): Promise<PGliteClient> => {
  const plain = await PGlite.create(join(folder, 'plain'));
  await makeTables(plain);
  return plain;
};
const openOurs = () =>
  openDurable(join(folder, 'durable'), { prepare: makeTables, journal: noteJournal });

/** What the disk itself takes to have a page. */
async function timeSync(): Promise<number> {
  const file = await open(join(folder, 'sync'), 'w');
  const times: number[] = [];
  for (let at = 0; at < 50; at += 1) {
    await file.write(Buffer.alloc(8_192, at), 0, 8_192, at * 8_192);
    times.push(await timeOf(() => file.datasync()));
  }
  await file.close();
  return median(times);
}

await (await openPlain()).close();
await (await openOurs()).close();
const opening = { plain: [] as number[], durable: [] as number[] };
for (let round = 0; round < 3; round += 1) {
  let plain: PGliteClient | undefined;
  opening.plain.push(await timeOf(async () => (plain = await openPlain())));
  await plain?.close();
  let durable: PGliteClient | undefined;
  opening.durable.push(await timeOf(async () => (durable = await openOurs())));
  await durable?.close();
}

const plain = await openPlain();
const durable = await openOurs();
const insert = (client: PGliteClient) => async () => {
  const { id, words } = newNote();
  await client.query('insert into synced_note values ($1, $2)', [id, words]);
};
const ways = {
  'PGlite, nothing synced': insert(plain),
  'durable, each commit synced': insert(durable),
  'durable, journaled': () => keepNote(newNote(), durable),
};
const alone = new Map<string, number[]>();
const together = new Map<string, number[]>();
const add = (to: Map<string, number[]>, name: string, figure: number) =>
  to.set(name, [...(to.get(name) ?? []), figure]);

for (let round = -1; round < rounds; round += 1) {
  for (const [name, write] of Object.entries(ways)) {
    const one = await timeOf(async () => {
      for (let row = 0; row < rows; row += 1) await write();
    });
    const many = await timeOf(() => Promise.all(Array.from({ length: rows }, write)));
    // The first round is for the compiler.
    if (round < 0) continue;
    add(alone, name, one / rows);
    add(together, name, (1_000 * rows) / many);
  }
}

async function longestStop(client: PGliteClient): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await wait(50);
  await client.query('select sum(length(md5(i::text))) from generate_series(1, 300000) as i');
  await wait(50);
  delay.disable();
  return delay.max / 1e6;
}

console.log(`fdatasync of 8 KB on this disk: ${(await timeSync()).toFixed(2)} ms\n`);
console.log('| way | a row, one after the other | rows a second, all at once |');
console.log('| --- | --- | --- |');
for (const name of Object.keys(ways)) {
  const [one, many] = [median(alone.get(name) ?? []), median(together.get(name) ?? [])];
  console.log(`| ${name} | ${one.toFixed(2)} ms | ${Math.round(many)} |`);
}
console.log(
  `\nOpening a folder: ${Math.round(median(opening.plain))} ms (PGlite), ${Math.round(median(opening.durable))} ms (durable)`,
);
const [stopped, free] = [await longestStop(plain), await longestStop(durable)];
console.log(
  `Longest stop of the event loop during one statement: ${Math.round(stopped)} ms (PGlite), ${Math.round(free)} ms (durable)`,
);
await plain.close();
await durable.close();
await rm(folder, { recursive: true, force: true });
