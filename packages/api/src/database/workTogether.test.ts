import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { connectBareDatabase } from '../test/connectTestDatabase.ts';
import { newId } from '../tools/ids.ts';
import { migrate } from './migrate.ts';

it('migrations 0128 and 0129 keep when answers were replied to, and what was read', async () => {
  const { database, close } = await connectBareDatabase();
  try {
    await migrate(database, '0126_board');
    const account = newId();
    await sql`insert into account (id, created_at) values (${account}, now())`.execute(database);
    const members = [newId(), newId()].toSorted();
    for (const id of members) {
      await sql`
        insert into person (account_id, id, email, first_name, last_name, password_hash, language,
          created_at, is_active)
        values (${account}, ${id}, ${`${id}@example.com`}, 'Ada', 'x', 'x', 'en-US', now(), true)`.execute(
        database,
      );
      await sql`
        insert into membership (account_id, id, person_account_id, person_id, role, everywhere,
          created_at)
        values (${account}, ${id}, ${account}, ${id}, 'manager', true, now())`.execute(database);
    }
    const [read, unread] = [newId(), newId()];
    for (const [id, readAt] of [
      [read, '2026-11-20T10:00:00Z'],
      [unread, null],
    ]) {
      await sql`
        insert into notification (account_id, id, kind, subject, created_at, updated_at, read_at)
        values (${account}, ${id}, 'letter_failed', 'a@example.com', now(), now(), ${readAt})`.execute(
        database,
      );
    }
    const columns = sql`account_id, id, code_id, client_id, form_id, form_version, code_name,
      location_name, company_name, channel, occurred_at, received_at, reply, replied_at`;
    await sql`set session_replication_role = replica`.execute(database);
    await sql`
      insert into feedback (${columns}) select ${account}::uuid, gen_random_uuid(), gen_random_uuid(),
        gen_random_uuid(), gen_random_uuid(), 1, 'x', 'x', 'x', 'qr', now(), now(), reply,
        case when reply <> '' then '2026-11-21T10:00:00Z'::timestamptz end
      from unnest(array['Thank you', '']) as reply`.execute(database);
    await sql`set session_replication_role = default`.execute(database);

    await migrate(database);

    const { rows } = await sql`
      select reply, first_replied_at, first_replied_by from feedback order by reply`.execute(
      database,
    );
    expect(rows).toEqual([
      { reply: '', first_replied_at: null, first_replied_by: null },
      {
        reply: 'Thank you',
        first_replied_at: new Date('2026-11-21T10:00:00Z'),
        first_replied_by: null,
      },
    ]);
    const marks = await sql`
      select notification_id, membership_id, read_at from notification_read order by 2`.execute(
      database,
    );
    expect(marks.rows).toEqual(
      members.map((membership_id) => ({
        notification_id: read,
        membership_id,
        read_at: new Date('2026-11-20T10:00:00Z'),
      })),
    );
  } finally {
    await close();
  }
});
