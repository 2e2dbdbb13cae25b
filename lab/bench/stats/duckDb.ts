import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('peers/', import.meta.url));

interface DuckDbModule {
  DuckDBInstance: {
    create: (file: string) => Promise<{
      connect: () => Promise<{
        run: (statement: string) => Promise<unknown>;
        runAndReadAll: (statement: string) => Promise<{ getRows: () => unknown[] }>;
        closeSync: () => void;
      }>;
    }>;
  };
}

/** It is no part of the product's own installation: whoever runs the bench waits for it, once. */
function load(): DuckDbModule {
  if (!existsSync(`${folder}node_modules`)) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('DuckDB could not be installed.');
  }
  return createRequire(`${folder}package.json`)('@duckdb/node-api') as DuckDbModule;
}

/** Columns that statistics use, each moment in the local time of its location. */
const exports = {
  answers: `select feedback.id, code_id, code.location_id, feedback.form_id, form_version, rating,
      comment, channel, duration, sentiment, occurred_at at time zone location.timezone as local_at
    from feedback join code on code.id = code_id join location on location.id = code.location_id`,
  scans: `select code_id, code.location_id, scan.form_id, started_at,
      encode(visitor_hash, 'hex') as visitor_hash, scanned_at at time zone location.timezone as local_at
    from scan join code on code.id = code_id join location on location.id = code.location_id`,
};

/** DuckDB with a copy of the rows of a database. */
export interface DuckDb {
  /** Runs the statements one after the other and reads all of each result. */
  askAll: (statements: readonly string[]) => Promise<void>;
  stop: () => void;
}

/** Copies answers and scans of a PostgreSQL database into a DuckDB file of its own. */
export async function copyToDuckDb(databaseUrl: string): Promise<DuckDb> {
  const { DuckDBInstance } = load();
  const place = mkdtempSync(join(tmpdir(), 'hearback-bench-duckdb-'));
  const connection = await (await DuckDBInstance.create(join(place, 'rows.duckdb'))).connect();
  for (const [table, select] of Object.entries(exports)) {
    const file = join(place, `${table}.csv`);
    const copy = `\\copy (${select.replaceAll(/\s+/g, ' ')}) to '${file}' csv header`;
    execFileSync('psql', [databaseUrl, '-q', '-c', copy], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await connection.run(`create table ${table} as select * from read_csv('${file}', header = true,
      types = {'local_at': 'TIMESTAMP'${table === 'answers' ? ", 'rating': 'INTEGER', 'duration': 'DOUBLE'" : ''}})`);
    rmSync(file);
  }
  await connection.run('checkpoint');

  return {
    askAll: async (statements) => {
      for (const statement of statements) (await connection.runAndReadAll(statement)).getRows();
    },
    stop: () => {
      connection.closeSync();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
