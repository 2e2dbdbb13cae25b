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
  // Longer than a proxy keeps one that nobody uses: it must be the first to let go, or it may send
  // a request into a connection that is just being closed.
  keepAliveTimeout: 75_000,
};

/** The time in which open requests may end once the process is asked to stop. */
const finishMs = 8_000;

/** A server that takes requests. */
export interface Listening {
  port: number;
  /** From now on each answer closes its connection, so that clients connect to another process. */
  closeKeepAlive: () => void;
  /** Takes no more connections, ends streams, lets what is under way end, then closes what is left. */
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

/** Tells people why a port cannot be had. Anything else is passed on. */
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

/** A turn that takes longer leaves people waiting at the door; so many are waited for at most. */
const quietTurn = { longestMs: 1, most: 1_000, patienceMs: 2_000 };

/**
 * Waits for a turn of the event loop in which nobody comes: whoever has arrived by then is let in, and
 * what they have sent is read. Who stands at the door while it is closed is turned away without a word.
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
  // Twice: the first turn may have begun before what has arrived could be read.
  await nextTurn();
  await untilQuiet(server);
  const closed = once(server, 'close');
  server.close();
  // A stream would stay open for hours; whoever reads it comes back by itself.
  for (const stream of streams) stream.destroy();
  // A connection whose answer began before it was let go would be kept for the next question.
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
