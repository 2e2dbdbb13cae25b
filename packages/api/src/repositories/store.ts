import type { Database } from '../database/connect.ts';
import type { Enqueue, JobInputs, JobName } from '../tools/jobs.ts';
import { createSecurityEventsRepository } from './securityEvents.ts';
import { createDeletedThingsRepository } from './deletedThings.ts';
import { createDeletionsRepository } from './deletions.ts';
import { createExportsRepository } from './exports.ts';
import { createLeftoversRepository } from './leftovers.ts';
import { createLettersRepository } from './letters.ts';
import { createOneTimeTokensRepository } from './oneTimeTokens.ts';
import { createPeopleRepository } from './people.ts';
import { createQuestionsRepository } from './questions.ts';
import { createRecentDeletionsRepository } from './recentDeletions.ts';
import { createRestorationsRepository } from './restorations.ts';
import { createSessionsRepository } from './sessions.ts';
import { createStatsCellsRepository } from './statsCells.ts';
import { createStatsChangesRepository } from './statsChanges.ts';
import { createStatsCodesRepository } from './statsCodes.ts';
import { createStatsWordsRepository } from './statsWords.ts';
import { createWorkspaceRepositories } from './workspace.ts';

const createRepositories = (database: Database) => ({
  people: createPeopleRepository(database),
  sessions: createSessionsRepository(database),
  oneTimeTokens: createOneTimeTokensRepository(database),
  letters: createLettersRepository(database),
  leftovers: createLeftoversRepository(database),
  deletions: createDeletionsRepository(database),
  recentDeletions: createRecentDeletionsRepository(database),
  restorations: createRestorationsRepository(database),
  deletedThings: createDeletedThingsRepository(database),
  exports: createExportsRepository(database),
  questions: createQuestionsRepository(database),
  securityEvents: createSecurityEventsRepository(database),
  statsChanges: createStatsChangesRepository(database),
  statsCodes: createStatsCodesRepository(database),
  statsCells: createStatsCellsRepository(database),
  statsWords: createStatsWordsRepository(database),
  ...createWorkspaceRepositories(database),
});

type Repositories = ReturnType<typeof createRepositories>;

/** Everything that is kept, behind one door: all rows, and the jobs that wait. */
export interface Store extends Repositories {
  /** Asks for a job. Inside `transact`, the job is kept or dropped with the rows. */
  enqueue: <Name extends JobName>(
    name: Name,
    input: JobInputs[Name],
    /** Not before then. Left out: now. */
    startAfter?: Date,
  ) => Promise<void>;
  /** Does all of the work or none of it. Inside, use only what is handed in. */
  transact: <Result>(work: (inside: Store) => Promise<Result>) => Promise<Result>;
  /**
   * The same with everything as it was at one moment, whatever is written meanwhile. What somebody
   * else wrote since cannot be written: see `isOverwritten`. Not inside of `transact`.
   */
  snapshot: <Result>(work: (inside: Store) => Promise<Result>) => Promise<Result>;
}

/** The store behind a door to the database. */
export function createStore(database: Database, enqueue: Enqueue): Store {
  return {
    ...createRepositories(database),
    enqueue: (name, input, startAfter) => enqueue(name, input, database, startAfter),
    transact: (work) =>
      database.isTransaction
        ? work(createStore(database, enqueue))
        : database.transaction().execute((inside) => work(createStore(inside, enqueue))),
    snapshot: (work) =>
      database
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((inside) => work(createStore(inside, enqueue))),
  };
}
