import { randomUUID } from 'node:crypto';

import { current } from '../tracing/current.ts';

/** What a job carries beside its input: which request asked for it, and as which step of a trace. */
interface Origin {
  askedBy?: { requestId: string; traceparent?: string };
}

/** To be kept with a job that is asked for now. */
export function originOfJob(): Origin {
  const now = current.getStore();
  if (!now) return {};
  const { requestId, span } = now;
  return { askedBy: { requestId, ...(span && { traceparent: span.traceparent }) } };
}

/** Parts a job's input from where it came from. A job that no request asked for gets an id of its own. */
export function readOrigin<Input extends object>(data: Input & Origin) {
  const { askedBy, ...input } = data;
  return {
    input: input as unknown as Input,
    requestId: askedBy?.requestId ?? randomUUID(),
    traceparent: askedBy?.traceparent,
  };
}
