import { beforeEach, describe, expect, it } from 'vitest';

import { createJournal } from './journal.ts';
import { readSegment } from './segments.ts';
import { memoryFiles } from './test/memoryFiles.ts';
import { newNote, noteJournal, type Note } from './test/notes.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

let { disk, files, asked, trouble } = memoryFiles();
let lines: string[];
let checkpoint: () => Promise<void>;

const say = (facts: object, message: string) =>
  void lines.push(`${message} ${JSON.stringify(facts)}`);

const open = (segmentBytes?: number) =>
  createJournal({
    files: disk,
    checkpoint: () => checkpoint(),
    codec: noteJournal,
    log: { info: say, warn: say, error: say },
    ...(segmentBytes !== undefined && { segmentBytes }),
  });

/** A database that knows what it was given. */
const openRows = () => {
  const rows = new Map<string, Note>();
  const write = (given: readonly Note[]) =>
    Promise.resolve(
      given.map((note) => {
        if (rows.has(note.id)) return 'known';
        rows.set(note.id, note);
        return 'new';
      }),
    );
  return { rows, into: { write, checkpoint: () => checkpoint() } };
};

const notes = (count: number): Note[] => Array.from({ length: count }, newNote);

const idsOf = (given: Iterable<Note>) => [...given].map(({ id }) => id).toSorted();

const onDisk = (): Note[] =>
  [...files.values()].flatMap((bytes) =>
    readSegment(bytes, false).lines.map(({ text }) => noteJournal.decode(text)),
  );

beforeEach(() => {
  ({ disk, files, asked, trouble } = memoryFiles());
  lines = [];
  checkpoint = () => {
    asked.push('checkpoint');
    return Promise.resolve();
  };
});

describe('the journal', () => {
  it('has the disk asked before anybody is acknowledged, once for all that come at once', async () => {
    const journal = open();
    const append = async (note: Note) => {
      await journal.append(note);
      asked.push('acknowledged');
    };
    await append(newNote());
    expect(asked).toEqual(['write', 'sync', 'acknowledged']);

    asked.length = 0;
    const many = notes(200);
    await Promise.all(many.map(append));
    expect(asked.slice(0, 3)).toEqual(['write', 'sync', 'acknowledged']);
    expect(asked.filter((one) => one === 'sync')).toHaveLength(1);
    expect(asked.filter((one) => one === 'acknowledged')).toHaveLength(200);
    expect(idsOf(onDisk())).toEqual(expect.arrayContaining(idsOf(many)));
  });

  it.each(['write', 'sync'] as const)(
    'refuses all of a %s that fails, and takes records again when it does not',
    async (what) => {
      const journal = open();
      const before = newNote();
      await journal.append(before);

      trouble[what] = full;
      const fates = await Promise.allSettled([...notes(3), ...notes(3)].map(journal.append));
      expect(fates.map((fate) => fate.status === 'rejected' && (fate.reason as object))).toEqual(
        fates.map(() => expect.objectContaining({ code: 'EJOURNAL', cause: full }) as object),
      );
      await expect(journal.append(newNote())).rejects.toThrow('The journal cannot be written');

      trouble[what] = undefined;
      const after = newNote();
      await journal.append(after);
      expect(onDisk()).toEqual([before, after]);
      expect(lines.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
      expect(lines.at(-1)).toContain('is written again');
    },
  );

  it('drops a segment only once the database has everything on the disk', async () => {
    const journal = open(1);
    checkpoint = () => Promise.reject(new Error('PGlite is closed'));
    const first = notes(2);
    for (const note of first) await journal.append(note);
    await expect(journal.truncate()).rejects.toThrow('closed');
    expect(idsOf(onDisk())).toEqual(idsOf(first));

    const held = Promise.withResolvers<void>();
    checkpoint = () => held.promise;
    const trimming = journal.truncate();
    const late = newNote();
    await journal.append(late);
    expect(idsOf(onDisk())).toEqual(idsOf([...first, late]));
    held.resolve();
    await trimming;
    expect(onDisk()).toEqual([late]);

    await journal.close();
    expect([...files.keys()]).toEqual([]);
  });

  it('puts what it has into the database once, however often that is begun', async () => {
    const given = notes(700);
    const journal = open();
    await Promise.all(given.map(journal.append));

    const { rows, into } = openRows();
    checkpoint = () => Promise.reject(new Error('The power is cut here.'));
    await expect(open().replay(into)).rejects.toThrow('power');
    expect(idsOf(onDisk())).toEqual(idsOf(given));

    checkpoint = () => Promise.resolve();
    await open().replay(into);
    expect([...rows.values()]).toEqual(given);
    expect(files.size).toBe(0);
    expect(lines.at(-1)).toContain('"known":700,"refused":0');
  });

  it('says what the last write left, and goes on', async () => {
    const [first, second] = notes(2) as [Note, Note];
    const journal = open();
    await journal.append(first);
    await journal.append(second);
    for (const [name, bytes] of files) files.set(name, bytes.subarray(0, -10));

    const { rows, into } = openRows();
    await open().replay(into);
    expect([...rows.values()]).toEqual([first]);
    expect(lines.at(-1)).toContain('did not come to its end');
    expect(files.size).toBe(0);
  });

  it('keeps a segment aside that is damaged, names it at every start, and never writes over it', async () => {
    const given = notes(3);
    const journal = open();
    for (const note of given) await journal.append(note);
    for (const bytes of files.values()) bytes.fill(0, 100, 120);

    const { rows, into } = openRows();
    await open().replay(into);
    expect([...rows.values()]).toEqual(given.slice(1));
    expect([...files.keys()]).toEqual(['0000000001.damaged']);

    lines = [];
    const next = open();
    await next.replay(into);
    expect(lines).toEqual([expect.stringContaining('0000000001.damaged')]);
    await next.append(newNote());
    expect([...files.keys()]).toEqual(['0000000001.damaged', '0000000002.journal']);
  });

  it('keeps a segment aside with a record that the database refuses', async () => {
    const given = notes(5);
    const journal = open();
    await Promise.all(given.map(journal.append));
    const { rows, into } = openRows();
    await open().replay({
      ...into,
      write: (some) =>
        some.some(({ id }) => id === given[2]?.id)
          ? Promise.reject(new Error('violates a check'))
          : into.write(some),
    });
    expect(idsOf(rows.values())).toEqual(idsOf(given.filter((_, at) => at !== 2)));
    expect([...files.keys()]).toEqual(['0000000001.damaged']);
  });

  it('refuses a record with a line end, behind which another one would be looked for', async () => {
    const journal = createJournal({
      files: disk,
      codec: { encode: (text: string) => text, decode: (text) => text },
      checkpoint: () => checkpoint(),
      log: { info: say, warn: say, error: say },
    });
    await expect(journal.append('one\n1 3 0 two')).rejects.toThrow(TypeError);
    expect(files.size).toBe(0);
  });

  it('puts no record into a database that is away, and begins anew when it is back', async () => {
    const given = notes(3);
    const journal = open();
    await Promise.all(given.map(journal.append));
    const { rows, into } = openRows();
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const replay = open().replay({ ...into, write: () => Promise.reject(away) });
    await expect(replay).rejects.toBe(away);
    expect(idsOf(onDisk())).toEqual(idsOf(given));

    await open().replay(into);
    expect(idsOf(rows.values())).toEqual(idsOf(given));
  });
});
