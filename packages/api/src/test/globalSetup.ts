import { makeMigratedDump } from './migratedDump.ts';
import { makeTemplate } from './serverTemplate.ts';

/** What each test file starts from is made once: a dump, and on a server a database to copy. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  await makeMigratedDump();
  const server = process.env['TEST_DATABASE_URL'];
  return server ? makeTemplate(server) : undefined;
}
