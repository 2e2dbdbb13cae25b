import type { Server } from 'node:http';

import { readSettings } from './env.ts';
import { listen } from './listen.ts';
import { startApi } from './start.ts';
import { StartError } from './StartError.ts';
import { createLogger } from './tools/logger.ts';

/** How long requests that are under way may take when the process is asked to end. */
const drainMs = 4_000;

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
  });

/** The port in use: with PORT=0 the system chose it. */
const portOf = (server: Server): number | undefined => {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
};

// The API by itself: settings, database, jobs, and a port.
try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const api = await startApi(settings, {
    logger,
    withSample: !process.argv.includes('--no-sample'),
  });
  const server = await listen((request, bindings) => api.fetch(request, bindings), settings).catch(
    async (error: unknown) => {
      await api.close();
      throw error;
    },
  );
  for (const announcement of api.announcements) process.stdout.write(`${announcement}\n`);
  logger.info({ host: settings.host, port: portOf(server) ?? settings.port }, 'The API listens');

  const end = async () => {
    await closeServer(server);
    await api.close();
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.sentences.join('\n')}\n`);
  process.exitCode = 1;
}
