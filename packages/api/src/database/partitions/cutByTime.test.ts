import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { scansSql } from '../../survey/scans.sql.ts';
import { openQueue } from '../../jobs/queue.ts';
import { createStore, type Store } from '../store.ts';
import { seedSample } from '../../sample/seedSample.ts';
import { rebuildStats } from '../../stats/rollup/rebuildStats.ts';
import { connectBareDatabase } from '../../test/connectTestDatabase.ts';
import { newId } from '../../tools/ids.ts';
import { createLogger } from '../../tools/logger.ts';
import { createPasswords } from '../../tools/passwords.ts';
import type { Connection } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { cutByTime } from './cutByTime.ts';
import { isCut, readPartitions } from './bounds.ts';

const dayMs = 86_400_000;
const soon = (days = 0) => new Date(Date.now() + days * dayMs);

let connection: Connection;
let store: Store;

const ask = async <Row>(statement: string) =>
  (await sql.raw<Row>(statement).execute(connection.database)).rows;

/** What the sample of today says, and the tables of the version before do not have. */
const newer = [
  ['company', 'visitor_name', 'text'],
  ['location', 'visitor_name', 'text'],
  ['location', 'rating_target', 'double precision'],
  ['feedback', 'visitor_company', 'text'],
  ['feedback', 'visitor_place', 'text'],
] as const;

/** The check of the sources of a mood, which knew no mixed comments. */
const sources = 'feedback_sentiment_source_is_known';

/** A database as the version before left it, with a sample café in it. */
beforeAll(async () => {
  connection = await connectBareDatabase();
  const { database } = connection;
  await migrate(database, '0068_stats_fold');
  const queue = await openQueue({ connection, logger: createLogger('silent') });
  store = createStore(database, queue.enqueue);
  for (const [table, column, type] of newer) {
    await ask(`alter table ${table} add column ${column} ${type}`);
  }
  // The sample's owner is noted as such; in the version before, whose account it is told that.
  await ask(`create table membership (account_id uuid, id uuid, person_account_id uuid,
    person_id uuid, role text, everywhere boolean, created_at timestamptz)`);
  // Its members read notifications each for themselves.
  await ask(`create table notification_read (account_id uuid, notification_id uuid,
    membership_id uuid, read_at timestamptz)`);
  // Addresses that are kept for who had them before.
  await ask(
    `create table email_change (account_id uuid, person_id uuid, old_email text, undo_until timestamptz)`,
  );
  const [known] = await ask<{ definition: string }>(`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = '${sources}'`);
  await ask(`alter table feedback drop constraint ${sources}`);
  await seedSample({ ...store, passwords: createPasswords(), now: () => new Date(), newId });
  for (const [table, column] of newer) await ask(`alter table ${table} drop column ${column}`);
  await ask(`update feedback set sentiment_source = 'comment' where sentiment_source = 'mixed'`);
  await ask(`alter table feedback add constraint ${sources} ${known?.definition}`);
  await ask('drop table membership');
  await ask('drop table notification_read');
  await ask('drop table email_change');
  await queue.stop();
});
afterAll(() => connection.close());

const sums = () =>
  ask(`
    select (select md5(string_agg(to_jsonb(feedback)::text, ' ' order by id)) from feedback) as feedback,
      (select md5(string_agg(to_jsonb(scan)::text, ' ' order by id)) from scan) as scan,
      (select count(*)::int from feedback) as answers, (select count(*)::int from scan) as scans`);

/** What the version before does with a scan that comes in. */
const countAsBefore = (token: string) =>
  ask(`
    insert into scan (account_id, id, code_id, scan_token, form_id, channel, scanned_at)
    select account_id, '${newId()}', code_id, '${token}', form_id, 'qr', now() from scan limit 1
    on conflict on constraint scan_counts_once do nothing`);

const countNow = async (token: string) => {
  const [first] = await ask<{ account_id: string; code_id: string; form_id: string }>(
    'select account_id, code_id, form_id from scan limit 1',
  );
  if (!first) throw new Error('The sample has scans.');
  const visitor_hash = Buffer.from('somebody');
  const scan = { ...first, channel: 'qr', visitor_hash, scan_token: token };
  await scansSql.record(store.db, [{ ...scan, id: newId(), scanned_at: soon() }]);
};

const scansOf = async (token: string) =>
  (await ask(`select from scan where scan_token = '${token}'`)).length;

const indexesOf = (table: string) =>
  ask<{ definition: string; is_valid: boolean }>(`
    select replace(pg_get_indexdef(indexrelid), ' ONLY ', ' ') as definition, indisvalid as is_valid
    from pg_index where indrelid = '${table}'::regclass order by 1`);

describe('the tables of a database that is in use', () => {
  const tokens = { before: crypto.randomUUID(), between: crypto.randomUUID() };

  it('are prepared, and the version before goes on with them', async () => {
    await countAsBefore(tokens.before);
    await migrate(connection.database);
    await countAsBefore(tokens.before);
    await countAsBefore(tokens.between);
    expect(await scansOf(tokens.before)).toBe(1);

    // Copies of what it took meanwhile are known.
    await countNow(tokens.before);
    await countNow(tokens.between);
    expect([await scansOf(tokens.before), await scansOf(tokens.between)]).toEqual([1, 1]);
  });

  it('are not cut while such a process may still be there', async () => {
    expect(await cutByTime(connection, soon(), { isAlone: false })).toBe(false);
    expect(await isCut(connection.database, 'scan')).toBe(false);
  });

  it('are cut a day later by one of those who start at once, and no row changes', async () => {
    const rows = await sums();
    const indexes = (await indexesOf('feedback')).length + (await indexesOf('scan')).length;
    const cut = () => cutByTime(connection, soon(1.01), { isAlone: false });
    expect(await Promise.all([cut(), cut()])).toContain(true);
    expect(await sums()).toEqual(rows);
    expect(rows).toMatchObject([{ answers: expect.any(Number), scans: expect.any(Number) }]);

    const [first] = await readPartitions(connection.database, 'feedback');
    expect(first).toMatchObject({
      name: expect.stringMatching(/^feedback_before_\d{4}_01$/),
      before: expect.any(Date),
    });
    const now = [...(await indexesOf('feedback')), ...(await indexesOf('scan'))];
    expect(now).toHaveLength(indexes);
    expect(now.filter(({ is_valid }) => !is_valid)).toEqual([]);
  });

  it('know copies of what came before, through keys that were written meanwhile', async () => {
    await countNow(tokens.before);
    await countNow(tokens.between);
    expect([await scansOf(tokens.before), await scansOf(tokens.between)]).toEqual([1, 1]);
    const [missing] = await ask<{ count: number }>(`
      select (select count(*) from scan where not exists (select from scan_key
          where scan_key.account_id = scan.account_id and scan_key.scan_id = scan.id))
        + (select count(*) from feedback where not exists (select from feedback_key
          where feedback_key.account_id = feedback.account_id
            and feedback_key.feedback_id = feedback.id)) as count`);
    expect(missing?.count).toBe(0);
  });

  it('are counted as before, by statistics that follow each change', async () => {
    const found: string[] = [];
    const print = (line: string) => void found.push(line);
    expect(await rebuildStats(store, { accountId: undefined, onlyCompares: true, print })).toBe(0);
    await ask(`update feedback set rating = 1 where rating is not null`);
    await ask(`delete from scan where id in (select id from scan limit 10)`);
    expect(await rebuildStats(store, { accountId: undefined, onlyCompares: true, print })).toBe(0);
    expect(found).toEqual([]);
  });

  it('are cut once', async () => {
    const partitions = await readPartitions(connection.database, 'scan');
    expect(await cutByTime(connection, soon(2))).toBe(true);
    expect(await readPartitions(connection.database, 'scan')).toEqual(partitions);
  });
});
