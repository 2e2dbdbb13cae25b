import { setTimeout as wait } from 'node:timers/promises';

import pTimeout from 'p-timeout';
import type { Logger } from 'pino';

import { connectPostgres, type Database } from '../connect.ts';
import { isDatabaseDown } from '../databaseErrors.ts';
import { askFollower, createPositionOf, identityOf, type Position } from './positions.ts';

/** The reason why reads skip the replica. */
type Absence = 'down' | 'behind' | 'other';

/** The source of a read: the replica, or the primary because the replica was absent or refused. */
export type ReadAnswer = 'replica' | Absence | 'refused';

/** The state of a replica at the last check. */
interface ReplicaState {
  absence: Absence | undefined;
  /** Lag behind the primary. Undefined while it does not answer. */
  lag: { bytes: number; seconds: number } | undefined;
}

/** A server that follows the one that is written to. */
export interface Replica {
  database: Database;
  /**
   * Reads from the replica if it has everything committed by now, or gets it in a moment; otherwise from the
   * primary. A read that fails on the replica is repeated on the primary.
   */
  read: <Result>(there: () => Promise<Result>, here: () => Promise<Result>) => Promise<Result>;
  state: () => ReplicaState;
  close: () => Promise<void>;
}

interface Options {
  url: string;
  primary: Database;
  logger: Logger;
  /** Milliseconds that a read waits for the replica to receive what was just committed. */
  lagMs: number;
  /** Called for each read with its source. */
  onRead?: ((answer: ReadAnswer) => void) | undefined;
}

/** Interval in milliseconds between two checks of a replica, with or without reads. */
const watchMs = 1_000;

/** One that does not answer for so long is taken for dead. */
const answersWithinMs = 2_000;

/** Milliseconds between two checks while a read waits. */
const stepMs = 3;

const sentences: Record<Absence, string> = {
  down: 'The replica does not answer',
  behind: 'The replica is behind',
  other: 'DATABASE_REPLICA_URL is no replica of DATABASE_URL',
};

/** Opens a replica and monitors it from now on. Does not wait for it to be available. */
export function createReplica({ url, primary, logger, lagMs, onRead }: Options): Replica {
  const connection = connectPostgres(
    url,
    (error) => logger.warn({ err: error }, 'A connection to the replica was lost'),
    'following',
  );
  const positionOfPrimary = createPositionOf(primary);
  const closing = new AbortController();
  /** Its position at the last check: a lower bound, since it never goes back. */
  const reached: { position: Position } = { position: 0n };
  let looking: Promise<void> | undefined;
  /** Aborted when it does not answer any more: reads that are under way there are done here. */
  let presence = new AbortController();
  const state: ReplicaState = { absence: 'down', lag: undefined };

  const leave = (absence: Absence, error?: unknown) => {
    if (state.absence === absence) return;
    // A short lag needs no warning.
    const level = absence === 'behind' ? 'info' : 'warn';
    logger[level]({ err: error }, `${sentences[absence]}: everything is read from the primary`);
    state.absence = absence;
    if (absence !== 'behind') presence.abort();
  };

  const comeBack = () => {
    if (state.absence === undefined) return;
    presence = new AbortController();
    state.absence = undefined;
    logger.info('Statistics and lists are read from the replica');
  };

  const look = async () => {
    const { position } = await askFollower(connection.database);
    if (position === null) throw new Error('It follows nobody.');
    if (position > reached.position) reached.position = position;
  };

  /** Returns true if the replica reaches a position within `lagMs`. */
  const hasReached = async (position: Position): Promise<boolean> => {
    const end = performance.now() + lagMs;
    while (reached.position < position) {
      const leftMs = end - performance.now();
      if (leftMs <= 0) return false;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await pTimeout(looking, { milliseconds: Math.max(1, leftMs) });
      if (reached.position < position) await wait(stepMs);
    }
    return true;
  };

  /** Checks the replica. It is read from if it is of the same database, answers, and keeps up. */
  const examine = async () => {
    const [own, position] = await Promise.all([identityOf(primary), positionOfPrimary()]);
    const its = await pTimeout(askFollower(connection.database), {
      milliseconds: answersWithinMs,
    });
    if (its.identity !== own || its.position === null) return leave('other');

    reached.position = its.position;
    const bytes = Number(position > its.position ? position - its.position : 0n);
    state.lag = { bytes, seconds: bytes === 0 ? 0 : (its.quietSeconds ?? 0) };
    if (await hasReached(position)) comeBack();
    else leave('behind');
  };

  const watch = async () => {
    while (!closing.signal.aborted) {
      await examine().catch((error: unknown) => {
        state.lag = undefined;
        if (!closing.signal.aborted) leave('down', error);
      });
      await wait(watchMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();

  /** Why a read cannot be answered there; undefined when it can. */
  const findAbsence = async (): Promise<Absence | undefined> => {
    if (state.absence) return state.absence;
    const position = await positionOfPrimary();
    const isThere = await hasReached(position).catch(() => false);
    if (!isThere) leave('behind');
    return state.absence;
  };

  return {
    database: connection.database,
    state: () => state,
    async read(there, here) {
      const absence = await findAbsence();
      if (absence) {
        onRead?.(absence);
        return here();
      }
      try {
        const result = await pTimeout(there(), {
          milliseconds: Infinity,
          signal: presence.signal,
        });
        onRead?.('replica');
        return result;
      } catch (error) {
        if (isDatabaseDown(error)) leave('down', error);
        onRead?.('refused');
        return here();
      }
    },
    async close() {
      closing.abort();
      presence.abort();
      await watching;
      await connection.close();
    },
  };
}
