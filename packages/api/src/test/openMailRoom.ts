import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import { readSettings } from '../env.ts';
import { openQueue } from '../jobs/queue.ts';
import { startWorker } from '../jobs/worker.ts';
import { createMailer } from '../mail/mailer.ts';
import { createStore } from '../database/store.ts';
import { newId } from '../tools/ids.ts';
import { createLogger } from '../tools/logger.ts';
import { createSecretFor } from '../tools/secrets.ts';
import { createRollup } from '../stats/rollup/createRollup.ts';
import { createWorkers } from '../workers/createWorkers.ts';
import { connectTestDatabase } from './connectTestDatabase.ts';
import { peopleSql } from '../account/people.sql.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import { securityEventsSql } from '../account/securityEvents.sql.ts';

interface Options {
  /** How often a letter is tried again before it is given up. */
  retryLimit?: number;
}

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits until something holds, for sixteen seconds. */
export const until = async (holds: () => boolean | Promise<boolean>) => {
  for (const deadline = Date.now() + 16_000; Date.now() < deadline;) {
    if (await holds()) return;
    await wait(50);
  }
  throw new Error('It did not happen within 16 seconds.');
};

/** The queue of letters with its worker, in front of a mail server that a test starts at `port`. */
export async function openMailRoom({ retryLimit }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'hearback-letters-'));
  const connection = await connectTestDatabase();
  const port = await freePort();
  const settings = {
    ...readSettings({ DATA_DIR: folder }),
    smtpUrl: `smtp://127.0.0.1:${port}`,
  };
  const log: string[] = [];
  const lines = new PassThrough();
  lines.on('data', (line: Buffer) => log.push(line.toString()));
  const logger = createLogger('error', lines);

  const queue = await openQueue({
    connection,
    logger,
    retryDelaySeconds: 1,
    ...(retryLimit === undefined ? {} : { retryLimit }),
  });
  const store = createStore(connection.database, queue.enqueue);
  const mailer = createMailer(settings);
  const workers = createWorkers();
  const tools = {
    ...store,
    settings,
    mailer,
    workers,
    logger,
    rollup: createRollup(store),
    secretFor: createSecretFor('a secret that is long enough for tests'),
    formerSecretFor: undefined,
    now: () => new Date(),
    newId,
  };
  await startWorker(queue, tools);

  /** Adds a person and asks for their activation letter, in one transaction. */
  const askForLetter = async (email: string, fail = false) => {
    const person = { accountId: newId(), id: newId() };
    const letterId = newId();
    await store.transact(async (inside) => {
      await peopleSql.insert(inside.db, {
        ...person,
        email,
        firstName: 'Ada',
        lastName: 'Nowak',
        passwordHash: 'x',
        language: 'en-US',
        createdAt: new Date(),
      });
      await lettersSql.insert(inside.db, {
        accountId: person.accountId,
        id: letterId,
        kind: 'sendActivation',
        about: person.id,
        createdAt: new Date(),
      });
      await inside.enqueue('sendActivation', {
        accountId: person.accountId,
        letterId,
        personId: person.id,
      });
      if (fail) throw new Error('The transaction is undone.');
    });

    const find = async () => {
      const letter = await lettersSql.find(store.db, person.accountId, letterId);
      if (!letter) throw new Error('The letter is gone.');
      return letter;
    };
    return {
      ...person,
      letterId,
      isSent: async () => (await find()).sent_at !== null,
      hasFailed: async () => (await find()).failed_at !== null,
      isWaiting: async () => {
        const { sent_at, failed_at } = await find();
        return sent_at === null && failed_at === null;
      },
      /** What the person reads about it among what happened to their account. */
      events: async () => {
        const page = { page: 1, page_size: 0 };
        const { results } = await securityEventsSql.list(
          store.db,
          person.accountId,
          person.id,
          page,
        );
        return results.map(({ kind, letter }) => ({ kind, letter }));
      },
    };
  };

  return {
    port,
    settings,
    database: connection.database,
    folder,
    tools,
    store,
    log,
    askForLetter,
    close: async () => {
      await queue.stop();
      await workers.close();
      mailer.close();
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type MailRoom = Awaited<ReturnType<typeof openMailRoom>>;
