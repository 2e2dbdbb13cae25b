import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

import type { TracingSettings } from './tracingSettings.ts';

/** A collector that is down is told of once in so long. */
const sayAgainMs = 60_000;

/** Sends traces to a collector over HTTP. One that fails is a line in the log, and nothing else. */
export function createExporter(
  { endpoint, headers, timeoutMs }: TracingSettings,
  logger: Pick<Logger, 'warn'>,
): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: timeoutMs,
  });
  let saidAt = -Infinity;
  const complain = (error: Error | undefined) => {
    if (performance.now() - saidAt < sayAgainMs) return;
    saidAt = performance.now();
    logger.warn({ err: error }, 'Traces do not arrive');
  };

  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const code: number = result.code;
        if (code !== 0) complain(result.error);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
