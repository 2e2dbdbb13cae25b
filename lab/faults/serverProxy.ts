import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { createWireReader, statementOf } from './wire.ts';

/** Moment relative to the execution of a statement. */
export type Moment = 'before' | 'after';

/** A statement of those that go through: which, and how many of the same text go before it. */
export interface Point {
  text: string;
  before: number;
}

/** Stands between a process and PostgreSQL, and knows each statement that goes through. */
export interface ServerProxy {
  /** The database's address by this way. */
  url: string;
  /** Starts counting statements. The returned function returns those that passed since. */
  count: () => string[];
  /**
   * Holds a later statement: before the server gets it, or after it was executed and before the
   * client gets the result. Returns it as soon as it is held.
   */
  hold: (point: Point, moment: Moment) => Promise<string>;
  /** Lets nothing be held any more, and breaks what is. */
  release: () => void;
  close: () => Promise<void>;
}

interface Hold extends Point {
  moment: Moment;
  caught: (statement: string) => void;
}

/** Starts a proxy in front of a database. */
export async function startServerProxy(databaseUrl: string): Promise<ServerProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const held = new Set<Socket>();
  let counted: string[] | undefined;
  let hold: Hold | undefined;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const readClient = createWireReader(false);
    const readServer = createWireReader(true);
    let isHeld = false;
    let statement = '';
    /** Callback for the end of the running statement. */
    let tellDone: (() => void) | undefined;

    const stop = (caught: () => void) => {
      isHeld = true;
      held.add(client);
      caught();
    };
    /** A statement is about to go through. Answers whether it is held instead. */
    const meet = (): boolean => {
      counted?.push(statement);
      if (hold?.text !== statement) return false;
      if (hold.before > 0) {
        hold.before -= 1;
        return false;
      }
      const { moment, caught } = hold;
      hold = undefined;
      const tell = () => caught(statement);
      if (moment === 'before') stop(tell);
      else tellDone = tell;
      return moment === 'before';
    };
    client.on('data', (chunk: Buffer) => {
      for (const message of readClient(chunk)) {
        statement = statementOf(message) ?? statement;
        // A plain statement, or the end of a prepared one.
        if ((message.kind === 'Q' || message.kind === 'S') && meet()) break;
      }
      if (!isHeld) upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      const isDone = readServer(chunk).some(({ kind }) => kind === 'Z');
      if (isDone && tellDone) stop(tellDone);
      if (!isHeld) client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        held.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);

  return {
    url: url.href,
    count: () => {
      const before = counted ?? [];
      counted = [];
      return before;
    },
    hold: (point, moment) =>
      new Promise((resolve) => {
        hold = { ...point, moment, caught: resolve };
      }),
    release: () => {
      hold = undefined;
      for (const socket of held) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
