import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { percentile } from '../faults/percentile.ts';

const json = { 'content-type': 'application/json' };

/** A request that is sent at a rate. */
interface Question {
  path: string;
  headers?: Record<string, string>;
  /** The body of each request. */
  body: () => object;
}

/** An answer of a visitor, each another one. */
export const answerTo = (slug: string): Question => ({
  path: `/api/survey/${slug}/submit/`,
  body: () => {
    const id = randomUUID();
    return { client_id: id, scan_token: id, rating: 9, comment: 'Pyszna kawa, miła obsługa.' };
  },
});

export interface Asking {
  rate: number;
  seconds: number;
  connections?: number;
}

/** The responses to a run of requests. */
export interface Result {
  requests: { average: number; total: number };
  /** Milliseconds from the time at which a request was due, also where none was free to send it. */
  latency: { p50: number; p99: number; max: number };
  /** Number of responses by status. */
  statuses: ReadonlyMap<number, number>;
  /** Responses outside 200 to 299. */
  non2xx: number;
  errors: number;
  timeouts: number;
}

const timeoutMs = 20_000;

/**
 * Sends requests at a mean rate, whether or not the responses keep up. They are due at random moments, as
 * visitors come who do not know of each other (a Poisson process).
 */
export async function askAtRate(
  origin: string,
  { path, headers = {}, body }: Question,
  { rate, seconds, connections = 50 }: Asking,
): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let errors = 0;
  let timeouts = 0;

  const send = (dueAt: number) =>
    new Promise<void>((resolve) => {
      const text = JSON.stringify(body());
      const length = Buffer.byteLength(text);
      const options = {
        agent,
        method: 'POST',
        headers: { ...json, ...headers, 'content-length': length },
        timeout: timeoutMs,
      };
      const asked = request(`${origin}${path}`, options, (response) => {
        const { statusCode = 0 } = response;
        response.resume();
        response.once('end', () => {
          times.push(performance.now() - dueAt);
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          resolve();
        });
        response.once('error', fail);
      });
      const fail = () => {
        errors += 1;
        resolve();
      };
      asked.once('error', fail);
      asked.once('timeout', () => {
        timeouts += 1;
        asked.destroy(new Error('No answer in time.'));
      });
      asked.end(text);
    });

  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  for (let due = 0; ;) {
    due -= (Math.log(1 - Math.random()) * 1_000) / rate;
    if (due > seconds * 1_000) break;
    const early = startedAt + due - performance.now();
    if (early > 0) await wait(early);
    sent.push(send(startedAt + due));
  }
  await Promise.all(sent);
  agent.destroy();

  const taken = [...statuses].filter(([status]) => status >= 200 && status < 300);
  const well = taken.reduce((sum, [, count]) => sum + count, 0);
  return {
    requests: { average: times.length / seconds, total: times.length },
    latency: {
      p50: Math.round(percentile(times, 0.5)),
      p99: Math.round(percentile(times, 0.99)),
      max: Math.round(percentile(times, 1)),
    },
    statuses,
    non2xx: times.length - well,
    errors,
    timeouts,
  };
}

/** Summary of a run in one line. */
export const describe = ({ requests, latency, non2xx, errors, timeouts }: Result): string =>
  `${requests.total} answered, ${requests.average.toFixed(0)} a second; p50 ${latency.p50} ms, ` +
  `p99 ${latency.p99} ms, worst ${latency.max} ms; ${non2xx} refused, ${errors} broke, ${timeouts} late`;
