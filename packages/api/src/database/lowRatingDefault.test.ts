import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { connectBareDatabase } from '../test/connectTestDatabase.ts';
import { newId } from '../tools/ids.ts';
import { migrate } from './migrate.ts';

it('migration 0081 keeps what the screens of before promised of low ratings', async () => {
  const { database, close } = await connectBareDatabase();
  try {
    await migrate(database, '0073_alert_address');
    const made: Record<string, string> = {};
    for (const [name, letters] of [
      ['never set', null],
      ['ticked', true],
      ['not ticked', false],
    ] as const) {
      const account = newId();
      const company = newId();
      await sql`insert into account (id, created_at) values (${account}, now())`.execute(database);
      await sql`
        insert into company (account_id, id, name, address, registration_number, representative,
          created_at, updated_at)
        values (${account}, ${company}, 'x', 'x', '1', 'x', now(), now())`.execute(database);
      for (const threshold of [null, 4]) {
        const location = newId();
        made[location] = `${name}, ${threshold}`;
        await sql`
          insert into location (account_id, id, company_id, name, email, address, description,
            alert_threshold, created_at, updated_at)
          values (${account}, ${location}, ${company}, 'x', 'x@example.com', 'x', '',
            ${threshold}, now(), now())`.execute(database);
      }
      if (letters !== null) {
        await sql`
          insert into notification_setting (account_id, low_rating_letters)
          values (${account}, ${letters})`.execute(database);
      }
    }
    await migrate(database);

    const { rows } = await sql<{ id: string; alert_threshold: number | null }>`
      select id, alert_threshold from location`.execute(database);
    const found = Object.fromEntries(rows.map((row) => [made[row.id], row.alert_threshold]));
    expect(found).toEqual({
      'never set, null': null,
      'never set, 4': 4,
      'ticked, null': null,
      'ticked, 4': 4,
      'not ticked, null': 0,
      'not ticked, 4': 4,
    });
    const settings = await sql`
      select distinct low_rating_threshold from notification_setting`.execute(database);
    expect(settings.rows).toEqual([{ low_rating_threshold: 5 }]);
  } finally {
    await close();
  }
});
