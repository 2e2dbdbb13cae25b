import type { Database } from './database/connect.ts';
import type { Replica } from './database/replica/Replica.ts';
import type { Enqueue, JobInputs, JobName } from './tools/jobs.ts';
import { createApiKeysRepository } from './account/apiKeys.sql.ts';
import { createSecurityEventsRepository } from './account/securityEvents.sql.ts';
import { createDeletedThingsRepository } from './deletion/deletedThings.sql.ts';
import { createDeletionRestsRepository } from './deletion/deletionRests.sql.ts';
import { createDeletionsRepository } from './account/deletions.sql.ts';
import { createDirectoryRepository } from './operator/directory.sql.ts';
import { createExportsRepository } from './export/exports.sql.ts';
import { createForgettingRepository } from './feedback/forgetting.sql.ts';
import { createLeftoversRepository } from './deletion/leftovers.sql.ts';
import { createLettersRepository } from './notification/letters.sql.ts';
import { createOneTimeTokensRepository } from './account/oneTimeTokens.sql.ts';
import { createOperatorEventsRepository } from './operator/operatorEvents.sql.ts';
import { createPartitionsRepository } from './database/partitions/partitions.sql.ts';
import { createPeopleRepository } from './account/people.sql.ts';
import { createQuestionsRepository } from './help/questions.sql.ts';
import { createQueuedJobsRepository } from './jobs/queuedJobs.sql.ts';
import { createRecentDeletionsRepository } from './deletion/recentDeletions.sql.ts';
import { createRestorationsRepository } from './deletion/restorations.sql.ts';
import { createSessionsRepository } from './account/sessions.sql.ts';
import { createStatsCellsRepository } from './stats/statsCells.sql.ts';
import { createStatsChangesRepository } from './stats/statsChanges.sql.ts';
import { createStatsCodesRepository } from './stats/statsCodes.sql.ts';
import { createStatsWordsRepository } from './stats/statsWords.sql.ts';
import { createVitalsRepository } from './operator/vitals.sql.ts';
import { createWorkspaceRepositories } from './workspaceStore.ts';

const createRepositories = (database: Database) => ({
  apiKeys: createApiKeysRepository(database),
  partitions: createPartitionsRepository(database),
  people: createPeopleRepository(database),
  sessions: createSessionsRepository(database),
  oneTimeTokens: createOneTimeTokensRepository(database),
  letters: createLettersRepository(database),
  forgetting: createForgettingRepository(database),
  leftovers: createLeftoversRepository(database),
  deletionRests: createDeletionRestsRepository(database),
  deletions: createDeletionsRepository(database),
  directory: createDirectoryRepository(database),
  operatorEvents: createOperatorEventsRepository(database),
  queuedJobs: createQueuedJobsRepository(database),
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
  vitals: createVitalsRepository(database),
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
  /**
   * Reads from a replica that has everything which was committed by now, where there is one, and from
   * the same database as everybody otherwise. The work only reads, and may be done a second time.
   */
  read: <Result>(work: (from: Store) => Promise<Result>) => Promise<Result>;
}

/** Repositories that only ever read: each of their questions may be answered by a replica. */
const onlyRead = ['comments', 'exports', 'feedbackPages', 'reports', 'stats'] as const;

type OnlyRead = Pick<Repositories, (typeof onlyRead)[number]>;

const askedByRead = (repositories: Repositories, read: Store['read']): OnlyRead =>
  Object.fromEntries(
    onlyRead.map((name) => [
      name,
      Object.fromEntries(
        Object.keys(repositories[name]).map((question) => [
          question,
          (...about: unknown[]) =>
            read((from) => {
              const asked = from[name] as unknown as Record<string, (...to: unknown[]) => unknown>;
              return Promise.resolve(asked[question]?.(...about));
            }),
        ]),
      ),
    ]),
    // Built by the names of the type.
  ) as unknown as OnlyRead;

/** A store that leaves reading to a replica where it can. */
function withReplica(here: Store, replica: Replica, enqueue: Enqueue): Store {
  const there = createStore(replica.database, enqueue);
  const read: Store['read'] = (work) =>
    replica.read(
      () => work(there),
      () => work(here),
    );
  return { ...here, ...askedByRead(here, read), read };
}

/** The store behind a door to the database. */
export function createStore(database: Database, enqueue: Enqueue, replica?: Replica): Store {
  const store: Store = {
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
    read: (work) => work(store),
  };
  return replica ? withReplica(store, replica, enqueue) : store;
}
