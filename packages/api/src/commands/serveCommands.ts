import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Logger } from 'pino';

import type { Engine } from '../database/connect.ts';
import type { OperatorTools } from '../operator/OperatorTools.ts';
import { runCommandLine, type Ended } from './runCommandLine.ts';

/** Where a product that holds the embedded database takes commands. */
const socketOf = (dataDir: string): string => join(dataDir, 'command.sock');

interface Asked {
  args: string[];
  operator: string;
}

interface Needs {
  tools: Omit<OperatorTools, 'operator'> & { engine: Pick<Engine, 'kind'> };
  dataDir: string;
  logger: Logger;
}

/** Commands that are taken, until they are closed. */
interface Served {
  close: () => void;
}

/** One who says nothing for so long is not waited for. */
const silentMs = 30_000;

const failed: Ended = { out: '', err: 'It failed; the log of the product says why.\n', code: 1 };

/**
 * Takes commands for as long as the product runs, of its own user on this machine: nobody else can
 * reach the embedded database meanwhile.
 */
export async function serveCommands({ tools, dataDir, logger }: Needs): Promise<Served> {
  if (tools.engine.kind !== 'embedded') return { close: () => undefined };

  const sockets = new Set<Socket>();
  const answer = async (socket: Socket): Promise<void> => {
    const { args, operator } = JSON.parse(await text(socket)) as Asked;
    const ended = await runCommandLine(args, () => Promise.resolve({ ...tools, operator })).catch(
      (error: unknown) => {
        logger.error({ err: error }, 'A command failed');
        return failed;
      },
    );
    socket.end(JSON.stringify(ended));
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.once('error', () => socket.destroy());
    const timer = setTimeout(() => socket.destroy(), silentMs);
    socket.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    answer(socket).catch(() => socket.destroy());
  });
  try {
    // The lock is held: a socket that is there is of a process that was killed.
    await rm(socketOf(dataDir), { force: true });
    server.listen(socketOf(dataDir));
    await once(server, 'listening');
    await chmod(socketOf(dataDir), 0o600);
  } catch (error) {
    logger.warn({ err: error }, 'Commands have to wait until the product is stopped');
  }

  return {
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Has the product that runs on a data folder do what a line says. Undefined where none runs. */
export async function askRunning(dataDir: string, asked: Asked): Promise<Ended | undefined> {
  const socket = connect({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    // Nobody listens: the lock decides what is said.
    return undefined;
  }
  socket.end(JSON.stringify(asked));
  return JSON.parse(await text(socket)) as Ended;
}
