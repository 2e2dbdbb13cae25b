import { type CompiledQuery, type RawBuilder, sql } from 'kysely';

import type { Database } from './connect.ts';
import { isDatabaseDown } from './databaseErrors.ts';
import { toShardText } from './ownPlaces.ts';
import {
  lookUpShardedTables,
  preparedShardWork,
  shardWork,
  type ShardedTables,
} from './shardText.ts';

const shardedTables = (database: Database): Promise<ShardedTables> =>
  lookUpShardedTables(
    database.getExecutor().adapter,
    async <Row>(text: string) => (await sql.raw<Row>(text).execute(database)).rows,
  );

/** True if Citus distributes the tables of a database by account. */
export const isDistributed = async (database: Database): Promise<boolean> =>
  (await shardedTables(database)) !== undefined;

async function runWork<Row>(database: Database, work: CompiledQuery): Promise<Row[]> {
  const { rows } = await database.executeQuery<{ result: Row[] }>(work);
  return rows[0]?.result ?? [];
}

/** Runs a text for `run_shard_work` on the shard of an account. */
export const runOnShard = <Row>(
  database: Database,
  accountId: string,
  text: string,
): Promise<Row[]> => runWork(database, shardWork(accountId, text));

/**
 * Runs a statement about one account that changes several tables at once. In a distributed database it runs on the
 * account's shard, for Citus runs the parts of such a statement one after the other, and refuses some. Returns its rows
 * as JSON has them there: no dates, no bytes.
 */
export async function runForAccount<Row>(
  database: Database,
  accountId: string,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  const tables = await shardedTables(database);
  if (!tables) return (await statement.execute(database)).rows;
  return runOnShard(database, accountId, toShardText(statement.compile(database), tables));
}

/** An account whose rows a statement about several did not reach, for its node is away, and why. */
export type OnAway = (accountId: string, error: Error) => void;

/**
 * Runs a statement about rows of several accounts: once for all of them, and in a distributed database for each account,
 * side by side, on its shard. It is written with the rows as JSON. Returns rows as `runForAccount` does. With `onAway`
 * accounts whose nodes are away are named to it, and the others' rows are returned; without it, this throws.
 */
export async function runForAccounts<Row>(
  database: Database,
  given: readonly { account_id: string }[],
  write: (given: RawBuilder<unknown>, isOnShard: boolean) => RawBuilder<Row>,
  onAway?: OnAway,
): Promise<Row[]> {
  const tables = await shardedTables(database);
  const toJson = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::json`;
  if (!tables) return (await write(toJson(given), false).execute(database)).rows;
  const runOne = async (accountId: string, rows: readonly unknown[]) => {
    try {
      const statement = write(toJson(rows), true).compile(database);
      return await runWork<Row>(database, preparedShardWork(accountId, statement, tables));
    } catch (error) {
      if (!onAway || !(error instanceof Error) || !isDatabaseDown(error)) throw error;
      onAway(accountId, error);
      return [];
    }
  };
  const byAccount = [...Map.groupBy(given, ({ account_id }) => account_id)];
  const results = await Promise.all(byAccount.map(([accountId, rows]) => runOne(accountId, rows)));
  return results.flat();
}
