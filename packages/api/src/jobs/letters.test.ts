import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Connection } from '../database/connect.ts';
import { readSettings, type Settings } from '../env.ts';
import { createMailer } from '../mail/mailer.ts';
import { createStore } from '../repositories/store.ts';
import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import { newId } from '../tools/ids.ts';
import { createLogger } from '../tools/logger.ts';
import { openQueue, type JobQueue } from './queue.ts';
import { startWorker } from './worker.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const startSmtp = async (port: number, received: Email[], refuse?: RegExp) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      done(
        refuse?.test(address)
          ? Object.assign(new Error('No such user'), { responseCode: 550 })
          : null,
      );
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          received.push(letter);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
};

const until = async (holds: () => boolean | Promise<boolean>) => {
  for (const deadline = Date.now() + 12_000; Date.now() < deadline;) {
    if (await holds()) return;
    await wait(50);
  }
  throw new Error('It did not happen within 12 seconds.');
};

let connection: Connection;
let folder: string;
let settings: Settings;
let queue: JobQueue;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearback-letters-'));
  connection = await connectTestDatabase();
  port = await freePort();
  settings = {
    ...readSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder }),
    smtpUrl: `smtp://127.0.0.1:${port}`,
  };
  queue = await openQueue({
    connection,
    logger: createLogger('silent'),
    retryDelaySeconds: 1,
  });
  const store = createStore(connection.database, queue.enqueue);
  await startWorker(queue, {
    ...store,
    settings,
    mailer: createMailer(settings),
    logger: createLogger('silent'),
    now: () => new Date(),
    newId,
  });
});
afterAll(async () => {
  await queue.stop();
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

const store = () => createStore(connection.database, queue.enqueue);

const isWaiting = async (accountId: string, letterId: string) => {
  const letter = await store().letters.find(accountId, letterId);
  return letter?.sent_at === null && letter.failed_at === null;
};

/** Adds a person and asks for their activation letter, in one transaction. */
const askForLetter = async (email: string, fail = false) => {
  const person = { accountId: newId(), id: newId() };
  const letterId = newId();
  await store().transact(async (inside) => {
    await inside.people.insert({
      ...person,
      email,
      firstName: 'Ada',
      lastName: 'Nowak',
      passwordHash: 'x',
      language: 'en-US',
      createdAt: new Date(),
    });
    await inside.letters.insert({
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
  return { ...person, letterId };
};

describe('letters', () => {
  it('wait while the mail server is down, and arrive once when it is back', async () => {
    const { accountId, letterId } = await askForLetter('ada@example.com');
    await wait(1_500);
    expect(await isWaiting(accountId, letterId)).toBe(true);

    const received: Email[] = [];
    const stop = await startSmtp(port, received);
    await until(async () => !(await isWaiting(accountId, letterId)));
    await wait(1_500);

    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      messageId: `<${letterId}@localhost>`,
      subject: 'Activate your Hearback account',
      to: [{ name: 'Ada Nowak', address: 'ada@example.com' }],
    });
    await stop();
  });

  it('do not go out twice when their job runs twice', async () => {
    const received: Email[] = [];
    const stop = await startSmtp(port, received);
    const { accountId, letterId, id } = await askForLetter('twice@example.com');
    await until(() => received.length > 0);
    await until(async () => !(await isWaiting(accountId, letterId)));

    await store().enqueue('sendActivation', { accountId, letterId, personId: id });
    await wait(1_000);
    expect(received).toHaveLength(1);
    await stop();
  });

  it('are not asked for when the transaction is undone', async () => {
    const received: Email[] = [];
    const stop = await startSmtp(port, received);
    await expect(askForLetter('undone@example.com', true)).rejects.toThrow('undone');
    await wait(1_000);
    expect(received).toEqual([]);
    await stop();
  });

  it('are given up when the server will never take the address', async () => {
    const received: Email[] = [];
    const stop = await startSmtp(port, received, /gone@/);
    const { accountId, letterId } = await askForLetter('gone@example.com');
    await until(async () => !(await isWaiting(accountId, letterId)));
    expect(received).toEqual([]);
    await stop();
  });

  it('become files when no mail server is set', async () => {
    const mailer = createMailer({ ...settings, smtpUrl: undefined });
    const id = newId();
    const letter = {
      id,
      to: { name: 'Ada\r\nBcc: eve@example.com', address: 'ada@example.com' },
      subject: 'Zażółć gęślą jaźń',
      text: 'text',
      html: '<p>html</p>',
    };
    await mailer.send(letter);
    await mailer.send(letter);

    expect(await readdir(join(folder, 'outbox'))).toEqual([`${id}.eml`]);
  });
});
