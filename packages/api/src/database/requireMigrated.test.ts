import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import type { Connection } from './connect.ts';
import { requireMigrated } from './migrate.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await connectTestDatabase();
});
afterAll(() => connection.close());

describe('a database of another version', () => {
  it.each([
    { change: `delete from kysely_migration where name = '0056_operator'`, says: 'older than' },
    { change: `insert into kysely_migration values ('9999_later', '')`, says: 'newer version' },
  ])('is refused: $says', async ({ change, says }) => {
    const { database } = connection;
    await expect(requireMigrated(database)).resolves.toBeUndefined();
    const undone = database.transaction().execute(async (inside) => {
      await sql.raw(change).execute(inside);
      await requireMigrated(inside);
    });

    await expect(undone).rejects.toThrow(says);
  });
});
