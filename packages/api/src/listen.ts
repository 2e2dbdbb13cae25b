import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { getRequestListener } from '@hono/node-server';

import { StartError } from './StartError.ts';

/** Slow and half-open requests are ended, so that they cannot fill the server. */
const bounds = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy keeps an idle connection: if this side closed first, a request could arrive while it closes.
  keepAliveTimeout: 75_000,
};

/** The time in which open requests may end once the process is asked to stop. */
const finishMs = 8_000;

/** A running HTTP server. */
export interface Listening {
  port: number;
  /** From now on each answer closes its connection, so that clients connect to another process. */
  closeKeepAlive: () => void;
  /** Accepts no more connections, ends streams, waits for requests in flight, then closes the connections left. */
  close: () => Promise<void>;
}

interface Address {
  host: string;
  port: number;
}

interface Bindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** Answers a request, and may look at the connection it came by. */
export type RequestHandler = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Turns errors of listening into a sentence for the operator. Other errors are passed on. */
const explain = (error: unknown, { host, port }: Address): unknown => {
  const sentences: Record<string, string> = {
    EADDRINUSE: `The port ${port} on ${host} is taken. Stop what uses it, or set PORT to another.`,
    EACCES: `The port ${port} may not be used by this user.`,
    EADDRNOTAVAIL: `The setting HOST is "${host}", which is no address of this machine.`,
    ENOTFOUND: `The setting HOST is "${host}", which is no address of this machine.`,
  };
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ''];
  return sentence === undefined ? error : new StartError([sentence], { cause: error });
};

const isStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** A turn of the event loop up to this long accepted all connections that had arrived; bounds of the wait for one. */
const quietTurn = { longestMs: 1, most: 1_000, patienceMs: 2_000 };

/**
 * Waits for a turn of the event loop without a new connection, so that those in the listen backlog are accepted
 * and their requests read: closing the server resets connections that are still in it.
 */
async function untilQuiet(server: Server): Promise<void> {
  let isQuiet = false;
  const come = () => {
    isQuiet = false;
  };
  server.on('connection', come);
  const latest = performance.now() + quietTurn.patienceMs;
  const isPatient = (turns: number) => turns < quietTurn.most && performance.now() < latest;
  for (let turns = 0; isPatient(turns) && !isQuiet; turns += 1) {
    isQuiet = true;
    const startedAt = performance.now();
    await nextTurn();
    if (performance.now() - startedAt > quietTurn.longestMs) isQuiet = false;
  }
  server.off('connection', come);
}

const closeServer = async (server: Server, streams: ReadonlySet<ServerResponse>): Promise<void> => {
  // The current turn may have polled for connections before the last ones arrived.
  await nextTurn();
  await untilQuiet(server);
  const closed = once(server, 'close');
  server.close();
  // A stream would stay open for hours; its reader reconnects by itself.
  for (const stream of streams) stream.destroy();
  // A keep-alive connection whose response began before `closeKeepAlive` becomes idle instead of closing.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), finishMs);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
};

/** Listens for HTTP. `ownClasses` lets the server put faster classes in the place of Fetch's. */
export async function listen(
  answer: RequestHandler,
  address: Address,
  { ownClasses = false } = {},
): Promise<Listening> {
  const streams = new Set<ServerResponse>();
  let isClosingKeepAlive = false;

  const take = async (request: Request, bindings: Bindings) => {
    const { outgoing } = bindings;
    const given = await answer(request, bindings);
    if (isClosingKeepAlive) outgoing.shouldKeepAlive = false;
    if (isStream(given)) {
      streams.add(outgoing);
      outgoing.once('close', () => streams.delete(outgoing));
    }
    return given;
  };
  const server = createServer(
    bounds,
    getRequestListener((request, bindings) => take(request, bindings as Bindings), {
      overrideGlobalObjects: ownClasses,
      hostname: address.host,
    }),
  );
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, address);
  }

  const closeKeepAlive = () => {
    isClosingKeepAlive = true;
  };
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : address.port,
    closeKeepAlive: closeKeepAlive,
    close: () => {
      closeKeepAlive();
      return closeServer(server, streams);
    },
  };
}
