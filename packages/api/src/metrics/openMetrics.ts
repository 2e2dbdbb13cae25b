import type { Settings } from '../env.ts';
import { listen, type Answer, type Listening } from '../listen.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { createMetricsPage } from './metricsPage.ts';

/** Metrics as the settings want them. */
export interface OpenMetrics {
  /** Undefined where nobody asks for them: then nothing is measured. */
  metrics: Metrics | undefined;
  /** Puts `/metrics` before what is served on the product's port, unless they have their own. */
  before: (answer: Answer) => Answer;
  /** Opens their own port, where they have one. */
  open: () => Promise<Pick<Listening, 'port' | 'close'> | undefined>;
}

type Needs = Pick<Settings, 'host' | 'metricsPort' | 'metricsToken'>;

const isTheirs = ({ url }: Request) => new URL(url).pathname === '/metrics';

/** What is measured, where the settings ask for it: nobody finds metrics that nobody asked for. */
export function openMetrics({ host, metricsPort, metricsToken }: Needs): OpenMetrics {
  const closed = { before: (answer: Answer) => answer, open: () => Promise.resolve(undefined) };
  if (metricsPort === undefined && metricsToken === undefined) {
    return { metrics: undefined, ...closed };
  }

  const metrics = createMetrics();
  const page = createMetricsPage(metrics, metricsToken);
  const before =
    (answer: Answer): Answer =>
    (request, bindings) =>
      isTheirs(request) ? page(request) : answer(request, bindings);
  if (metricsPort === undefined) return { ...closed, metrics, before };

  const nothing = () => new Response(null, { status: 404 });
  const open = () => listen(before(nothing), { host, port: metricsPort });
  return { ...closed, metrics, open };
}
