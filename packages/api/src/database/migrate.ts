import { readdir, readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

import type { Database } from './connect.ts';
import { splitStatements } from './splitStatements.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The migrations by name, in the order of their names. */
export async function readMigrations(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace('.sql', ''),
      text: await readFile(new URL(name, folder), 'utf8'),
    })),
  );
}

const toMigration = (text: string): Migration => ({
  async up(database) {
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(database);
  },
});

/**
 * Brings the tables up to date, or to a migration, in one transaction. Two processes that start at
 * once take turns.
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  const migrations = await readMigrations();
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(migrations.map(({ name, text }) => [name, toMigration(text)])),
        ),
    },
  });
  const { error } =
    last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error;
}
