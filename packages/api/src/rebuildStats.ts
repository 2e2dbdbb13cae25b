import { parseArgs } from 'node:util';

import { connectPostgres, type Connection } from './database/connect.ts';
import { openDatabase } from './database/openDatabase.ts';
import { readSettings, type Settings } from './env.ts';
import { createStore } from './repositories/store.ts';
import { rebuildStats } from './services/stats/rollup/rebuildStats.ts';
import { print, runCommand } from './runCommand.ts';
import { StartError } from './StartError.ts';
import { createLogger } from './tools/logger.ts';
import { isId } from './tools/ids.ts';

/** Beside a running product no statement is cut short: one may read all scans of a code. */
const open = (settings: Settings): Promise<Connection> | Connection =>
  settings.databaseUrl === undefined
    ? openDatabase(settings, createLogger(settings.logLevel))
    : connectPostgres(settings.databaseUrl, undefined, 'migrating');

// Counts statistics from the rows, says what is kept otherwise, and puts it right.
await runCommand(async () => {
  const { values } = parseArgs({
    options: { account: { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  if (values.account !== undefined && !isId(values.account)) {
    throw new StartError(['--account takes the id of an account.']);
  }
  const connection = await open(readSettings(process.env));
  try {
    // Nothing is asked to be done later.
    const store = createStore(connection.database, () => Promise.resolve());
    const count = await rebuildStats(store, {
      accountId: values.account,
      onlyCompares: values.check,
      print,
    });
    print(count === 1 ? '1 difference' : `${count} differences`);
    if (values.check && count > 0) process.exitCode = 1;
  } finally {
    await connection.close();
  }
});
