import { parseArgs } from 'node:util';

import { openDatabase } from './openDatabase.ts';
import { readSettings } from './env.ts';
import { openQueue } from './jobs/queue.ts';
import { print, runCommand } from './runCommand.ts';
import { createLogger } from './tools/logger.ts';

// `npm run migrate`: brings the tables and the job queue up to date, and ends. What every start does,
// as a step of its own before the first process of a new version. With --alone nobody uses the database:
// what would wait until no process of an earlier version can be there is done at once.
const { values } = parseArgs({ options: { alone: { type: 'boolean' } } });
await runCommand(async () => {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const connection = await openDatabase(settings, logger, values.alone ? { isAlone: true } : {});
  try {
    const queue = await openQueue({ connection, logger });
    await queue.stop();
  } finally {
    await connection.close();
  }
  print('The tables are up to date.');
});
