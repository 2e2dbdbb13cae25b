import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
  type SpanContext,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';

import type { Span, StepKind, SpanTracer } from './currentWork.ts';
import type { TracingSettings } from './openTracing.ts';

/** A collector that is down is told of once in so long. */
const sayAgainMs = 60_000;

/** Sends traces to a collector over HTTP. One that fails is a line in the log, and nothing else. */
function createExporter(
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

const kinds: Record<StepKind, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** A process that ends does not wait for a collector that hangs. */
const finalExportMs = 2_000;

const write = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const read = (traceparent = ''): SpanContext | undefined => {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
};

/** A request's id that is a UUID is its trace's id, too: whoever has one finds the other. */
const traceIdOf = (requestId: string): string | undefined => {
  const id = requestId.replaceAll('-', '').toLowerCase();
  return /^(?!0{32})[\da-f]{32}$/.test(id) ? id : undefined;
};

function toSpan(tracer: OtelTracer, span: OtelSpan, parent: Context): Span {
  const context = span.spanContext();
  const here = trace.setSpan(parent, span);
  const isKept = (context.traceFlags & TraceFlags.SAMPLED) !== 0;

  return {
    traceparent: write(context),
    isKept,
    begin: (name, kind, attributes = {}) =>
      toSpan(tracer, tracer.startSpan(name, { kind: kinds[kind], attributes }, here), here),
    end: ({ name, facts, failed = false } = {}) => {
      if (name !== undefined) span.updateName(name);
      if (facts) span.setAttributes(facts);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/**
 * Traces by OpenTelemetry, sent in the background. Which share of them is kept hangs on the trace's
 * id alone, so that each process decides alike, and no stranger decides for us.
 */
export function createTracer(settings: TracingSettings, logger: Pick<Logger, 'warn'>): SpanTracer {
  const random = new RandomIdGenerator();
  let wanted: string | undefined;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: new TraceIdRatioBasedSampler(settings.share),
    idGenerator: {
      generateTraceId: () => wanted ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: createExporter(settings, logger),
        scheduledDelayMillis: settings.delayMs,
      }),
    ],
  });
  const tracer = provider.getTracer('hearback');

  return {
    begin: (name, { kind, requestId, traceparent, facts }) => {
      const remote = read(traceparent);
      const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
      wanted = traceIdOf(requestId);
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes: { 'hearback.request_id': requestId, ...facts } },
        parent,
      );
      wanted = undefined;
      return toSpan(tracer, span, parent);
    },
    close: async () => {
      await pTimeout(provider.shutdown(), { milliseconds: finalExportMs }).catch(() => undefined);
    },
  };
}
