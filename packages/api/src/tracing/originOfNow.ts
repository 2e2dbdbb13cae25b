import { current } from './current.ts';

/** Which request asked for something that is done later, and as which step of a trace. */
export interface Origin {
  requestId: string;
  traceparent?: string;
}

/** What is being done now, to be kept with what it asks for. Undefined: no request asked. */
export function originOfNow(): Origin | undefined {
  const now = current.getStore();
  if (!now) return undefined;
  const { requestId, span } = now;
  return { requestId, ...(span && { traceparent: span.traceparent }) };
}
