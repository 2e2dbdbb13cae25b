import type { Logger } from 'pino';

import type { Settings } from '../env.ts';
import type { Tracer } from './Tracer.ts';

/** Traces, where the settings say where they go. Nothing of them is loaded otherwise. */
export async function openTracing(
  { tracing }: Pick<Settings, 'tracing'>,
  logger: Pick<Logger, 'warn'>,
): Promise<Tracer | undefined> {
  if (tracing === undefined) return undefined;
  const { createTracer } = await import('./createTracer.ts');
  return createTracer(tracing, logger);
}
