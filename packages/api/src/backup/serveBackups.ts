import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

import type { Logger } from 'pino';

import type { Connection } from '../database/connect.ts';
import { sendBackup } from './writeBackup.ts';

/** Where a product that runs hands out backups. */
const socketOf = (dataDir: string): string => join(dataDir, 'backup.sock');

/** Everything else waits for the backup, which must not wait for a reader that stands still. */
const readerMs = 30_000;

/** The backups of a product that runs, until it is closed. */
interface Backups {
  close: () => Promise<void>;
}

/**
 * Hands out backups of the embedded database for as long as the product runs, to its own user on this
 * machine. Each is of one moment; other statements wait until it is sent.
 */
export async function serveBackups(
  { database, engine }: Connection,
  { dataDir }: { dataDir: string },
  logger: Logger,
): Promise<Backups> {
  if (engine.kind !== 'embedded') return { close: () => Promise.resolve() };

  const underWay = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    socket.setTimeout(readerMs, () => socket.destroy());
    const sent = sendBackup({ database, dataDir }, socket)
      .catch((error: unknown) => logger.warn({ err: error }, 'A backup was not sent'))
      .finally(() => underWay.delete(socket));
    underWay.set(socket, sent);
  });
  try {
    // The lock is held: a socket that is there is of a process that was killed.
    await rm(socketOf(dataDir), { force: true });
    server.listen(socketOf(dataDir));
    await once(server, 'listening');
    await chmod(socketOf(dataDir), 0o600);
  } catch (error) {
    // Its path is too long, or the system has no such sockets.
    logger.warn({ err: error }, 'Backups have to wait until the product is stopped');
  }

  return {
    close: async () => {
      for (const socket of underWay.keys()) socket.destroy();
      server.close();
      await Promise.all(underWay.values());
    },
  };
}

/** Asks the product that runs on a data folder for a backup. Undefined where none does. */
export async function askProduct(dataDir: string): Promise<Socket | undefined> {
  const socket = connect(socketOf(dataDir));
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    // Nobody listens: the lock decides what is said.
    return undefined;
  }
}
