import { openDatabase } from './database/openDatabase.ts';
import { readSettings } from './env.ts';
import { openQueue } from './jobs/queue.ts';
import { StartError } from './StartError.ts';
import { createLogger } from './tools/logger.ts';

// `npm run migrate`: brings the tables and the job queue up to date, and ends. What every start does,
// as a step of its own before the first process of a new version.
try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const connection = await openDatabase(settings, logger);
  try {
    const queue = await openQueue({ connection, logger });
    await queue.stop();
  } finally {
    await connection.close();
  }
  process.stdout.write('The tables are up to date.\n');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.sentences.join('\n')}\n`);
  process.exitCode = 1;
}
