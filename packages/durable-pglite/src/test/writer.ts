import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import { openDurable } from '../index.ts';
import { createJournal } from '../journal.ts';
import { diskFiles } from '../syncedFiles.ts';
import { keepNote, makeTables, newNote, noteJournal } from './notes.ts';

/**
 * A process that writes until it is killed, and says what is acknowledged: `journaled`, `synced` or `refused`, and
 * the id. A line is with the reader before the next statement runs, since pipes are written at once.
 */
const [how = '', folder = '', copy] = process.argv.slice(2);
const say = (...words: string[]) => void process.stdout.write(`${words.join(' ')}\n`);

async function repeat(work: () => Promise<void>, times = Infinity): Promise<never> {
  for (let done = 0; done < times; done += 1) await work();
  throw new Error('Nobody ended it.');
}

async function writeToJournal() {
  const journal = createJournal({
    files: diskFiles(folder),
    codec: noteJournal,
    checkpoint: () => Promise.resolve(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  await repeat(async () => {
    const note = newNote();
    await journal.append(note).then(
      () => say('journaled', note.id),
      (error: Error & { cause: Error & { code: string } }) => say('refused', error.cause.code),
    );
  });
}

async function writeToDatabase() {
  const database = await openDurable(folder, { prepare: makeTables, journal: noteJournal });
  if (copy !== undefined) {
    // All that a disk has for sure that lies to nobody: nothing is written between these two.
    await database.exec('checkpoint');
    await cp(join(folder, 'database'), copy, { recursive: true });
  }
  const keep = async () => {
    const note = newNote();
    await keepNote(note, database);
    say('journaled', note.id);
  };
  const insert = async () => {
    const { id, words } = newNote();
    await database.query('insert into synced_note values ($1, $2)', [id, words]);
    say('synced', id);
  };
  const writers = Array.from({ length: 8 }, () => repeat(keep));
  await Promise.all([...writers, ...(copy === undefined ? [repeat(insert)] : [])]);
}

await (how === 'journal' ? writeToJournal() : writeToDatabase());
