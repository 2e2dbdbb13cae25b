import { sql } from 'kysely';
import { DatabaseError } from 'pg';

import { distribute, planDistribution } from '../database/distribute.ts';
import { isDistributed } from '../database/onShards.ts';
import { note, type OperatorTools } from '../operator/OperatorTools.ts';
import { isId } from '../tools/ids.ts';
import { CannotError, type CliCommand, type Given, table, UsageError } from './Command.ts';

interface Node {
  host: string;
  port: number;
}

interface ListedNode extends Node {
  shards: number;
  bytes: number;
  /** False where no shards go: the coordinator, and nodes that are drained. */
  takes_shards: boolean;
}

/** A host and a port among the arguments. */
function nodeOf([host, port]: readonly string[]): Node {
  if (host === undefined || !/^\d+$/.test(port ?? '')) {
    throw new UsageError('Name the node by its host and port.');
  }
  return { host, port: Number(port) };
}

async function requireCluster({ db }: OperatorTools): Promise<void> {
  if (await isDistributed(db)) return;
  throw new CannotError(
    'This database is not distributed. See: npm run hearback -- nodes distribute',
  );
}

const listNodes = async ({ db }: OperatorTools): Promise<ListedNode[]> => {
  const { rows } = await sql<ListedNode>`
    select node.nodename as host, node.nodeport as port, node.shouldhaveshards as takes_shards,
      count(shard.shardid)::int as shards, coalesce(sum(shard.shard_size), 0)::float8 as bytes
    from pg_dist_node as node left join citus_shards as shard
      on shard.nodename = node.nodename and shard.nodeport = node.nodeport
      and shard.citus_table_type = 'distributed'
    group by 1, 2, 3 order by 1, 2`.execute(db);
  return rows;
};

/** A command that changes the cluster, and is recorded. */
const changing =
  (
    command: string,
    run: (tools: OperatorTools, given: Given) => Promise<{ line: string; accountId?: string }>,
  ): CliCommand['run'] =>
  async (tools, given) => {
    const { line, accountId } = await run(tools, given).catch((error: unknown) => {
      if (error instanceof DatabaseError) throw new CannotError(`Citus says: ${error.message}`);
      throw error;
    });
    await note(tools, tools, { command: `nodes ${command}`, accountId, details: {} });
    return { data: {}, lines: [line] };
  };

/** The nodes of a database that Citus distributes. */
export const nodes: Record<string, CliCommand> = {
  list: {
    what: 'Lists the nodes of the cluster, and how much lies on each.',
    run: async (tools) => {
      await requireCluster(tools);
      const found = await listNodes(tools);
      const rows = found.map(({ host, port, shards, bytes, takes_shards: takesShards }) => [
        `${host}:${port}`,
        String(shards),
        String(Math.ceil(bytes / 1_000_000)),
        takesShards ? 'yes' : 'no',
      ]);
      return {
        data: { nodes: found },
        lines: table(['node', 'shards', 'MB', 'takes shards'], rows),
      };
    },
  },
  distribute: {
    what: 'Says what distributing this database over its nodes would do; with --run it does, while the product is stopped.',
    takes: '[--run] [--shards <number>]',
    options: { run: { type: 'boolean' }, shards: { type: 'string' } },
    run: async (tools, { options }) => {
      const shards = Number(options['shards'] ?? 32);
      if (!Number.isInteger(shards) || shards < 1 || shards > 1_024) {
        throw new UsageError('--shards takes a number from 1 to 1024.');
      }
      const plan = await planDistribution(tools.db);
      const lines = [
        `${plan.workers} workers, ${shards} shards.`,
        `Copied to every node: ${plan.copied.join(', ') || 'nothing any more'}.`,
        `Distributed by account: ${plan.distributed.join(', ') || 'nothing any more'}.`,
      ];
      if (options['run'] !== true) {
        return {
          data: plan,
          lines: [...lines, 'Nothing was done. Stop the product, then add --run.'],
        };
      }
      await distribute(tools.db, { shards, print: (line) => void lines.push(line) });
      await note(tools, tools, { command: 'nodes distribute', details: { shards } });
      return { data: plan, lines: [...lines, 'Done. Start the product.'] };
    },
  },
  add: {
    what: 'Adds a server with Citus to the cluster. Nothing moves there before it is rebalanced.',
    takes: '<host> <port>',
    run: changing('add', async ({ db }, { words }) => {
      const { host, port } = nodeOf(words);
      await sql`select citus_add_node(${host}, ${port})`.execute(db);
      return { line: `${host}:${port} is part of the cluster.` };
    }),
  },
  drain: {
    what: 'Moves all that lies on a node to the others, while the product goes on.',
    takes: '<host> <port>',
    run: changing('drain', async (tools, { words }) => {
      await requireCluster(tools);
      const { host, port } = nodeOf(words);
      await sql`select citus_drain_node(${host}, ${port})`.execute(tools.db);
      return { line: `Nothing lies on ${host}:${port} any more.` };
    }),
  },
  rebalance: {
    what: 'Spreads what is stored evenly over the nodes, while the product goes on.',
    run: changing('rebalance', async (tools) => {
      await requireCluster(tools);
      await sql`select rebalance_table_shards()`.execute(tools.db);
      return { line: 'The nodes hold about the same.' };
    }),
  },
  'move-account': {
    what: 'Gives an account shards of its own on a node, while the product goes on.',
    takes: '<account> <host> <port>',
    run: changing('move-account', async (tools, { words }) => {
      await requireCluster(tools);
      const [accountId = '', ...rest] = words;
      if (!isId(accountId)) throw new UsageError('Name the account by its id.');
      const { host, port } = nodeOf(rest);
      const find = async () => {
        const { rows } = await sql<Node & { shard: string; is_alone: boolean }>`
          select shard.shardid::text as shard, nodename as host, nodeport as port,
            shardminvalue = shardmaxvalue as is_alone
          from pg_dist_shard as shard join pg_dist_placement using (shardid)
            join pg_dist_node using (groupid)
          where shardid = get_shard_id_for_distribution_column('company', ${accountId}::uuid)
            and exists (select from account where id = ${accountId}::uuid)`.execute(tools.db);
        if (!rows[0]) throw new CannotError('There is no such account.');
        return rows[0];
      };
      let from = await find();
      if (!from.is_alone) {
        // Without a block the copy of `shard_work` never catches up: its rows go as soon as they come.
        await sql`
          select isolate_tenant_to_new_shard('company', ${accountId}::uuid, 'CASCADE',
            'block_writes')`.execute(tools.db);
        from = await find();
      }
      if (from.host !== host || from.port !== port) {
        await sql`
          select citus_move_shard_placement(${from.shard}::bigint, ${from.host}, ${from.port},
            ${host}, ${port})`.execute(tools.db);
      }
      return { line: `The account lies on ${host}:${port}.`, accountId };
    }),
  },
};
