import { current } from '../current.ts';
import type { CallApi } from './http.ts';

/** Calls the API as the next step of what is being done. What a stranger says of traces stays here. */
export const passTraceOn =
  (call: CallApi): CallApi =>
  (request) => {
    const span = current.getStore()?.span;
    if (span) request.headers.set('traceparent', span.traceparent);
    return call(request);
  };
