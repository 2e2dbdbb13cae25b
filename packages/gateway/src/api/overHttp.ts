import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

import { createBreaker } from './breaker.ts';
import type { CallApi } from './callApi.ts';
import { createSingleFlight } from './singleFlight.ts';

/** The connection broke before a response began; the API may or may not have done the work. */
const brokenConnection = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const isBrokenConnection = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code !== undefined && brokenConnection.includes(cause.code);
};

/**
 * Calls an API in another process. A safe request is retried once if the connection breaks, since a
 * kept-alive connection may have been closed meanwhile. Requests that change something are never
 * sent twice.
 */
export async function callOverHttp(request: Request): Promise<Response> {
  const isHarmless = request.method === 'GET' || request.method === 'HEAD';
  try {
    return await fetch(request);
  } catch (error) {
    if (!isHarmless || !isBrokenConnection(error)) throw error;
    return fetch(request);
  }
}

/** The API sent neither a response nor a heartbeat. */
class HeartbeatError extends Error {
  override readonly name = 'HeartbeatError';
}

interface Heartbeat {
  /** Probes the API. True: it does not respond. */
  isSilent: () => Promise<boolean>;
  /** Milliseconds without a response before each probe. */
  quietMs: number;
}

/**
 * Waits for work as long as the API responds to probes, to distinguish a slow response from a dead
 * connection.
 */
async function withHeartbeatTimeout<T>(
  { isSilent, quietMs }: Heartbeat,
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
    const error = new HeartbeatError('The API is silent.');
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
  /** Address of the API, without `/api`. */
  url: string;
  logger: Pick<Logger, 'warn' | 'info'>;
  pace?: Partial<Pace>;
}

interface Pace {
  /** Milliseconds without a response before the API is probed. */
  quietMs: number;
  /** Milliseconds that a probe may take. */
  probeMs: number;
  openMs: number;
}

/** Request and probe together fail within three seconds, also on a busy machine. */
const usualPace: Pace = { quietMs: 1_000, probeMs: 1_500, openMs: 5_000 };

/** True if a probe gets no response. A refused connection does not count: open ones may still be served. */
async function isSilent(url: string, probeMs: number): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  const response = fetch(`${url}/healthz`, { signal })
    .then((answer) => answer.body?.cancel())
    .then(
      () => false,
      () => false,
    );
  // Two timers: if this process was blocked itself, a response that has arrived is read between them.
  const late = wait(probeMs / 2, undefined, { signal })
    .then(() => wait(probeMs / 2, true, { signal }))
    .catch(() => true);
  try {
    return await Promise.race([response, late]);
  } finally {
    over.abort();
  }
}

/**
 * The API in another process. If it is down, requests fail within three seconds, and immediately
 * after a few failures (circuit breaker). Slow requests may take their time, as long as the API
 * responds to probes.
 */
export function reachApi({ url, logger, pace }: Needs): CallApi {
  const { quietMs, probeMs, openMs } = { ...usualPace, ...pace };
  const breaker = createBreaker({
    openMs,
    onOpen: (err) => logger.warn({ err }, 'The API does not answer, and is left alone for a while'),
    onClose: () => logger.info('The API answers again'),
  });
  const probes = createSingleFlight();
  const heartbeat = { quietMs, isSilent: () => probes.run('alive', () => isSilent(url, probeMs)) };

  return (request) =>
    breaker.run(
      () =>
        withHeartbeatTimeout(heartbeat, (silence) => {
          const signal = AbortSignal.any([request.signal, silence]);
          return callOverHttp(new Request(request, { signal }));
        }),
      // A caller that aborts says nothing about the API.
      () => !request.signal.aborted,
    );
}
