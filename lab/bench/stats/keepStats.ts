import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { startProcess } from '../../../e2e/stack/process.ts';
import { makeDatabase } from '../../../scripts/product/database.ts';
import { median } from '../median.ts';
import { posts, type Post, type Target } from '../submit/answers.ts';
import { prepare } from '../submit/database.ts';
import { load } from '../submit/load.ts';

const connections = 64;

const scan = ({ slug }: Target): Post => ({
  path: `/api/survey/${slug}/scan/`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ scan_token: randomUUID() }),
});

/** Kinds of visitor requests to send. */
const kinds = { answers: posts.rest, scans: scan } as const;
type Kind = keyof typeof kinds;

/** The product on a database of its own, with its statistics kept or not. */
async function start(serverUrl: string, keepsStats: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearback-bench-keep-'));
  const place = { DATA_DIR: dataDir, DATABASE_URL: await makeDatabase(serverUrl) };
  const target = await prepare(place);
  const client = new pg.Client(place.DATABASE_URL);
  await client.connect();
  // Without queued changes there is no rollup.
  await client.query('truncate stats_change');
  if (!keepsStats) {
    await client.query('alter table feedback disable trigger stats_of_new_feedback');
    await client.query('alter table scan disable trigger stats_of_new_scans');
  }
  const running = await startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    ...place,
    RATE_LIMIT_FACTOR: '0',
    LOG_LEVEL: 'info',
  });
  return {
    send: async (kind: Kind, milliseconds: number) => {
      const draw = () => kinds[kind](target);
      const { acknowledged, seconds, refused } = await load(
        running.origin,
        draw,
        connections,
        milliseconds,
      );
      if (refused.size > 0)
        throw new Error(`${kind} were refused: ${JSON.stringify([...refused])}`);
      return acknowledged / seconds;
    },
    /** Number of answers and scans queued for the rollup. */
    waiting: async () => {
      const { rows } = await client.query<{ size: number }>(
        'select coalesce(sum(size), 0)::int as size from stats_change',
      );
      return rows[0]?.size ?? 0;
    },
    stop: async () => {
      await client.end();
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Answers and scans a second over HTTP, with statistics kept and without, in turns. Answers what is
 * left with them of what there is without.
 */
export async function measureKeeping(
  serverUrl: string,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Record<Kind, number>> {
  const kept = await start(serverUrl, true);
  const without = await start(serverUrl, false);
  const shares: Record<Kind, number> = { answers: 0, scans: 0 };
  try {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const figures = { kept: [] as number[], without: [] as number[] };
      for (let round = -1; round < rounds; round += 1) {
        for (const [name, product] of Object.entries({ kept, without })) {
          const perSecond = await product.send(kind, milliseconds);
          if (round >= 0) figures[name as keyof typeof figures].push(perSecond);
        }
      }
      shares[kind] = median(figures.kept) / median(figures.without);
      console.log(
        `  ${kind}: ${median(figures.kept).toFixed(0)}/s with statistics kept, ` +
          `${median(figures.without).toFixed(0)}/s without: ${shares[kind].toFixed(2)} ×; ` +
          `${await kept.waiting()} wait to be folded`,
      );
    }
  } finally {
    await kept.stop();
    await without.stop();
  }
  return shares;
}
