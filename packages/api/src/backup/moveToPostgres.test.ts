import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { connectPostgres, type Database } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { makeServerDatabase } from '../test/connectTestDatabase.ts';
import { awkwardText, fillDataDir, laterAt } from '../test/fillDataDir.ts';
import { copyToPostgres, moveToPostgres } from './moveToPostgres.ts';
import { openStopped } from './openStopped.ts';
import type { Snapshot } from './catalogue.ts';
import { takeSnapshot } from './takeSnapshot.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(server !== '')('moving to PostgreSQL', () => {
  let folder: string;
  let target: Awaited<ReturnType<typeof makeServerDatabase>>;

  /** Does something with the target while nothing is moved. */
  const look = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const { database, close } = connectPostgres(target.url);
    try {
      return await work(database);
    } finally {
      await close();
    }
  };
  const countRows = () =>
    look((database) =>
      takeSnapshot(database, async ({ contents }) =>
        Promise.resolve(contents.tables.filter(({ rows }) => rows > 0).map(({ name }) => name)),
      ),
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearback-move-'));
    await fillDataDir(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    target = await makeServerDatabase(server);
  });
  afterEach(() => target.drop());

  it('brings every row and job, and refuses to do it twice', async () => {
    const contents = await moveToPostgres(folder, target.url);

    const there = await look((database) =>
      takeSnapshot(database, async (snapshot, inside) => ({
        contents: snapshot.contents,
        jobs: await snapshot.readJobs(),
        companies: await inside.selectFrom('company').select('name').execute(),
        off: (await sql`select from pg_trigger where tgenabled <> 'O'`.execute(inside)).rows,
      })),
    );
    expect(there.contents).toEqual(contents);
    expect(contents.tables.find(({ name }) => name === 'feedback')?.rows).toBeGreaterThan(100);
    expect(contents.sequences).not.toEqual([]);
    expect(there.companies).toContainEqual({ name: awkwardText });
    expect(there.off).toEqual([]);
    expect(there.jobs).toEqual([
      expect.objectContaining({ name: 'purgeAccount', startAfter: laterAt.toISOString() }),
    ]);

    await expect(moveToPostgres(folder, target.url)).rejects.toThrow(
      /holds data already, in account, .*Nothing was written/,
    );
  });

  it('keeps nothing when the server dropped a row', async () => {
    await look(async (database) => {
      await migrate(database);
      await sql`create rule lose_one as on insert to notification_read
        where new.read_at is not null do instead nothing`.execute(database);
    });
    await expect(moveToPostgres(folder, target.url)).rejects.toThrow(
      /Nothing is kept of it:\nnotification_read: \d+ rows are 0$/,
    );
    expect(await countRows()).toEqual([]);
  });

  it('keeps nothing when a value came out otherwise', async () => {
    const spoil = (snapshot: Snapshot): Snapshot => ({
      ...snapshot,
      async *readRows(table) {
        for await (const rows of snapshot.readRows(table)) {
          yield table.name === 'location' ? rows.map((row) => row.replace('@', '@x')) : rows;
        }
      },
    });
    await expect(
      openStopped(folder, (source) =>
        takeSnapshot(source, (snapshot) => copyToPostgres(spoil(snapshot), target.url)),
      ),
    ).rejects.toThrow('Nothing is kept of it:\nlocation: other values');
    expect(await countRows()).toEqual([]);
  });

  it('leaves a database alone that is used for something else', async () => {
    await look((database) => sql`create table shopping as select 'milk' as what`.execute(database));
    await expect(moveToPostgres(folder, target.url)).rejects.toThrow('in shopping.');
  });
});
