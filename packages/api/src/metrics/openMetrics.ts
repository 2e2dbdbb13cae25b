import { createHash, timingSafeEqual } from 'node:crypto';

import type { Settings } from '../env.ts';
import { listen, type RequestHandler, type Listening } from '../listen.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const refuse = () =>
  Response.json(
    { detail: 'The token of the metrics is missing or wrong.', code: 'not_authenticated' },
    { status: 401, headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' } },
  );

/** Answers with all that is measured, to whoever has the token where one is set. */
const createMetricsPage = ({ registry }: Pick<Metrics, 'registry'>, token: string | undefined) => {
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);

  return async ({ headers }: Request): Promise<Response> => {
    const given = digest(headers.get('authorization') ?? '');
    if (expected && !timingSafeEqual(given, expected)) return refuse();
    return new Response(await registry.metrics(), {
      headers: {
        'content-type': registry.contentType,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
  };
};

/** Metrics as the settings want them. */
export interface OpenMetrics {
  /** Undefined where nobody asks for them: then nothing is measured. */
  metrics: Metrics | undefined;
  /** Puts `/metrics` before what is served on the product's port, unless they have their own. */
  before: (answer: RequestHandler) => RequestHandler;
  /** Opens their own port, where they have one. */
  open: () => Promise<Pick<Listening, 'port' | 'close'> | undefined>;
}

type Needs = Pick<Settings, 'host' | 'metricsPort' | 'metricsToken'>;

const isTheirs = ({ url }: Request) => new URL(url).pathname === '/metrics';

/** Opens the metrics if the settings enable them. */
export function openMetrics({ host, metricsPort, metricsToken }: Needs): OpenMetrics {
  const passOn = (answer: RequestHandler) => answer;
  const closed = { before: passOn, open: () => Promise.resolve(undefined) };
  if (metricsPort === undefined && metricsToken === undefined) {
    return { metrics: undefined, ...closed };
  }

  const metrics = createMetrics();
  const page = createMetricsPage(metrics, metricsToken);
  const before =
    (answer: RequestHandler): RequestHandler =>
    (request, bindings) =>
      isTheirs(request) ? page(request) : answer(request, bindings);
  if (metricsPort === undefined) return { ...closed, metrics, before };

  const nothing = () => new Response(null, { status: 404 });
  const open = () => listen(before(nothing), { host, port: metricsPort });
  return { ...closed, metrics, open };
}
