import type { Logger } from 'pino';

import { createApi } from './app.ts';
import { openDatabase } from './database/openDatabase.ts';
import type { Settings } from './env.ts';
import { openQueue } from './jobs/queue.ts';
import { startWorker } from './jobs/worker.ts';
import { createMailer } from './mail/mailer.ts';
import { createStore } from './repositories/store.ts';
import { isReady } from './services/isReady.ts';
import { purge } from './services/purge.ts';
import { seedSample } from './services/sample/seedSample.ts';
import { createLimits } from './tools/createLimits.ts';
import { newId } from './tools/ids.ts';
import { createLogger } from './tools/logger.ts';
import { createPasswords } from './tools/passwords.ts';
import { readJwtSecret } from './tools/readJwtSecret.ts';
import { createSigner } from './tools/signer.ts';

export { StartError } from './StartError.ts';

interface Options {
  logger?: Logger;
  /** Whether the very first start on the embedded database makes the sample café. */
  withSample?: boolean;
  /** Seconds until a job that failed is tried again. */
  retryDelaySeconds?: number;
}

/** A running API. */
export interface RunningApi {
  /** Answers a request. `trusted` callers in the same process say in `X-Forwarded-For` who asks. */
  fetch: (
    request: Request,
    bindings?: { trusted?: boolean; incoming?: unknown },
  ) => Promise<Response>;
  /** Whether it can do its work now. */
  ready: () => Promise<boolean>;
  /** Finishes what is begun and lets everything go. */
  close: () => Promise<void>;
  /** What the person who started it should read once, such as the sample login. */
  announcements: readonly string[];
}

/**
 * Starts the API with its database and its jobs, for the gateway in the same process or for a
 * process of its own. Throws a `StartError` when a setting or the surroundings will not do.
 */
export async function startApi(
  settings: Settings,
  { logger = createLogger(settings.logLevel), withSample = true, retryDelaySeconds }: Options = {},
): Promise<RunningApi> {
  const secret = await readJwtSecret(settings);
  const connection = await openDatabase(settings, logger);
  try {
    const queue = await openQueue({
      connection,
      logger,
      ...(retryDelaySeconds === undefined ? {} : { retryDelaySeconds }),
    });
    const mailer = createMailer(settings);
    const now = () => new Date();
    const tools = {
      ...createStore(connection.database, queue.enqueue),
      settings,
      engine: connection.engine,
      logger,
      mailer,
      limits: createLimits(settings.rateLimitFactor, connection.engine),
      passwords: createPasswords(),
      signer: createSigner(secret),
      now,
      newId: () => newId(now()),
    };
    await startWorker(queue, tools);
    // A shared database may be somebody's production: the sample is for the one that comes along.
    const isFirstTry = withSample && connection.engine.kind === 'embedded';
    const sample = isFirstTry ? await seedSample(tools) : undefined;
    const announcements = sample
      ? [`Sample workspace: log in as ${sample.email} with the password ${sample.password}`]
      : [];
    const app = createApi(tools);
    // A quiet night must not keep yesterday's visitors recognisable.
    const cleanUp = () =>
      purge(tools).catch((error: unknown) => logger.error({ err: error }, 'Leftovers stay'));
    let cleaning = cleanUp();
    const hourly = setInterval(() => {
      cleaning = cleanUp();
    }, 3_600_000);

    return {
      fetch: async (request, bindings) => app.fetch(request, bindings),
      ready: isReady(tools),
      close: async () => {
        clearInterval(hourly);
        await cleaning;
        await queue.stop();
        mailer.close();
        await connection.close();
      },
      announcements,
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
