/** What is said of a step beside its name: names of routes, operations and tables, never what people wrote. */
export type Facts = Readonly<Record<string, string | number>>;

/** Whether a step answers somebody, asks somebody, or neither. */
export type StepKind = 'server' | 'client' | 'consumer' | 'internal';

interface Ended {
  /** Where the name is known only now. */
  name?: string;
  facts?: Facts;
  /** Whether it failed through a fault of ours, or of what we asked. */
  failed?: boolean;
}

/** One step of a trace, while it lasts. */
export interface Span {
  /** As W3C Trace Context writes it, to be handed on. */
  traceparent: string;
  /** Whether anybody will see it. */
  isKept: boolean;
  begin: (name: string, kind: StepKind, facts?: Facts) => Span;
  end: (ended?: Ended) => void;
}

interface Asked {
  kind: StepKind;
  requestId: string;
  /** As it came from whoever asks; what cannot be read begins a trace. */
  traceparent?: string | undefined;
  facts?: Facts;
}

/** Begins traces, and sends them on their way. */
export interface Tracer {
  begin: (name: string, asked: Asked) => Span;
  /** Sends what is left, and waits for that no longer than a moment. */
  close: () => Promise<void>;
}
