import type { Logger } from 'pino';
import * as v from 'valibot';

import type { Settings } from '../env.ts';
import type { SpanTracer } from './currentWork.ts';

/** Where traces go, and how many of them. */
export interface TracingSettings {
  /** The collector, without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** Which share of requests is traced, from 0 to 1. */
  share: number;
  serviceName: string;
  /** The time for which spans are batched before they are sent. */
  delayMs: number;
  /** The longest time that an export to the collector may take, retries included. */
  timeoutMs: number;
}

const isHttp = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** `name=value,name=value`, as OpenTelemetry has it: percent-encoded where it must be. */
const toHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 1
        ? []
        : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
    }),
  );

const milliseconds = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,6}$/, 'a whole number of milliseconds'),
    v.transform(Number),
  );

/** Called as OpenTelemetry calls them everywhere. */
export const tracingSource = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.check(isHttp, 'the address of a collector such as http://127.0.0.1:4318')),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.pipe(
    v.optional(v.string(), ''),
    v.regex(
      /^(?:[\w-]+=(?:[^,%]|%[\da-f]{2})+(?:,|$))*$/i,
      'headers such as api-key=abc,team=shop',
    ),
    v.transform(toHeaders),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    v.optional(v.string(), '1'),
    v.check(
      (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) <= 1,
      'the share of requests that are traced, from 0 to 1',
    ),
    v.transform(Number),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'hearback'),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds('5000'),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds('10000'),
};

const Source = v.object(tracingSource);

/** Undefined where nobody asks for traces. */
export const toTracing = (given: v.InferOutput<typeof Source>): TracingSettings | undefined =>
  given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/(?<!\/)\/+$/, ''),
        headers: given.OTEL_EXPORTER_OTLP_HEADERS,
        share: given.OTEL_TRACES_SAMPLER_ARG,
        serviceName: given.OTEL_SERVICE_NAME,
        delayMs: given.OTEL_BSP_SCHEDULE_DELAY,
        timeoutMs: given.OTEL_EXPORTER_OTLP_TIMEOUT,
      };

/** Traces, where the settings say where they go. Nothing of them is loaded otherwise. */
export async function openTracing(
  { tracing }: Pick<Settings, 'tracing'>,
  logger: Pick<Logger, 'warn'>,
): Promise<SpanTracer | undefined> {
  if (tracing === undefined) return undefined;
  const { createTracer } = await import('./createTracer.ts');
  return createTracer(tracing, logger);
}
