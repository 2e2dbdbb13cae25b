import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openStopped } from './backup/openStopped.ts';
import { createStore } from './database/store.ts';
import type { Submission } from './survey/submissions.sql.ts';
import { createIngestion } from './survey/createIngestion.ts';
import { answerFor } from './test/answerFor.ts';
import { fillDataDir } from './test/fillDataDir.ts';
import type { Database } from './database/connect.ts';
import { openEmbedded, type JournaledConnection } from './openEmbedded.ts';

interface OpenCode {
  account_id: string;
  code_id: string;
  form_id: string;
}

const findCode = async (database: Database): Promise<OpenCode> => {
  const { rows } = await sql<OpenCode>`
    select account_id, id as code_id, published_form_id as form_id
    from code where state = 'published' order by id limit 1`.execute(database);
  const [code] = rows;
  if (!code) throw new Error('The sample café has no open code.');
  return code;
};

/** The answers among the given ones that are there, each with how many scans it counts. */
const findKept = async (database: Database, given: readonly Submission[]) => {
  const { rows } = await sql<{ client_id: string; comment: string; scans: number }>`
    select client_id, comment,
      (select count(*) from scan where scan.scan_token = feedback.scan_token) as scans
    from feedback where client_id = any(${given.map(({ client_id: id }) => id)}::uuid[])
    order by client_id`.execute(database);
  return rows;
};

const wanted = (given: readonly Submission[]) =>
  given
    .map(({ client_id, comment }) => ({ client_id, comment, scans: 1 }))
    .toSorted((a, b) => (a.client_id < b.client_id ? -1 : 1));

const open = ({ database, journal }: JournaledConnection) =>
  createIngestion({
    ...createStore(database, () => Promise.resolve()),
    tellSoon: () => undefined,
    judgeSoon: () => undefined,
    journal,
  });

// What is embedded is the same whatever the other tests ask.
describe.skipIf(process.env['TEST_DATABASE_URL'])('the embedded database of a product', () => {
  let folder: string;
  let product: JournaledConnection;
  let worker: Worker;
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const dataDir = () => join(folder, 'data');
  const answers = (code: OpenCode, count: number) =>
    Array.from({ length: count }, () => answerFor(code));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearback-embedded-'));
    await fillDataDir(dataDir());
    product = await openEmbedded(
      dataDir(),
      logger,
      (module, options) => (worker = new Worker(module, options)),
    );
  });
  afterAll(async () => {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('has every acknowledged answer once after a power cut that took its last writes', async () => {
    const { database } = product;
    const code = await findCode(database);
    const ingestion = open(product);
    const early = answers(code, 20);
    await Promise.all(early.map((each) => ingestion.keep(each)));
    if (product.engine.kind !== 'embedded') throw new Error('This is about the embedded one.');
    await product.engine.lite.exec('checkpoint');
    // All that the disk has of the database: nothing is written between these two.
    const cut = join(folder, 'cut');
    await cp(join(dataDir(), 'database'), join(cut, 'database'), { recursive: true });

    const late = answers(code, 300);
    expect(new Set(await Promise.all(late.map((each) => ingestion.keep(each))))).toEqual(
      new Set(['new']),
    );
    // Whoever comes again, and an answer to a code that is paused since, are no others.
    expect(await ingestion.keep(late[0] as Submission)).toBe('known');
    await sql`update code set state = 'paused', paused_at = now() where id = ${code.code_id}`.execute(
      database,
    );
    await cp(join(dataDir(), 'journal'), join(cut, 'journal'), { recursive: true });

    const given = [...early, ...late];
    expect(await openStopped(cut, (stopped) => findKept(stopped, given))).toEqual(wanted(given));
    expect(await readdir(join(cut, 'journal'))).toEqual([]);
    await sql`update code set state = 'published', paused_at = null
      where id = ${code.code_id}`.execute(database);
  }, 60_000);

  it('is opened again when its thread ends, with every answer that was acknowledged', async () => {
    const { database } = product;
    const ingestion = open(product);
    const given = answers(await findCode(database), 100);
    await Promise.all(given.map((each) => ingestion.keep(each)));
    const heard: string[] = [];
    if (product.engine.kind !== 'embedded') throw new Error('This is about the embedded one.');
    await product.engine.lite.listen('news', (payload) => heard.push(payload));

    const broken = database.transaction().execute(async (inside) => {
      await sql`update person set first_name = 'Nobody'`.execute(inside);
      await worker.terminate();
      await sql`select 1`.execute(inside);
    });
    await expect(broken).rejects.toThrow('PGlite is closed');
    const meanwhile = database.transaction().execute((inside) => sql`select 1`.execute(inside));
    await expect(meanwhile).rejects.toThrow('PGlite is closed');
    await expect(ingestion.keep(given[0] as Submission)).rejects.toThrow('PGlite is closed');

    const look = () => findKept(database, given).catch(() => []);
    await expect.poll(look, { timeout: 50_000 }).toEqual(wanted(given));
    const { rows } = await sql`select from person where first_name = 'Nobody'`.execute(database);
    expect(rows).toEqual([]);
    expect(await ingestion.keep(answerFor(await findCode(database)))).toBe('new');
    await sql`select pg_notify('news', 'again')`.execute(database);
    await expect.poll(() => heard, { timeout: 30_000 }).toEqual(['again']);
  }, 60_000);

  it('leaves no journal when it is closed in order', async () => {
    expect(await readdir(join(dataDir(), 'journal'))).not.toEqual([]);
    await product.close();
    expect(await readdir(join(dataDir(), 'journal'))).toEqual([]);
    product = await openEmbedded(dataDir(), logger);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([
      expect.stringContaining('The thread of the database has ended'),
    ]);
  }, 60_000);
});
