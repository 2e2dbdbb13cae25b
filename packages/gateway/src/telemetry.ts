import { AsyncLocalStorage } from 'node:async_hooks';

/** Outcome of an operation of the graph. */
export interface EndedOperation {
  /** A name that the product knows, or `other`. */
  operation: string;
  kind: 'query' | 'mutation' | 'subscription';
  outcome: 'ok' | 'refused' | 'failed';
  seconds: number;
}

/** Counts requests and operations by outcome. Contains no personal data. */
export interface Meter {
  /** Notes that a request began, and hands out how to note its end. */
  request: () => (answered: { method: string; route: string; status: number }) => void;
  operation: (ended: EndedOperation) => void;
}

type Facts = Readonly<Record<string, string | number>>;

/** One step of a trace, while it lasts. */
interface Span {
  /** As W3C Trace Context writes it, to be handed on. */
  traceparent: string;
  /** True: the trace is sampled. */
  isKept: boolean;
  begin: (name: string, kind: 'server' | 'client' | 'internal', facts?: Facts) => Span;
  end: (ended?: { name?: string; facts?: Facts; failed?: boolean }) => void;
}

/** Records the spans of a request. Contains no personal data. */
export interface Tracer {
  begin: (
    name: string,
    asked: { kind: 'server'; requestId: string; traceparent?: string | undefined },
  ) => Span;
}

/** The request that is being answered, for what has no context at hand. */
interface Current {
  requestId: string;
  /** Undefined if tracing is off. */
  span?: Span | undefined;
}

export const current = new AsyncLocalStorage<Current>();
