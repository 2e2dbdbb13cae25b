import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Submission } from '../submissions.sql.ts';
import { answerFor } from '../../test/answerFor.ts';
import { memoryFiles } from '../../test/memoryFiles.ts';
import { createJournal } from './createJournal.ts';
import { readSegment } from './readSegment.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

let { disk, files, asked, trouble } = memoryFiles();
let lines: string[];
let checkpoint: () => Promise<void>;

const open = (segmentBytes?: number) =>
  createJournal({
    files: disk,
    checkpoint: () => checkpoint(),
    logger: pino({ level: 'info' }, { write: (line) => lines.push(line) }),
    ...(segmentBytes !== undefined && { segmentBytes }),
  });

/** A database that knows what it was given. */
const openRows = () => {
  const rows = new Map<string, Submission>();
  const keepAgain = (given: readonly Submission[]) =>
    Promise.resolve(
      given.map((answer) => {
        if (rows.has(answer.client_id)) return 'known' as const;
        rows.set(answer.client_id, answer);
        return 'new' as const;
      }),
    );
  return { rows, into: { keepAgain, checkpoint: () => checkpoint() } };
};

const answers = (count: number): Submission[] => Array.from({ length: count }, () => answerFor());

const idsOf = (given: Iterable<Submission>) => [...given].map(({ client_id: id }) => id).toSorted();

const onDisk = (): Submission[] =>
  [...files.values()].flatMap((bytes) =>
    readSegment(bytes, false).lines.map(({ submission }) => submission),
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
    const keep = async (answer: Submission) => {
      await journal.keep(answer);
      asked.push('acknowledged');
    };
    await keep(answerFor());
    expect(asked).toEqual(['write', 'sync', 'acknowledged']);

    asked.length = 0;
    const many = answers(200);
    await Promise.all(many.map(keep));
    expect(asked.slice(0, 3)).toEqual(['write', 'sync', 'acknowledged']);
    expect(asked.filter((one) => one === 'sync')).toHaveLength(1);
    expect(asked.filter((one) => one === 'acknowledged')).toHaveLength(200);
    expect(idsOf(onDisk())).toEqual(expect.arrayContaining(idsOf(many)));
  });

  it.each(['write', 'sync'] as const)(
    'refuses all of a %s that fails, and takes answers again when it does not',
    async (what) => {
      const journal = open();
      const before = answerFor();
      await journal.keep(before);

      trouble[what] = full;
      const fates = await Promise.allSettled([...answers(3), ...answers(3)].map(journal.keep));
      expect(fates.map((fate) => fate.status === 'rejected' && (fate.reason as object))).toEqual(
        fates.map(() => expect.objectContaining({ code: 'unavailable', status: 503 }) as object),
      );
      await expect(journal.keep(answerFor())).rejects.toThrow('not available right now');

      trouble[what] = undefined;
      const after = answerFor();
      await journal.keep(after);
      expect(onDisk()).toEqual([before, after]);
      expect(lines.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
      expect(lines.at(-1)).toContain('is written again');
    },
  );

  it('drops a segment only once the database has everything on the disk', async () => {
    const journal = open(1);
    checkpoint = () => Promise.reject(new Error('PGlite is closed'));
    const first = answers(2);
    for (const answer of first) await journal.keep(answer);
    await expect(journal.trim()).rejects.toThrow('closed');
    expect(idsOf(onDisk())).toEqual(idsOf(first));

    const held = Promise.withResolvers<void>();
    checkpoint = () => held.promise;
    const trimming = journal.trim();
    const late = answerFor();
    await journal.keep(late);
    expect(idsOf(onDisk())).toEqual(idsOf([...first, late]));
    held.resolve();
    await trimming;
    expect(onDisk()).toEqual([late]);

    await journal.close();
    expect([...files.keys()]).toEqual([]);
  });

  it('puts what it has into the database once, however often that is begun', async () => {
    const given = answers(700);
    const journal = open();
    await Promise.all(given.map(journal.keep));

    const { rows, into } = openRows();
    checkpoint = () => Promise.reject(new Error('The power is cut here.'));
    await expect(open().replay(into)).rejects.toThrow('power');
    expect(idsOf(onDisk())).toEqual(idsOf(given));

    checkpoint = () => Promise.resolve();
    await open().replay(into);
    expect([...rows.values()]).toEqual(given);
    expect(files.size).toBe(0);
    expect(lines.at(-1)).toContain('"new":0,"known":700');
  });

  it('says what the last write left, and goes on', async () => {
    const [first, second] = answers(2) as [Submission, Submission];
    const journal = open();
    await journal.keep(first);
    await journal.keep(second);
    for (const [name, bytes] of files) files.set(name, bytes.subarray(0, -10));

    const { rows, into } = openRows();
    await open().replay(into);
    expect([...rows.values()]).toEqual([first]);
    expect(lines.at(-1)).toContain('did not come to its end');
    expect(files.size).toBe(0);
  });

  it('keeps a segment aside that is damaged, names it at every start, and never writes over it', async () => {
    const given = answers(3);
    const journal = open();
    for (const answer of given) await journal.keep(answer);
    for (const bytes of files.values()) bytes.fill(0, 100, 120);

    const { rows, into } = openRows();
    await open().replay(into);
    expect([...rows.values()]).toEqual(given.slice(1));
    expect([...files.keys()]).toEqual(['0000000001.damaged']);

    lines = [];
    const next = open();
    await next.replay(into);
    expect(lines).toEqual([expect.stringContaining('0000000001.damaged')]);
    await next.keep(answerFor());
    expect([...files.keys()]).toEqual(['0000000001.damaged', '0000000002.journal']);
  });

  it('keeps a segment aside with an answer that the database refuses', async () => {
    const given = answers(5);
    const journal = open();
    await Promise.all(given.map(journal.keep));
    const { rows, into } = openRows();
    await open().replay({
      ...into,
      keepAgain: (some) =>
        some.some((answer) => answer.id === given[2]?.id)
          ? Promise.reject(new Error('violates a check'))
          : into.keepAgain(some),
    });
    expect(idsOf(rows.values())).toEqual(idsOf(given.filter((_, at) => at !== 2)));
    expect([...files.keys()]).toEqual(['0000000001.damaged']);
  });
});
