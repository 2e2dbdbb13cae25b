import { countContents } from './backup/catalogue.ts';
import { moveToPostgres } from './backup/moveToPostgres.ts';
import { readSettings } from './env.ts';
import { print, runCommand } from './runCommand.ts';
import { StartError } from './StartError.ts';

// Copies the embedded database to PostgreSQL.
await runCommand(async () => {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined) {
    throw new StartError(['Set DATABASE_URL to the PostgreSQL database that everything goes to.']);
  }
  const contents = await moveToPostgres(dataDir, databaseUrl);
  print(`DATABASE_URL: ${countContents(contents)}, compared on both sides`);
});
