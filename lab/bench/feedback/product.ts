import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { knownOwner } from '../../../e2e/stack/owner.ts';
import { startProcess } from '../../../e2e/stack/process.ts';
import { openDatabase } from '../../../packages/api/src/openDatabase.ts';
import { createStore } from '../../../packages/api/src/database/store.ts';
import { readSettings } from '../../../packages/api/src/env.ts';
import { foldAll } from '../../../packages/api/src/stats/rollup/fold.ts';
import { createLogger } from '../../../packages/api/src/tools/logger.ts';
import { makeSample } from '../../../scripts/product/database.ts';
import { askGraph } from '../product/askGraph.ts';
import { fillFeedback, type RunSql } from './fillFeedback.ts';

/** The whole product in one process of its own, on a database full of feedback. */
export interface FullProduct {
  origin: string;
  pid: number;
  /** An access token of the owner. */
  access: string;
  ask: <Data>(query: string, variables?: object) => Promise<Data>;
  stop: () => Promise<void>;
}

/** Migrates a database, makes the sample café in it, and fills it. Answers the owner's login. */
async function fill(settings: Record<string, string>, rows: number) {
  const connection = await openDatabase(
    readSettings({ ...settings, LOG_LEVEL: 'silent' }),
    createLogger('silent'),
  );
  const owner = await makeSample(connection);

  const { engine, url } = connection;
  if (engine.kind === 'embedded') {
    await fillFeedback((statement) => engine.lite.exec(statement), rows);
  } else {
    // Building an index of a million rows takes longer than the product's own connections wait.
    const client = new pg.Client(url);
    await client.connect();
    const run: RunSql = (statement) => client.query(statement);
    await fillFeedback(run, rows);
    await client.end();
  }
  // As the product does in the background: statistics know each answer a moment after it came.
  await foldAll(createStore(connection.database, () => Promise.resolve()));
  await connection.close();
  return owner;
}

/** Starts the product on a new database with so many answers. Without an address it is the embedded one. */
export async function startFull(rows: number, databaseUrl?: string): Promise<FullProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-feedback-'));
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const { email, password } = await fill(settings, rows);
  const running = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    ...settings,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '0',
    GRAPH_OPERATIONS: 'any',
    ACCESS_TTL: '36000',
  });
  const { access } = await knownOwner(running.origin, email, password).logIn();

  return {
    origin: running.origin,
    pid: running.pid,
    access,
    ask: askGraph(running.origin, access),
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
