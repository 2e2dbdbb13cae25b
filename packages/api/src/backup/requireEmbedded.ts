import { StartError } from '../StartError.ts';

/** Refuses where the product does not use the embedded database. */
export function requireEmbedded(databaseUrl: string | undefined): void {
  if (databaseUrl === undefined) return;
  throw new StartError([
    'The product uses PostgreSQL, since DATABASE_URL is set: use pg_dump and pg_restore, and keep the secret. To reach an embedded database, leave DATABASE_URL unset.',
  ]);
}
