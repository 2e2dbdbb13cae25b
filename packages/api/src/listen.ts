import { createServer, type Server } from 'node:http';

import { getRequestListener } from '@hono/node-server';

import { StartError } from './StartError.ts';

type Answer = (request: Request, bindings: object) => Response | Promise<Response>;

const isTaken = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE';

/** Listens for HTTP. Slow and half-open requests are ended, so that they cannot fill the server. */
export async function listen(
  answer: Answer,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 },
    getRequestListener(answer),
  );

  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(
        new StartError(
          [
            isTaken(error)
              ? `The port ${port} on ${host} is taken by another program. Stop that one, or set PORT to another.`
              : `Cannot listen on ${host}, port ${port}: ${error.message}. Correct HOST or PORT.`,
          ],
          { cause: error },
        ),
      );
    });
    server.listen(port, host, () => resolve(server));
  });
}
