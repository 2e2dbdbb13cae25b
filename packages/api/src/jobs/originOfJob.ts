import { randomUUID } from 'node:crypto';

import { originOfNow, type Origin } from '../tracing/originOfNow.ts';

/** What a job carries beside its input. */
interface OfJob {
  askedBy?: Origin;
}

/** To be kept with a job that is asked for now. */
export function originOfJob(): OfJob {
  const askedBy = originOfNow();
  return askedBy ? { askedBy } : {};
}

/** Parts a job's input from where it came from. A job that no request asked for gets an id of its own. */
export function readOrigin<Input extends object>(data: Input & OfJob) {
  const { askedBy, ...input } = data;
  return {
    input: input as unknown as Input,
    requestId: askedBy?.requestId ?? randomUUID(),
    traceparent: askedBy?.traceparent,
  };
}
