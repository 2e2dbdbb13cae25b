import { randomUUID } from 'node:crypto';

import autocannon, { type Asked, type Result } from 'autocannon';

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

/** Sends requests at a fixed rate, whether or not the responses keep up. */
export const askAtRate = (
  origin: string,
  { path, headers = {}, body }: Question,
  { rate, seconds, connections = 50 }: Asking,
): Promise<Result> => {
  const asked: Asked = { method: 'POST', path, headers: { ...json, ...headers } };
  return autocannon({
    url: origin,
    connections: Math.min(connections, rate),
    duration: seconds,
    overallRate: rate,
    timeout: 20,
    requests: [{ ...asked, setupRequest: (one) => ({ ...one, body: JSON.stringify(body()) }) }],
  });
};

/** Summary of a run in one line. */
export const describe = ({ requests, latency, non2xx, errors, timeouts }: Result): string =>
  `${requests.total} answered, ${requests.average.toFixed(0)} a second; p50 ${latency.p50} ms, ` +
  `p99 ${latency.p99} ms, worst ${latency.max} ms; ${non2xx} refused, ${errors} broke, ${timeouts} late`;
