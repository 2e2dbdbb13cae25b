import { AsyncLocalStorage } from 'node:async_hooks';

/** The attributes of a span: names of routes, operations and tables, never what people wrote. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** The kind of a span: it answers a request, sends one, runs a job, or none of these. */
export type StepKind = 'server' | 'client' | 'consumer' | 'internal';

interface Ended {
  /** Where the name is known only now. */
  name?: string;
  facts?: SpanAttributes;
  /** True when it failed through a fault of ours, or of a service that we called. */
  failed?: boolean;
}

/** One step of a trace, while it lasts. */
export interface Span {
  /** As W3C Trace Context writes it, to be handed on. */
  traceparent: string;
  /** True when the span is recorded. */
  isKept: boolean;
  begin: (name: string, kind: StepKind, facts?: SpanAttributes) => Span;
  end: (ended?: Ended) => void;
}

interface Asked {
  kind: StepKind;
  requestId: string;
  /** As it came from whoever asks; what cannot be read begins a trace. */
  traceparent?: string | undefined;
  facts?: SpanAttributes;
}

/** Begins traces and exports them. */
export interface SpanTracer {
  begin: (name: string, asked: Asked) => Span;
  /** Sends what is left, and waits for that no longer than a moment. */
  close: () => Promise<void>;
}

/** The context of the current work: the id of its request, and its span in a trace. */
export interface Current {
  requestId: string;
  /** Undefined where nobody traces. */
  span?: Span | undefined;
}

/** The request, or the job, that this piece of work belongs to. Undefined: to none. */
export const currentWork = new AsyncLocalStorage<Current | undefined>();

/** Does something as a step of what is being done. */
export async function asStep<Result>(
  name: string,
  kind: StepKind,
  work: () => Promise<Result>,
  facts?: SpanAttributes,
): Promise<Result> {
  const now = currentWork.getStore();
  if (!now?.span?.isKept) return work();
  const span = now.span.begin(name, kind, facts);
  try {
    const result = await currentWork.run({ ...now, span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

/** The request that caused work for later, and its span in a trace. */
export interface TraceContext {
  requestId: string;
  traceparent?: string;
}

/** Returns the trace context to store with work for later. Undefined outside of requests. */
export function currentTraceContext(): TraceContext | undefined {
  const now = currentWork.getStore();
  if (!now) return undefined;
  const { requestId, span } = now;
  return { requestId, ...(span && { traceparent: span.traceparent }) };
}
