import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { knownOwner } from '../../../e2e/stack/owner.ts';
import { startProcess } from '../../../e2e/stack/process.ts';
import { openDatabase } from '../../../packages/api/src/openDatabase.ts';
import { readSettings } from '../../../packages/api/src/env.ts';
import { createStore } from '../../../packages/api/src/database/store.ts';
import { foldAll } from '../../../packages/api/src/stats/rollup/fold.ts';
import { listLabelled } from '../../../packages/api/src/text/labelled/listLabelled.ts';
import { createLogger } from '../../../packages/api/src/tools/logger.ts';
import { makeDatabase, makeSample } from '../../../scripts/product/database.ts';
import { askGraph } from '../product/askGraph.ts';
import { fillAnswers, type RunSql } from './fillAnswers.ts';

/** The product on a database with many answers. */
export interface FullProduct {
  rows: number;
  origin: string;
  /** An access token of the owner. */
  access: string;
  /** The database's own address. Undefined: the embedded one. */
  databaseUrl?: string;
  ask: (query: string, variables: object) => Promise<Record<string, unknown>>;
  stop: () => Promise<void>;
}

const sentences = [...listLabelled('en'), ...listLabelled('pl')].map(({ text }) => text);

const secondsSince = (at: number) => (performance.now() - at) / 1_000;

/** Makes the sample café, replaces its answers by many, and folds them. Says how long that took. */
async function fill(settings: Record<string, string>, rows: number) {
  const connection = await openDatabase(
    readSettings({ ...settings, LOG_LEVEL: 'silent' }),
    createLogger('silent'),
  );
  const owner = await makeSample(connection);

  const beganAt = performance.now();
  const { engine, url } = connection;
  if (engine.kind === 'embedded') {
    const run: RunSql = (statement, parameters) => engine.lite.query(statement, parameters);
    await fillAnswers(run, rows, sentences);
  } else {
    // The product's own connections do not wait for as long as that takes.
    const client = new pg.Client(url);
    await client.connect();
    const run: RunSql = (statement, parameters) => client.query(statement, parameters);
    await fillAnswers(run, rows, sentences);
    await client.end();
  }
  const filled = secondsSince(beganAt);
  const foldsAt = performance.now();
  const folded = await foldAll(createStore(connection.database, () => Promise.resolve()));
  const took = secondsSince(foldsAt);
  console.log(
    `  ${rows} answers: filled in ${filled.toFixed(0)} s; ${folded} answers and scans folded in ` +
      `${took.toFixed(0)} s, ${(folded / took).toFixed(0)} a second`,
  );
  await connection.close();
  return owner;
}

/** Starts the product on so many answers. Without a server's address the database is embedded. */
export async function startFull(rows: number, serverUrl?: string): Promise<FullProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-stats-'));
  const databaseUrl = serverUrl === undefined ? undefined : await makeDatabase(serverUrl);
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
    rows,
    origin: running.origin,
    access,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ask: askGraph(running.origin, access),
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
