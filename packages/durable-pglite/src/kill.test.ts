import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDurable, type Log } from './index.ts';
import { createJournal } from './journal.ts';
import { diskFiles } from './syncedFiles.ts';
import { makeTables, newNote, noteJournal, type Note } from './test/notes.ts';

const writer = fileURLToPath(new URL('./test/writer.ts', import.meta.url));

let folder: string;
let logged: string[];
const say = (facts: object, message: string) =>
  void logged.push(`${message} ${JSON.stringify(facts)}`);
const log: Log = { info: say, warn: say, error: say };

beforeEach(async () => {
  logged = [];
  folder = await mkdtemp(join(tmpdir(), 'durable-kill-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Lets another process write until it has said something so many times, and kills it. Answers all it said. */
async function writeAndKill(
  how: 'journal' | 'database',
  { says, times, copy, blocks }: { says: string; times: number; copy?: string; blocks?: number },
): Promise<string[]> {
  const args = [writer, how, join(folder, 'data'), ...(copy === undefined ? [] : [copy])];
  // A file that grows beyond the limit is refused, as on a disk that is full.
  const limited = `trap '' XFSZ; ulimit -S -f ${blocks}; exec "$0" "$@"`;
  const child =
    blocks === undefined
      ? spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      : spawn('sh', ['-c', limited, process.execPath, ...args], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
  const ended = once(child, 'exit');
  const said: string[] = [];
  let left = times;
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line.startsWith(says)) left -= 1;
    if (left === 0) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return said;
}

const idsOf = (said: readonly string[], what: string) =>
  said
    .filter((line) => line.startsWith(`${what} `))
    .map((line) => line.split(' ')[1])
    .toSorted();

/** Opens what was left. Answers the ids in each table, and what is logged meanwhile. */
async function readBack() {
  const database = await openDurable(join(folder, 'data'), {
    prepare: makeTables,
    journal: noteJournal,
    log,
  });
  const idsIn = async (table: string) =>
    (await database.query<{ id: string }>(`select id from ${table} order by id::text`)).rows.map(
      ({ id }) => id,
    );
  const found = {
    journaled: await idsIn('journaled_note'),
    synced: await idsIn('synced_note'),
  };
  await database.close();
  return found;
}

describe('a process that is killed while it writes', { timeout: 300_000 }, () => {
  it('leaves every acknowledged row, once, however often', async () => {
    const said: string[] = [];
    for (const times of [1, 400, 150]) {
      said.push(...(await writeAndKill('database', { says: 'journaled', times })));
    }
    const found = await readBack();
    for (const what of ['journaled', 'synced'] as const) {
      const acknowledged = idsOf(said, what);
      expect(acknowledged.length).toBeGreaterThan(what === 'synced' ? 0 : 550);
      expect(acknowledged.filter((id) => !found[what].includes(id ?? ''))).toEqual([]);
      expect(new Set(found[what]).size).toBe(found[what].length);
    }
    expect(await readdir(join(folder, 'data', 'journal'))).toEqual([]);
  });

  it('leaves every journaled row where the database lost all since its checkpoint, behind a torn write', async () => {
    const copy = join(folder, 'copy');
    const said = await writeAndKill('database', { says: 'journaled', times: 300, copy });
    const data = join(folder, 'data');
    await rename(join(data, 'database'), join(folder, 'lost'));
    await rename(copy, join(data, 'database'));
    const [segment = ''] = await readdir(join(data, 'journal'));
    await appendFile(join(data, 'journal', segment), '9999 400 1234567 {"id":"torn');

    const { journaled } = await readBack();
    expect(idsOf(said, 'journaled').filter((id) => !journaled.includes(id ?? ''))).toEqual([]);
    expect(logged).toEqual([
      expect.stringMatching(/Records of the journal are in the database .*"new":3\d\d,"refused":0/),
      expect.stringMatching(/did not come to its end.*"bytes":28/),
    ]);
  });

  it('keeps the folder for itself while it lives, and not longer', async () => {
    const child = spawn(process.execPath, [writer, 'database', join(folder, 'data')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    child.stdout.resume();
    await expect(openDurable(join(folder, 'data'))).rejects.toMatchObject({
      code: 'EFOLDERINUSE',
      pid: String(child.pid),
      message: `The folder ${join(folder, 'data')} is in use by another process (${child.pid}).`,
    });
    child.kill('SIGKILL');
    await ended;
    // The records of its journal are not lost to who opens the folder without it.
    await expect(openDurable(join(folder, 'data'))).rejects.toThrow('The journal in');
    expect((await readBack()).journaled).not.toEqual([]);
  });

  it('refuses records on a disk that is full, and leaves those before', async () => {
    const said = await writeAndKill('journal', { says: 'refused', times: 20, blocks: 256 });
    expect(new Set(idsOf(said, 'refused'))).toEqual(new Set(['EFBIG']));
    const acknowledged = idsOf(said, 'journaled');
    expect(acknowledged.length).toBeGreaterThan(100);

    const found = new Map<string, Note>();
    const journal = createJournal({
      files: diskFiles(join(folder, 'data')),
      codec: noteJournal,
      checkpoint: () => Promise.resolve(),
      log,
    });
    const into = {
      write: (notes: readonly Note[]) => {
        for (const note of notes) found.set(note.id, note);
        return Promise.resolve(notes.map(() => 'new'));
      },
      checkpoint: () => Promise.resolve(),
    };
    await journal.replay(into);
    expect([...found.keys()].toSorted()).toEqual(acknowledged);
    expect([...found.values()][0]?.words).toBe(newNote().words);
    await journal.append(newNote());
    await journal.close();
  });
});
