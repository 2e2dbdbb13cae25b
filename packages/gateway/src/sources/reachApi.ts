import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

import { callOverHttp } from './callOverHttp.ts';
import { createBreaker } from './createBreaker.ts';
import type { CallApi } from './http.ts';
import { createSingleFlight } from './singleFlight.ts';

/** The far side says nothing, neither to what it was asked nor to whether it is there. */
class NothingHeard extends Error {
  override readonly name = 'NothingHeard';
}

interface Ears {
  /** Whether the far side keeps silent when it is asked if it is there. */
  isSilent: () => Promise<boolean>;
  /** How long an answer is waited for before that is asked, each time. */
  quietMs: number;
}

/**
 * Does work as long as it takes, while the far side can be heard at all: an answer that takes long and
 * a line that is dead are told apart.
 */
async function whileHeard<T>(
  { isSilent, quietMs }: Ears,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const silence = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const listen = async () => {
    const isDead = await isSilent();
    if (isOver) return;
    if (!isDead) return wait();
    const error = new NothingHeard('The API is silent.');
    silence.reject(error);
    controller.abort(error);
  };
  const wait = () => {
    timer = setTimeout(() => void listen(), quietMs);
  };
  wait();
  try {
    return await Promise.race([work(controller.signal), silence.promise]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

interface Needs {
  /** Where the API is, without `/api`. */
  url: string;
  logger: Pick<Logger, 'warn' | 'info'>;
  pace?: Partial<Pace>;
}

interface Pace {
  /** How long an answer is waited for before the API is asked whether it is there. */
  quietMs: number;
  /** How long it may take to say so. */
  probeMs: number;
  restMs: number;
}

/** Both together, and what a busy machine adds, are less than three seconds. */
const usualPace: Pace = { quietMs: 1_000, probeMs: 1_500, restMs: 5_000 };

/** Whether nothing at all is said. Who refuses a connection may still answer on others. */
async function isSilent(url: string, probeMs: number): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const said = fetch(`${url}/healthz`, { signal })
    .then((answer) => answer.body?.cancel())
    .then(
      () => false,
      () => false,
    );
  // In two parts: a process that was held up itself looks at what has come before it is over.
  const late = wait(probeMs / 2, undefined, { signal })
    .then(() => wait(probeMs / 2, true, { signal }))
    .catch(() => true);
  try {
    return await Promise.race([said, late]);
  } finally {
    over.abort();
  }
}

/**
 * The API in another process. Where it is away, callers are told within three seconds, and after a few
 * of them at once. What is known to take long may take long, as long as the API says that it is there.
 */
export function reachApi({ url, logger, pace }: Needs): CallApi {
  const { quietMs, probeMs, restMs } = { ...usualPace, ...pace };
  const breaker = createBreaker({
    restMs,
    onOpen: (err) => logger.warn({ err }, 'The API does not answer, and is left alone for a while'),
    onClose: () => logger.info('The API answers again'),
  });
  const probes = createSingleFlight();
  const ears = { quietMs, isSilent: () => probes.run('alive', () => isSilent(url, probeMs)) };

  return (request) =>
    breaker.run(
      () =>
        whileHeard(ears, (silence) => {
          const signal = AbortSignal.any([request.signal, silence]);
          return callOverHttp(new Request(request, { signal }));
        }),
      // A caller who hangs up knows nothing of the API.
      () => !request.signal.aborted,
    );
}
