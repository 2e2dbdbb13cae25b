import type { ScanReport } from '@hearback/print/scan';

import { createApi } from '../app.ts';
import { readSettings, type Settings } from '../env.ts';
import type { Job } from '../jobs/defineJob.ts';
import { jobs as knownJobs } from '../jobs/jobs.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Connection } from '../database/connect.ts';
import { createStore } from '../database/store.ts';
import { knownMood, type Judging } from '../feedback/createJudging.ts';
import { createRollup } from '../stats/rollup/createRollup.ts';
import { createIngestion } from '../survey/createIngestion.ts';
import { judgeSentiment } from '../text/judgeSentiment.ts';
import { readWordsHere } from '../text/words/packWords.ts';
import { createLimits } from '../http/limits.ts';
import { newId, newTokenId } from '../tools/ids.ts';
import type { JobInputs, JobName } from '../tools/jobs.ts';
import { createLogger } from '../tools/logger.ts';
import { createPasswords } from '../tools/passwords.ts';
import { createSecretFor } from '../tools/secrets.ts';
import { createSigner } from '../account/tokens.ts';
import { createWorkers, type Workers } from '../workers/createWorkers.ts';
import { connectTestDatabase } from './connectTestDatabase.ts';
import { goodPassword, type TestPerson } from './people.ts';
import { peopleSql } from '../account/people.sql.ts';
import { sessionsSql } from '../account/sessions.sql.ts';

interface Options {
  settings?: Partial<Settings>;
  /** Limits are off unless a test is about them. */
  rateLimitFactor?: number;
  /** Whether codes have to prove that they scan. It takes a while: only for tests that are about it. */
  checksScan?: boolean;
  /** Left out: comments are judged at once, in this thread. */
  judging?: Judging;
  /** Left out: a database of its own. */
  connection?: Connection;
}

/** A job that was asked for, until a test runs or reads it. */
type AskedJob = {
  [Name in JobName]: { name: Name; input: JobInputs[Name]; startAfter?: Date };
}[JobName];

/** A letter as it was handed to the mail server. */
type SentLetter = Parameters<Mailer['send']>[0];

export const testSecret = 'a secret that is long enough for tests';

const provenArt: ScanReport = {
  verdict: 'pass',
  issues: [],
  captures: [],
  moduleMm: 1,
  readingDistanceMm: 400,
};

/** Judges at once: a thread would take a moment to start, and a test would wait for it. */
const judgeHere: Judging = {
  begin: (said) => knownMood(judgeSentiment(said)),
  judge: (said) => Promise.resolve(judgeSentiment(said)),
};

/** Takes the art of every code for proven, and does everything else. */
const trustArt = ({ run, close }: Workers): Workers => ({
  close,
  run: (name, input, accountId) =>
    name === 'checkArt'
      ? Promise.resolve(provenArt as Awaited<ReturnType<typeof run<typeof name>>>)
      : run(name, input, accountId),
});

/** A whole API on a database of its own. Requests go through the front door. */
export async function createTestApi({
  settings: changed = {},
  rateLimitFactor = 0,
  checksScan = false,
  judging = judgeHere,
  connection: given,
}: Options = {}) {
  const settings = { ...readSettings({ LOG_LEVEL: 'silent' }), ...changed };
  const connection = given ?? (await connectTestDatabase());
  const jobs: AskedJob[] = [];
  const store = createStore(connection.database, (name, input, _, startAfter) => {
    jobs.push({ name, input, ...(startAfter && { startAfter }) } as AskedJob);
    return Promise.resolve();
  });
  const clock = { skewMs: 0 };
  const now = () => new Date(Date.now() + clock.skewMs);
  const passwords = createPasswords();
  const signer = createSigner({ current: testSecret, former: undefined });
  const secretFor = createSecretFor(testSecret);
  const logger = createLogger(settings.logLevel);
  // A busy machine needs its time.
  const patient = createWorkers({ maxSeconds: 60, maxWaitSeconds: 60 });
  const workers = checksScan ? patient : trustArt(patient);
  const tools = {
    ...store,
    settings,
    engine: connection.engine,
    logger,
    limits: createLimits(rateLimitFactor, connection.engine, secretFor('limits'), logger),
    passwords,
    signer,
    secretFor,
    formerSecretFor: undefined,
    workers,
    judging,
    readWords: readWordsHere,
    now,
    newId: () => newId(now()),
    // Tests tell of what arrived themselves.
    ingestion: createIngestion({ ...store, tellSoon: () => undefined, judgeSoon: () => undefined }),
    // Nothing is folded but by tests; reads add what waits.
    rollup: createRollup(store),
    isLeaving: () => false,
  };
  const app = createApi(tools);
  let people = 0;
  let passwordHash: Promise<string> | undefined;

  const fetch = (path: string, init: RequestInit = {}, clientAddress = '203.0.113.7') => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', clientAddress);
    return Promise.resolve(
      app.fetch(new Request(`http://localhost${path}`, { ...init, headers }), { trusted: true }),
    );
  };

  /** Makes an active person with an account of their own and a session. */
  const addPerson = async (name: string): Promise<TestPerson> => {
    people += 1;
    const person = {
      name,
      accountId: tools.newId(),
      userId: tools.newId(),
      email: `${name.replaceAll(/\W/g, '')}${people}@example.com`,
    };
    passwordHash ??= passwords.hash(goodPassword);
    await peopleSql.insert(store.db, {
      accountId: person.accountId,
      id: person.userId,
      email: person.email,
      firstName: 'Ada',
      lastName: name,
      passwordHash: await passwordHash,
      language: 'en-US',
      createdAt: now(),
      isActive: true,
    });
    const sessionId = tools.newId();
    await sessionsSql.insert(store.db, {
      account_id: person.accountId,
      id: sessionId,
      person_id: person.userId,
      rotates: false,
      remembered: false,
      created_at: now(),
      used_at: now(),
      expires_at: new Date(now().getTime() + 366 * 86_400_000),
    });
    const iat = Math.floor(now().getTime() / 1_000);
    const access = await signer.sign({
      token_type: 'access',
      jti: newTokenId(),
      user_id: person.userId,
      sid: sessionId,
      iat,
      exp: iat + 366 * 86_400,
    });
    return { ...person, access };
  };

  /** Speaks to the API as a person. A body that is not JSON already is made so. */
  const as = (person: TestPerson) => {
    const send = (method: string) => (path: string, body?: unknown) => {
      const headers = new Headers();
      if (person.access !== undefined) headers.set('Authorization', `Bearer ${person.access}`);
      if (body instanceof FormData) return fetch(`/api${path}`, { method, headers, body });
      if (body !== undefined) headers.set('Content-Type', 'application/json');
      return fetch(`/api${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    };
    return {
      get: send('GET'),
      post: send('POST'),
      put: send('PUT'),
      patch: send('PATCH'),
      delete: send('DELETE'),
    };
  };

  const letters: SentLetter[] = [];
  const mailer: Mailer = {
    send: (letter) => {
      letters.push(letter);
      return Promise.resolve();
    },
    close: () => undefined,
  };

  /** Does the jobs whose time has come, as the worker would, and answers the letters they sent. */
  const runJobs = async (): Promise<SentLetter[]> => {
    const before = letters.length;
    for (const asked of jobs.splice(0)) {
      const { name, input, startAfter } = asked;
      if (startAfter && startAfter > now()) {
        jobs.push(asked);
        continue;
      }
      // TypeScript cannot see that a name and its input belong together.
      const job = knownJobs[name] as unknown as Job<JobName>;
      await job.run(input, { ...tools, mailer });
    }
    return letters.slice(before);
  };

  return {
    app,
    as,
    runJobs,
    fetch,
    addPerson,
    store,
    tools,
    settings,
    signer,
    database: connection.database,
    /** The jobs that were asked for, oldest first. */
    jobs,
    /** Moves the API's clock. */
    clock,
    close: async () => {
      await workers.close();
      await connection.close();
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;
