import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import type { Product } from './site/product.ts';

/** A client that sends its headers drop by drop is let go after this. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;

/** How long answers that are under way may take once we are asked to stop. */
const drainMs = 8_000;

/** A server that takes requests. */
export interface Listening {
  port: number;
  /** Takes no more connections, lets what is under way end, then closes what is left. */
  close: () => Promise<void>;
}

/** Tells people why a port cannot be had. Anything else is passed on. */
const explain = (error: unknown, host: string, port: number): Error => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new ListenError(`The port ${port} is taken. Stop what uses it, or set PORT to another.`);
  }
  if (code === 'EACCES') return new ListenError(`The port ${port} may not be used by this user.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new ListenError(`The setting HOST is "${host}", which is no address of this machine.`);
  }
  return error as Error;
};

/** The product cannot listen where it was told to. The message is for people. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

const closeServer = async (server: Server, streams: ReadonlySet<Endable>): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  // A stream would stay open for hours; whoever reads it comes back by itself.
  for (const stream of streams) stream.destroy();
  server.closeIdleConnections();
  // A connection whose answer has just ended would be kept for the next question.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
};

/** An answer whose connection can be cut. */
interface Endable {
  destroy: () => unknown;
}

const isStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** Serves the product on a port. */
export async function listen(product: Product, host: string, port: number): Promise<Listening> {
  const streams = new Set<Endable>();
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 2_000,
    },
    getRequestListener(
      async (request, { incoming, outgoing }) => {
        const answer = await product(request, incoming.socket.remoteAddress);
        if (isStream(answer)) {
          streams.add(outgoing);
          outgoing.once('close', () => streams.delete(outgoing));
        }
        return answer;
      },
      { overrideGlobalObjects: false, hostname: host },
    ),
  );
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, host, port);
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => closeServer(server, streams),
  };
}
