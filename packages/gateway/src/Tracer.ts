type Facts = Readonly<Record<string, string | number>>;

/** One step of a trace, while it lasts. */
export interface Span {
  /** As W3C Trace Context writes it, to be handed on. */
  traceparent: string;
  /** Whether anybody will see it. */
  isKept: boolean;
  begin: (name: string, kind: 'server' | 'client' | 'internal', facts?: Facts) => Span;
  end: (ended?: { name?: string; facts?: Facts; failed?: boolean }) => void;
}

/** Where it is noted which steps a request took. Nothing in it is about anybody. */
export interface Tracer {
  begin: (
    name: string,
    asked: { kind: 'server'; requestId: string; traceparent?: string | undefined },
  ) => Span;
}
