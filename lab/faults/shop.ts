import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProcess, type Running } from '../../e2e/stack/process.ts';
import { runAt } from '../../scripts/machine/postgres.ts';
import {
  makeDatabase,
  makeSample,
  withinDatabase,
  type Place,
} from '../../scripts/product/database.ts';
import { query } from '../../scripts/product/query.ts';

/** The sample café on a database of its own, with processes that come and go. */
export interface Shop {
  place: Place;
  /** An open code. */
  slug: string;
  owner: { email: string; password: string };
  /** Starts a process of it: the API alone, or the whole product. */
  start: (settings?: Record<string, string>, program?: keyof typeof programs) => Promise<Running>;
  /** Queries the database. The embedded one only while no process has it open. */
  ask: <Row extends object>(text: string) => Promise<Row[]>;
  remove: () => Promise<void>;
}

export const programs = {
  api: 'packages/api/src/main.ts',
  product: 'packages/gateway/src/main.ts',
} as const;

const common = {
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'warn',
  // Rows may send any operation.
  GRAPH_OPERATIONS: 'any',
  JWT_SECRET: 'the same for all of them, and only on this machine',
};

interface Wishes {
  /** Address of a cluster. Left out: the embedded database. */
  server?: string | undefined;
  /** Parent folder of its data folder. */
  parent?: string;
}

/** Opens a shop. */
export async function openShop({ server, parent = tmpdir() }: Wishes): Promise<Shop> {
  const folder = mkdtempSync(join(parent, 'hearback-faults-'));
  const url = server === undefined ? undefined : await makeDatabase(server);
  const place: Place = {
    ...common,
    DATA_DIR: folder,
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  const { owner, slug } = await withinDatabase(place, async (connection) => {
    const login = await makeSample(connection);
    const [code] = await query<{ slug: string }>(
      connection.engine,
      `select slug from code where state = 'published' order by id limit 1`,
    );
    return { owner: login, slug: code?.slug ?? '' };
  });
  const running: Running[] = [];

  return {
    place,
    slug,
    owner,
    start: async (settings = {}, program = 'api') => {
      const one = await startProcess(programs[program], ['--no-sample'], { ...place, ...settings });
      running.push(one);
      return one;
    },
    ask: (text) =>
      url === undefined
        ? withinDatabase(place, ({ engine }) => query(engine, text))
        : runAt(url, text),
    remove: async () => {
      await Promise.all(running.map((one) => one.end('SIGKILL')));
      if (url !== undefined && server !== undefined) {
        await runAt(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
