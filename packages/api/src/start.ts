import type { Logger } from 'pino';

import { createApi } from './app.ts';
import { serveBackups } from './backup/serveBackups.ts';
import { serveCommands } from './commands/serveCommands.ts';
import { closeDataDir } from './database/closeDataDir.ts';
import { partitionsSql } from './database/partitions/partitions.sql.ts';
import { openDatabase } from './openDatabase.ts';
import { openReplica } from './database/replica/openReplica.ts';
import type { Settings } from './env.ts';
import { openQueue } from './jobs/queue.ts';
import { startWorker } from './jobs/worker.ts';
import { createMailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { watchDatabase, watchPartitions } from './metrics/watchDatabase.ts';
import { watchJournal } from './metrics/watchJournal.ts';
import { createStore } from './database/store.ts';
import { notifyAccounts } from './notification/notifyAccounts.ts';
import { isReady, warnOfOtherSecrets } from './operator/health.ts';
import { purge } from './operator/purge.ts';
import { seedSample } from './sample/seedSample.ts';
import { createFolding } from './stats/rollup/createFolding.ts';
import { createRollup } from './stats/rollup/createRollup.ts';
import { foldAll } from './stats/rollup/fold.ts';
import { createJudging } from './feedback/createJudging.ts';
import { judgeWaiting } from './feedback/judgeWaiting.ts';
import { createReadWords } from './stats/createReadWords.ts';
import { createIngestion } from './survey/createIngestion.ts';
import type { SubmitDirectly } from './survey/routes.ts';
import { createWebhookSender } from './webhook/createWebhookSender.ts';
import type { SpanTracer } from './tracing/currentWork.ts';
import { createLimits } from './http/limits.ts';
import { newId } from './tools/ids.ts';
import { createLogger } from './tools/logger.ts';
import { createPasswords } from './tools/passwords.ts';
import { createPostSafely } from './tools/postSafely.ts';
import { createPoller, createInFlightTracker } from './tools/concurrency.ts';
import { readSecrets, createSecretFor, nameConnections, nameOfSecret } from './tools/secrets.ts';
import { createSigner } from './account/tokens.ts';
import { createWorkers } from './workers/createWorkers.ts';

export { StartError } from './StartError.ts';
export type { SubmitDirectly } from './survey/routes.ts';

interface Options {
  logger?: Logger;
  /** True when the very first start on the embedded database creates the sample café. */
  withSample?: boolean;
  /** Seconds until a job that failed is tried again. */
  retryDelaySeconds?: number;
  /** Where requests and the database are measured. Left out: nowhere. */
  metrics?: Metrics | undefined;
  /** Where requests and jobs are traced. Left out: nowhere. Whoever opened it closes it. */
  tracer?: SpanTracer | undefined;
}

/** A running API. */
export interface RunningApi {
  /** Answers a request. `trusted` callers in the same process say in `X-Forwarded-For` who asks. */
  fetch: (
    request: Request,
    bindings?: { trusted?: boolean; incoming?: unknown },
  ) => Promise<Response>;
  /** Takes a visitor's answer from a caller in the same process. */
  submit: SubmitDirectly;
  /** True when the process can do its work now. */
  ready: () => Promise<boolean>;
  /** From now on it is not ready, and still does what it is asked. */
  leave: () => void;
  /** Finishes what is begun and lets everything go. */
  close: () => Promise<void>;
  /** Lines that the person who started it should read once, such as the sample login. */
  announcements: readonly string[];
}

/**
 * Starts the API with its database and its jobs, for the gateway in the same process or for a
 * process of its own. Throws a `StartError` when a setting or the surroundings will not do.
 */
export async function startApi(settings: Settings, options: Options = {}): Promise<RunningApi> {
  const { withSample = true, retryDelaySeconds, metrics, tracer } = options;
  const { logger = createLogger(settings.logLevel) } = options;
  const mended = await closeDataDir(settings.dataDir);
  if (mended > 0) {
    logger.warn({ entries: mended }, 'Others could reach the data folder: its modes were mended');
  }
  const secrets = await readSecrets(settings);
  const secretFor = createSecretFor(secrets.current);
  const formerSecretFor =
    secrets.former === undefined ? undefined : createSecretFor(secrets.former);
  const name = nameOfSecret(secretFor);
  const { databaseUrl } = settings;
  const connection = await openDatabase(
    { ...settings, databaseUrl: databaseUrl && nameConnections(databaseUrl, name) },
    logger,
  );
  const backups = await serveBackups(connection, settings, logger);
  const replica = openReplica(settings, connection.database, logger, metrics);
  let isLeaving = false;
  try {
    const queue = await openQueue({
      connection,
      logger,
      ...(retryDelaySeconds === undefined ? {} : { retryDelaySeconds }),
    });
    const mailer = createMailer(settings);
    const workers = createWorkers();
    const now = () => new Date();
    const notificationPoller = createPoller({
      onFailure: (error) => logger.error({ err: error }, 'Nobody is told of what arrived'),
    });
    const judgingPoller = createPoller({
      soonMs: 20,
      everyMs: 5_000,
      onFailure: (error) => logger.error({ err: error }, 'Comments wait to be judged'),
    });
    const wordsPoller = createPoller({
      soonMs: 500,
      onFailure: (error) => logger.error({ err: error }, 'Words of answers wait for their index'),
    });
    const readWords = createReadWords({ workers, logger });
    const store = {
      ...createStore(connection.database, queue.enqueue, replica),
      readWords,
    };
    const folding = createFolding({ ...store, engine: connection.engine, logger });
    const tools = {
      ...store,
      settings,
      engine: connection.engine,
      logger,
      mailer,
      workers,
      judging: createJudging({ workers, logger }),
      limits: createLimits(
        settings.rateLimitFactor,
        connection.engine,
        secretFor('limits'),
        logger,
      ),
      passwords: createPasswords(),
      signer: createSigner(secrets),
      secretFor,
      formerSecretFor,
      now,
      newId: () => newId(now()),
      ingestion: createIngestion({
        ...store,
        journal: connection.journal,
        tellSoon: () => {
          notificationPoller.ask();
          folding.ask();
          wordsPoller.ask();
        },
        judgeSoon: judgingPoller.ask,
      }),
      rollup: createRollup(store),
      isLeaving: () => isLeaving,
    };
    await startWorker(queue, tools, { tracer, metrics });
    if (connection.engine.kind === 'postgres') {
      await warnOfOtherSecrets(tools, name, formerSecretFor && nameOfSecret(formerSecretFor));
    }
    // A shared database may be somebody's production: the sample is for the one that comes along.
    const isFirstTry = withSample && connection.engine.kind === 'embedded';
    const sample = isFirstTry ? await seedSample(tools) : undefined;
    // Whoever logs in first sees its statistics at once.
    if (sample) await foldAll(store);
    const announcements = sample
      ? [`Sample workspace: log in as ${sample.email} with the password ${sample.password}`]
      : [];
    const app = createApi(tools, metrics?.requests('api'), tracer);
    if (metrics) {
      watchDatabase(metrics, connection);
      watchJournal(metrics, settings.dataDir);
      watchPartitions(metrics, store);
    }
    const inFlight = createInFlightTracker();
    const commands = await serveCommands({ tools, ...settings, logger });
    judgingPoller.begin(async () => {
      if (!(await judgeWaiting(tools))) return;
      // Letters and messages tell the mood, and waited for it.
      notificationPoller.ask();
      folding.ask();
    });
    notificationPoller.begin(() => notifyAccounts(tools));
    folding.begin();
    if (connection.engine.kind === 'postgres') {
      wordsPoller.begin(() => partitionsSql.placeWords(store.db));
    }
    const webhooks = createWebhookSender({
      ...tools,
      tracer,
      metrics,
      post: createPostSafely(settings.webhookAllowPrivate ? { isAllowed: () => true } : {}),
    });
    webhooks.start();
    // A quiet night must not keep yesterday's visitors recognisable.
    const cleanUp = () =>
      purge(tools).catch((error: unknown) => logger.error({ err: error }, 'Leftovers stay'));
    let cleaning = cleanUp();
    const hourly = setInterval(() => {
      cleaning = cleanUp();
    }, 3_600_000);

    return {
      fetch: (request, bindings) => inFlight.track(app.fetch(request, bindings)),
      submit: (call) => inFlight.track(app.submit(call)),
      ready: isReady(tools),
      leave: () => {
        isLeaving = true;
      },
      close: async () => {
        commands.close();
        clearInterval(hourly);
        // A gateway in this process waits for no scan.
        await inFlight.drain();
        await tools.ingestion.rest();
        await judgingPoller.end();
        await notificationPoller.end();
        await wordsPoller.end();
        await webhooks.end();
        await folding.end();
        await cleaning;
        await queue.stop();
        await workers.close();
        mailer.close();
        await backups.close();
        await replica?.close();
        await connection.close();
      },
      announcements,
    };
  } catch (error) {
    await backups.close();
    await replica?.close();
    await connection.close();
    throw error;
  }
}
