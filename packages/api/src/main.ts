import { endOnSignal } from './endOnSignal.ts';
import { readSettings } from './env.ts';
import { listen } from './listen.ts';
import { startApi } from './start.ts';
import { StartError } from './StartError.ts';
import { createLogger } from './tools/logger.ts';

// The API by itself: settings, database, jobs, and a port.
try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const api = await startApi(settings, {
    logger,
    withSample: !process.argv.includes('--no-sample'),
  });
  const server = await listen(api.fetch, settings, { ownClasses: true }).catch(
    async (error: unknown) => {
      await api.close();
      throw error;
    },
  );
  for (const announcement of api.announcements) process.stdout.write(`${announcement}\n`);
  logger.info({ host: settings.host, port: server.port }, 'The API listens');
  endOnSignal({ noticeMs: settings.drainMs, leave: api.leave, server, close: api.close });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.sentences.join('\n')}\n`);
  process.exitCode = 1;
}
