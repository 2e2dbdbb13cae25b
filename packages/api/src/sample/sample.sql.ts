import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { toJsonText } from '../database/toJsonText.ts';

const tables = ['feedback', 'scan', 'code', 'form', 'frame', 'image', 'location', 'company'];

/** The sample workspace inside an account. */
export const sampleSql = {
  async isThere(database: Database, accountId: string): Promise<boolean> {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select from company where account_id = ${accountId} and is_sample)
        or exists (select from location where account_id = ${accountId} and is_sample)
        or exists (select from form where account_id = ${accountId} and is_sample)
        or exists (select from frame where account_id = ${accountId} and is_sample)
        or exists (select from code where account_id = ${accountId} and is_sample)
        as there`.execute(database);
    return rows[0]?.there ?? false;
  },

  /** True when the database has any account. */
  async isAnybodyThere(database: Database): Promise<boolean> {
    const { rows } = await sql`select from person limit 1`.execute(database);
    return rows.length > 0;
  },

  /** Fills an account with the sample. Each table is one parameter for thousands of rows. */
  async seed(
    database: Database,
    accountId: string,
    sample: Readonly<Record<string, readonly object[]>>,
  ): Promise<void> {
    for (const [table, rows] of Object.entries(sample)) {
      // Columns that the sample leaves out get the default of the table.
      const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from json_populate_recordset(
          null::${sql.table(table)}, ${toJsonText(rows)}::json)`.execute(database);
    }
    // Its owner has been there as long as it, and is the only one who reads.
    const { rows: first } = await sql<{ at: Date | null }>`
      select min(updated_at) as at from notification where account_id = ${accountId}`.execute(
      database,
    );
    await sql`
      update membership set created_at = least(created_at, ${first[0]?.at ?? null}::timestamptz)
      where account_id = ${accountId}`.execute(database);
    await sql`
      insert into notification_read (account_id, notification_id, membership_id, read_at)
      select notification.account_id, notification.id, membership.id, notification.read_at
      from notification join membership on membership.account_id = notification.account_id
      where notification.account_id = ${accountId} and notification.read_at is not null`.execute(
      database,
    );
  },

  /** Sample rows that something of the owner's hangs on become the owner's: they stay. */
  async keepWhatIsUsed(database: Database, accountId: string): Promise<void> {
    const keep = async (table: string, used: ReturnType<typeof sql>) => {
      await sql`
        update ${sql.table(table)} set is_sample = false
        where account_id = ${accountId} and is_sample and id in (${used})`.execute(database);
    };
    const mine = sql`account_id = ${accountId} and not is_sample`;
    // Its earlier places, too: their answers belong to them.
    await keep(
      'location',
      sql`select place.location_id from code_place as place join code
        on code.account_id = place.account_id and code.id = place.code_id
        where code.account_id = ${accountId} and not code.is_sample`,
    );
    await keep('company', sql`select company_id from location where ${mine}`);
    await keep(
      'form',
      sql`select form_id from code where ${mine} and form_id is not null
        union select published_form_id from code where ${mine} and published_form_id is not null
        union select scan.form_id from scan join code
          on code.account_id = scan.account_id and code.id = scan.code_id
          where code.account_id = ${accountId} and not code.is_sample
        union select feedback.form_id from feedback join code
          on code.account_id = feedback.account_id and code.id = feedback.code_id
          where code.account_id = ${accountId} and not code.is_sample`,
    );
    await keep('frame', sql`select frame_id from code where ${mine} and frame_id is not null`);
  },

  /** Deletes the sample for good. What visitors left at sample codes goes with these. */
  async remove(database: Database, accountId: string): Promise<void> {
    for (const table of tables) {
      const codes = sql`select id from code where account_id = ${accountId} and is_sample`;
      await sql`
        delete from ${sql.table(table)} where account_id = ${accountId} and ${
          table === 'feedback' || table === 'scan' ? sql`code_id in (${codes})` : sql`is_sample`
        }`.execute(database);
    }
  },
};
