import { readSettings } from './env.ts';
import { whereLettersGo } from './mail/whereLettersGo.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { keepFilesPrivate } from './runCommand.ts';
import { serve } from './serve.ts';
import { startApi } from './start.ts';
import { StartError } from './StartError.ts';
import { createLogger } from './tools/logger.ts';
import { openTracing } from './tracing/openTracing.ts';

// The API by itself: settings, database, jobs, and a port.
keepFilesPrivate();
try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const measured = openMetrics(settings);
  const tracer = await openTracing(settings, logger);
  const { fetch, leave, close, announcements } = await startApi(settings, {
    logger,
    metrics: measured.metrics,
    tracer,
    withSample: !process.argv.includes('--no-sample'),
  });
  const port = await serve({
    settings,
    answer: fetch,
    measured,
    leave,
    close: async () => {
      await close();
      await tracer?.close();
    },
    ownClasses: true,
  });
  for (const announcement of announcements) process.stdout.write(`${announcement}\n`);
  process.stdout.write(`${whereLettersGo(settings, `http://${settings.host}:${port}`)}\n`);
  logger.info({ host: settings.host, port }, 'The API listens');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.sentences.join('\n')}\n`);
  process.exitCode = 1;
}
