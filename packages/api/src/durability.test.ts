import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { connectEmbedded, type Connection, connectPostgres } from './database/connect.ts';
import { createStore } from './database/store.ts';
import { seedSample } from './sample/seedSample.ts';
import { connectTestDatabase } from './test/connectTestDatabase.ts';
import { readMigratedDump } from './test/migratedDump.ts';
import { openReceiver } from './test/openReceiver.ts';
import { startMain, type Main } from './test/startMain.ts';
import { newId } from './tools/ids.ts';
import { createPasswords } from './tools/passwords.ts';

const answers = 2_000;
const phones = 16;
const patience = { timeout: 120_000, interval: 100 };
/** After so many acknowledgements the server is killed, in the middle of others. */
const kills = [500, 1_200];

let folder: string;
/** The end of the address of a code that is open. */
let slug: string;
/** The server's database outlives every kill; the embedded one lies in the folder. */
let shared: Connection | undefined;

const openDatabase = async (dump?: Blob): Promise<Connection> =>
  shared?.url === undefined
    ? connectEmbedded(join(folder, 'database'), dump)
    : connectPostgres(shared.url);

/** Does something with the database while no server has it. */
async function look<Result>(
  work: (connection: Connection) => Promise<Result>,
  dump?: Blob,
): Promise<Result> {
  const connection = await openDatabase(dump);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Makes the sample café, which has codes that are open. Answers the end of one's address. */
const seed = async ({ database }: Connection): Promise<string> => {
  await seedSample({
    ...createStore(database, () => Promise.resolve()),
    passwords: createPasswords(),
    now: () => new Date(),
    newId,
  });
  const { rows } = await sql<{ slug: string }>`
    select slug from code where state = 'published' order by id limit 1`.execute(database);
  return rows[0]?.slug ?? '';
};

const start = (): Promise<Main> =>
  startMain({
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '0',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    ...(shared?.url !== undefined && { DATABASE_URL: shared.url }),
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearback-durability-'));
  if (process.env['TEST_DATABASE_URL']) shared = await connectTestDatabase();
  slug = await look(seed, shared ? undefined : await readMigratedDump());
});
afterAll(async () => {
  await shared?.close();
  await rm(folder, { recursive: true, force: true });
});

it('keeps every acknowledged answer exactly once, however often the server is killed', async () => {
  let running = start();
  const receipts = new Map<string, string>();
  let unanswered = 0;

  /** Sends an answer as a phone does: again and again, until it holds a receipt. */
  const send = async (clientId: string): Promise<string> => {
    for (;;) {
      const { origin } = await running;
      const response = await fetch(`${origin}/api/survey/${slug}/submit/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ client_id: clientId, rating: 9, scan_token: clientId }),
      }).catch(() => undefined);
      if (response?.ok) return ((await response.json()) as { receipt: string }).receipt;
      unanswered += 1;
      await wait(20);
    }
  };
  const killNow = async (main: Main) => {
    await main.kill();
    return start();
  };

  const waiting = Array.from({ length: answers }, () => randomUUID());
  const left = [...kills];
  const beAPhone = async () => {
    for (let mine = waiting.pop(); mine !== undefined; mine = waiting.pop()) {
      receipts.set(mine, await send(mine));
      if (receipts.size < (left[0] ?? Infinity)) continue;
      left.shift();
      running = running.then(killNow);
    }
  };
  await Promise.all(Array.from({ length: phones }, beAPhone));

  // What was acknowledged before the first kill is the same answer still.
  const [early = ['', '']] = receipts;
  expect(await send(early[0])).toBe(early[1]);
  await (await running).stop();

  const kept = await look(async ({ database }) => {
    const { rows } = await sql<{ client_id: string; scans: number }>`
      select client_id, (select count(*) from scan
          where scan.account_id = feedback.account_id and scan.code_id = feedback.code_id
            and scan.scan_token = feedback.scan_token) as scans
      from feedback where not is_sample`.execute(database);
    return rows;
  });
  expect(left).toEqual([]);
  expect(unanswered).toBeGreaterThan(0);
  expect(kept.map(({ client_id }) => client_id).toSorted()).toEqual(
    [...receipts.keys()].toSorted(),
  );
  expect(kept.every(({ scans }) => scans === 1)).toBe(true);
  expect(new Set(receipts.values()).size).toBe(answers);
}, 300_000);

it('judges after a restart what nobody had judged when the server was killed', async () => {
  const comments = Array.from({ length: 8 }, () => 'A lovely cake');
  const killed = await start();
  await Promise.all(
    comments.map((comment) =>
      fetch(`${killed.origin}/api/survey/${slug}/submit/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ client_id: randomUUID(), rating: 2, comment }),
      }),
    ),
  );
  await killed.kill();
  // How far it came is a matter of luck: now it is not far.
  await look(({ database }) =>
    sql`
      with unjudged as (
        update feedback set sentiment = null, sentiment_source = null
        where comment = 'A lovely cake' returning account_id, id)
      insert into feedback_unjudged (account_id, feedback_id) select account_id, id from unjudged
      on conflict do nothing`.execute(database),
  );

  const moodsAfterARun = async () => {
    const running = await start();
    await wait(2_000);
    await running.stop();
    return look(async ({ database }) => {
      const { rows } = await sql<{ mood: string | null }>`
        select sentiment || ' by ' || sentiment_source as mood from feedback
        where comment = 'A lovely cake'`.execute(database);
      return rows.map(({ mood }) => mood);
    });
  };
  await expect.poll(moodsAfterARun, patience).toEqual(comments.map(() => 'positive by comment'));
}, 300_000);

it('tells a webhook of every acknowledged answer, though the server is killed before it does', async () => {
  const receiver = await openReceiver();
  await look(({ database }) =>
    sql`
      insert into webhook (account_id, id, url, events, secret, created_at, updated_at)
      select id, gen_random_uuid(), ${receiver.url}, '{feedback.received}', 'whsec_c2VjcmV0', now(), now()
      from account`.execute(database),
  );
  const words = Array.from({ length: 8 }, () => randomUUID());
  const killed = await start();
  const sent = await Promise.all(
    words.map((comment) =>
      fetch(`${killed.origin}/api/survey/${slug}/submit/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ client_id: randomUUID(), rating: 9, comment }),
      }),
    ),
  );
  await killed.kill();
  expect(sent.map(({ ok }) => ok)).not.toContain(false);

  const told = () =>
    receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { comment: string } }).data.comment,
    );
  // What the killed one had taken is held for half a minute, which is over.
  await look(({ database }) =>
    sql`update webhook_delivery set due_at = now() where state = 'waiting'`.execute(database),
  );
  const running = await start();
  await expect.poll(() => words.filter((word) => !told().includes(word)), patience).toEqual([]);
  await running.stop();
  await receiver.close();
}, 300_000);
