import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openInThread, type PGliteClient } from './openInThread.ts';
import optionsForTests from './test/options.ts';

/** How often this thread comes round while something goes on. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const done = work.finally(() => over.abort());
  let turns = 0;
  while (!over.signal.aborted) {
    await turn();
    turns += 1;
  }
  await done;
  return turns;
}

const failureOf = (work: Promise<unknown>): Promise<Record<string, unknown>> =>
  work.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => error as Record<string, unknown>,
  );

describe('the embedded database in a thread', () => {
  let here: PGliteClient;
  let there: PGliteClient;
  let folder: string;
  let worker: Worker;
  const dataDir = () => join(folder, 'database');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'durable-thread-'));
    here = await PGlite.create(optionsForTests);
    there = await openInThread(
      { dataDir: dataDir(), optionsModule: new URL('./test/options.ts', import.meta.url).href },
      (module, options) => (worker = new Worker(module, options)),
    );
    for (const lite of [here, there]) {
      await lite.exec(`
        create table shelf (id int primary key, label text unique, constraint has_label check (label <> ''));
        create table book (shelf int references shelf deferrable initially deferred);`);
    }
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps its thread alive while it opens, whatever that waits for', async () => {
    const waiting = 'await new Promise((go) => setTimeout(go, 50).unref()); export default {};';
    const optionsModule = `data:text/javascript,${encodeURIComponent(waiting)}`;
    const slow = await openInThread({ dataDir: join(folder, 'slow'), optionsModule });
    expect((await slow.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await slow.close();
  });

  it('takes and gives the same values', async () => {
    const text = `select $1::int8 as count, $2::bytea as bytes, $3::timestamptz as moment, $4::jsonb as document,
      $5::text[] as words, $6::uuid[] as ids, null as nothing, true as truth, date '2026-11-22' as day, 1.5 as share,
      0.1::float8 as number, interval '1 day' as span`;
    const parameters = () => [
      12_345_678_901,
      Buffer.from('a window on a pool'),
      new Date('2026-11-22T06:17:19.123Z'),
      JSON.stringify({ tea: ['green', null] }),
      ['Zażółć', '{"', '\\'],
      [crypto.randomUUID()],
    ];
    const given = parameters();
    const inThread = await there.query(text, given);
    expect(inThread).toEqual(await here.query(text, given));
    expect(inThread.rows[0]).toMatchObject({
      count: 12_345_678_901,
      day: '2026-11-22',
      share: 1.5,
    });
    expect(await there.query('select 1, 2', [], { rowMode: 'array' })).toMatchObject({
      rows: [[1, 2]],
    });
    expect(await there.exec('select 1 as one; select 2 as two')).toMatchObject([
      { rows: [{ one: 1 }] },
      { rows: [{ two: 2 }] },
    ]);
  });

  it.each([
    ['a key that is taken', `insert into shelf values (1, 'a'), (1, 'b')`],
    ['a check that is not kept', `insert into shelf values (2, '')`],
    ['a table that is not there', 'select * from attic'],
    ['half a statement', 'select from where'],
  ])('fails on %s with the same code and facts', async (_, text) => {
    const inThread = await failureOf(there.query(text));
    const wanted = await failureOf(here.query(text));
    expect(inThread).toBeInstanceOf(Error);
    expect(inThread['code']).toMatch(/^\w{5}$/);
    for (const fact of ['message', 'name', 'code', 'constraint', 'detail', 'table']) {
      expect(inThread[fact]).toEqual(wanted[fact]);
    }
  });

  const labels = async () =>
    (await there.query<{ label: string }>('select label from shelf order by id')).rows.map(
      ({ label }) => label,
    );

  it.each([
    ['all of it', { id: 10, fails: false, found: ['number 10'] }],
    ['nothing', { id: 11, fails: true, found: ['number 10'] }],
  ])('keeps %s of a transaction, and others wait for its end', async (_, { id, fails, found }) => {
    let outside: Promise<string[]> | undefined;
    const work = there.transaction(async (inside) => {
      await inside.query('insert into shelf values ($1, $2)', [id, `number ${id}`]);
      outside = labels();
      await turn();
      await inside.query('select 1');
      if (fails) throw new Error('No.');
    });
    const ended = await work.then(
      () => 'kept',
      (error: Error) => error.message,
    );
    expect(ended).toBe(fails ? 'No.' : 'kept');
    expect(await outside).toEqual(found);
  });

  it('takes a transaction back that is asked to, or that fails at its end', async () => {
    await there.transaction(async (inside) => {
      await inside.query(`insert into shelf values (12, 'taken back')`);
      await inside.rollback();
    });
    const late = there.transaction((inside) => inside.query('insert into book values (404)'));
    expect((await failureOf(late))['code']).toBe('23503');
    expect(await labels()).toEqual(['number 10']);
  });

  it('hears what is announced, until it stops', async () => {
    const heard: string[] = [];
    const both = Promise.withResolvers<void>();
    const stop = await there.listen('news', (payload) => heard.push(payload));
    await there.query(`select pg_notify('news', 'one')`);
    await there.transaction(async (inside) => {
      await inside.query(`select pg_notify('news', 'two')`);
    });
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await stop();
    const stopAgain = await there.listen('news', () => both.resolve());
    await there.query(`select pg_notify('news', 'three')`);
    await both.promise;
    await stopAgain();
    expect(heard).toEqual(['one', 'two']);
  });

  it('lets everything else go on while a statement runs', async () => {
    const long = 'select sum(length(md5(i::text))) from generate_series(1, 400000) as i';
    const blocked = await countTurns(here.query(long));
    const free = await countTurns(there.query(long));
    expect(free).toBeGreaterThan(50 * blocked);
  });

  it('says that the database is down when its thread is gone', async () => {
    const lost = failureOf(there.query('select pg_sleep(60)'));
    await worker.terminate();
    expect((await lost)['message']).toBe('PGlite is closed');
    await expect(there.query('select 1')).rejects.toThrow('PGlite is closed');
    expect(there.closed).toBe(true);
    await expect(there.close()).resolves.toBeUndefined();
  });

  it('tells why it cannot be opened', async () => {
    await expect(openInThread({ dataDir: join(folder, 'no', 'such', 'folder') })).rejects.toThrow(
      'ENOENT',
    );
  });

  it('keeps what was written when it is closed', async () => {
    there = await openInThread({ dataDir: dataDir() });
    await there.query(`insert into shelf values (20, 'closed')`);
    await there.close();
    await expect(there.query('select 1')).rejects.toThrow('PGlite is closed');
    there = await openInThread({ dataDir: dataDir() });
    expect((await there.query('select label from shelf where id = 20')).rows).toEqual([
      { label: 'closed' },
    ]);
  });
});
