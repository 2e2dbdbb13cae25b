import { AsyncLocalStorage } from 'node:async_hooks';

import type { Facts, Span, StepKind } from './Tracer.ts';

/** What is being done: under which request's id, and as which step of a trace. */
export interface Current {
  requestId: string;
  /** Undefined where nobody traces. */
  span?: Span | undefined;
}

/** The request, or the job, that this piece of work belongs to. Undefined: to none. */
export const current = new AsyncLocalStorage<Current | undefined>();

/** Does something as a step of what is being done. */
export async function asStep<Result>(
  name: string,
  kind: StepKind,
  work: () => Promise<Result>,
  facts?: Facts,
): Promise<Result> {
  const now = current.getStore();
  if (!now?.span?.isKept) return work();
  const span = now.span.begin(name, kind, facts);
  try {
    const result = await current.run({ ...now, span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
