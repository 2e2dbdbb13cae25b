import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from './connect.ts';
import { isDeadlock } from './databaseErrors.ts';
import type { Replica } from './replica/createReplica.ts';
import type { Enqueue, JobInputs, JobName } from '../tools/jobs.ts';

/** The database as the rules see it: statements, transactions, and jobs that wait in it. */
export interface Store {
  /** The primary; inside of `transact` and `snapshot`, the transaction. SQL takes it as its first argument. */
  db: Database;
  /** Enqueues a job. Inside `transact`, the job is kept or dropped with the rows. */
  enqueue: <Name extends JobName>(
    name: Name,
    input: JobInputs[Name],
    /** Not before then. Left out: now. */
    startAfter?: Date,
  ) => Promise<void>;
  /**
   * Runs the work in a transaction, and again if the database ended it because of a deadlock. Inside, use only the
   * store that is passed.
   */
  transact: <Result>(work: (inside: Store) => Promise<Result>) => Promise<Result>;
  /**
   * The same on a snapshot, unaffected by concurrent writes. Writing a row that another transaction changed
   * since fails: see `isOverwritten`. Not inside of `transact`.
   */
  snapshot: <Result>(work: (inside: Store) => Promise<Result>) => Promise<Result>;
  /**
   * Reads from a replica that has everything committed by now, if there is one, and from the primary
   * otherwise. The work must only read, and may run twice.
   */
  read: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Reads likewise, with everything as it was at one moment. */
  readSnapshot: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
}

const inSnapshot = <Result>(
  db: Database,
  work: (inside: Database) => Promise<Result>,
): Promise<Result> => db.transaction().setIsolationLevel('repeatable read').execute(work);

const mostAttempts = 3;

/** Of two transactions that wait for each other the database ends one: that one runs again. */
async function retryDeadlock<Result>(run: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (attempt === mostAttempts || !isDeadlock(error)) throw error;
  }
  await wait(Math.random() * 50 * attempt);
  return retryDeadlock(run, attempt + 1);
}

/** The store behind a door to the database. */
export function createStore(db: Database, enqueue: Enqueue, replica?: Replica): Store {
  const read: Store['read'] = (work) =>
    replica
      ? replica.read(
          () => work(replica.database),
          () => work(db),
        )
      : work(db);
  return {
    db,
    enqueue: (name, input, startAfter) => enqueue(name, input, db, startAfter),
    transact: (work) =>
      db.isTransaction
        ? work(createStore(db, enqueue))
        : retryDeadlock(() =>
            db.transaction().execute((inside) => work(createStore(inside, enqueue))),
          ),
    snapshot: (work) => inSnapshot(db, (inside) => work(createStore(inside, enqueue))),
    read,
    readSnapshot: (work) => read((from) => inSnapshot(from, work)),
  };
}
