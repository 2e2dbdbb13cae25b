import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Connection, connectPostgres } from '../database/connect.ts';
import { distribute } from '../database/distribute.ts';
import { bringUpToDate } from '../database/migrate.ts';
import { askServer, citusWorkers } from '../test/askServer.ts';
import { makeServerDatabase } from '../test/connectTestDatabase.ts';
import { createTestApi } from '../test/createTestApi.ts';
import { openOperatorRoom } from '../test/openOperatorRoom.ts';
import { guest } from '../test/people.ts';
import { sumAccount } from '../test/sumAccounts.ts';
import { makeOpenWorkspace, readAnswer, visitorsAnswer } from '../test/workspace.ts';
import { runCommandLine } from './runCommandLine.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const workers = citusWorkers().map((url) => new URL(url));

/** Definitions of all foreign keys and triggers. */
const listDefinitions = async ({ database }: Connection): Promise<string[]> => {
  const { rows } = await sql<{ definition: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conparentid = 0 and relnamespace = 'public'::regnamespace
    union all
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger
      join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and tgparentid = 0 and relnamespace = 'public'::regnamespace
    order by 1`.execute(database);
  return rows.map(({ definition }) => definition);
};

/** A cluster of Citus whose database is not distributed yet, with two accounts on it. */
describe.skipIf(workers.length === 0)('a cluster', { timeout: 300_000 }, () => {
  let at: Awaited<ReturnType<typeof makeServerDatabase>>;
  let room: Awaited<ReturnType<typeof openOperatorRoom>>;
  let connection: Connection;
  const accounts: { accountId: string; slug: string }[] = [];
  let sums: Record<string, string>[];
  let definitions: string[];

  const run = async (...args: string[]) => {
    const { out, err, code } = await runCommandLine(args, () => Promise.resolve(room.tools));
    expect({ err, code }).toEqual({ err: '', code: 0 });
    return out;
  };
  const hostOf = (index: number) => {
    const { hostname = '', port = '' } = workers[index] ?? {};
    return [hostname, port] as const;
  };
  /** Shards of accounts on each worker. */
  const shardsOf = async () => {
    const { nodes } = JSON.parse(await run('nodes', 'list', '--json')) as {
      nodes: { port: number; shards: number }[];
    };
    return workers.map(({ port }) => nodes.find((node) => String(node.port) === port)?.shards);
  };
  const sumAll = () =>
    Promise.all(accounts.map(({ accountId }) => sumAccount(connection.database, accountId)));

  /** Visitors answer while something is done. Returns how many answers were accepted at each account. */
  const whileAnswered = async (work: () => Promise<unknown>) => {
    const api = await createTestApi({ connection: connectPostgres(at.url) });
    const state = { isDone: false };
    const accepted = accounts.map(async ({ slug }) => {
      let count = 0;
      while (!state.isDone) {
        const answer = visitorsAnswer();
        const send = () => api.as(guest).post(`/survey/${slug}/submit/`, answer);
        let response = await send();
        // As the visitor page does it while too much arrives at once.
        for (; response.status === 503; response = await send()) await wait(100);
        expect(response.ok).toBe(true);
        count += 1;
      }
      return count;
    });
    try {
      await work();
    } finally {
      state.isDone = true;
      await Promise.allSettled(accepted);
      await api.close();
    }
    return Promise.all(accepted);
  };
  const countAnswers = () =>
    Promise.all(
      accounts.map(async ({ accountId }) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from feedback where account_id = ${accountId}`.execute(
          connection.database,
        );
        return rows[0]?.count ?? 0;
      }),
    );

  /** Does something while visitors answer: every accepted answer is there afterwards, once. */
  const keepsAnswersWhile = async (work: () => Promise<unknown>) => {
    const before = await countAnswers();
    const accepted = await whileAnswered(work);
    expect(accepted.every((count) => count > 0)).toBe(true);
    expect(await countAnswers()).toEqual(accepted.map((count, i) => count + (before[i] ?? 0)));
  };

  beforeAll(async () => {
    at = await makeServerDatabase(server);
    const migrating = connectPostgres(at.url, undefined, 'migrating');
    await bringUpToDate(migrating);
    await migrating.close();
    const name = new URL(at.url).pathname.slice(1);
    await askServer(server, 'create extension citus', name);
    connection = connectPostgres(at.url, undefined, 'migrating');
    const { hostname, port } = new URL(server);
    await sql`select citus_set_coordinator_host(${hostname}, ${Number(port)})`.execute(
      connection.database,
    );

    const api = await createTestApi({ connection: connectPostgres(at.url) });
    for (const name of ['one', 'two']) {
      const owner = await api.addPerson(name);
      const { code } = await makeOpenWorkspace(api, owner);
      accounts.push({ accountId: owner.accountId, slug: code.slug });
      for (let answer = 0; answer < 3; answer += 1) {
        await readAnswer(
          api
            .as(guest)
            .post(`/survey/${code.slug}/submit/`, visitorsAnswer({ rating: answer + 1 })),
        );
      }
    }
    await api.close();
    room = await openOperatorRoom(connection);
    sums = await sumAll();
    definitions = await listDefinitions(connection);
  });

  afterAll(async () => {
    await room.close();
    await at.drop();
  });

  it('takes workers, and says what it would do before it does anything', async () => {
    for (const worker of [0, 1]) {
      expect(await run('nodes', 'add', ...hostOf(worker))).toContain('part of the cluster');
    }
    const out = await run('nodes', 'distribute', '--shards', '4');
    expect(out).toContain('2 workers, 4 shards.');
    expect(out).toContain('Nothing was done.');
    expect(await listDefinitions(connection)).toEqual(definitions);
  });

  it('is distributed in two runs, as the first is interrupted, and holds what it held', async () => {
    let moved = 0;
    const interrupted = distribute(connection.database, {
      shards: 4,
      print: () => {
        moved += 1;
        if (moved === 25) throw new Error('The power is gone.');
      },
    });
    await expect(interrupted).rejects.toThrow('The power is gone.');

    const out = await run('nodes', 'distribute', '--run', '--shards', '4');
    expect(out).toContain('feedback_key: 6 rows');
    expect(out).not.toContain('account: 2 rows');
    expect(await listDefinitions(connection)).toEqual(definitions);
    // Each connection looks once whether its database is distributed.
    await room.close();
    connection = connectPostgres(at.url, undefined, 'migrating');
    room = await openOperatorRoom(connection);
    expect(await sumAll()).toEqual(sums);
    expect(await run('nodes', 'distribute', '--run')).toContain('nothing any more');
  });

  it('moves an account to a shard of its own on another node while visitors answer', async () => {
    const [{ accountId } = { accountId: '' }] = accounts;
    for (const worker of [0, 1, 1]) {
      await keepsAnswersWhile(() => run('nodes', 'move-account', accountId, ...hostOf(worker)));
      const { rows } = await sql<{ port: number; is_alone: boolean }>`
        select nodeport as port, shardminvalue = shardmaxvalue as is_alone
        from pg_dist_shard as shard join pg_dist_placement using (shardid)
          join pg_dist_node using (groupid)
        where shardid = get_shard_id_for_distribution_column('feedback', ${accountId}::uuid)`.execute(
        connection.database,
      );
      expect(rows).toEqual([{ port: Number(workers[worker]?.port), is_alone: true }]);
    }
  });

  it('empties a node and fills it again while visitors answer', async () => {
    await keepsAnswersWhile(() => run('nodes', 'drain', ...hostOf(0)));
    expect((await shardsOf())[0]).toBe(0);

    await sql`
      select citus_set_node_property(${workers[0]?.hostname}, ${Number(workers[0]?.port)},
        'shouldhaveshards', true)`.execute(connection.database);
    await keepsAnswersWhile(() => run('nodes', 'rebalance'));
    const [one = 0, other = 0] = await shardsOf();
    expect(Math.min(one, other)).toBeGreaterThan(0);
  });

  it('refuses an account and a node that are not there', async () => {
    const args = ['nodes', 'move-account', crypto.randomUUID(), ...hostOf(0)];
    const tools = () => Promise.resolve(room.tools);
    expect(await runCommandLine(args, tools)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no such account.') as string,
    });
    const elsewhere = ['nodes', 'drain', '127.0.0.1', '1'];
    expect(await runCommandLine(elsewhere, tools)).toMatchObject({
      code: 1,
      err: expect.stringContaining('node 127.0.0.1:1 not found') as string,
    });
  });
});
