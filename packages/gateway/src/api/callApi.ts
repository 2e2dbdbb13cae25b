import { current } from '../telemetry.ts';

/** Sends a request to the API: over a socket, or as a call in the same process. */
export type CallApi = (request: Request) => Promise<Response>;

/** Headers with the facts about a caller that the API needs: identity, address, request id. */
export type CallerHeaders = Readonly<Record<string, string>>;

/**
 * Calls that change no form: those of visitors, and those about the caller only, such as a login or
 * marking something as read. A deleted account or sample takes its codes along.
 */
const changesNoForm = (url: string): boolean =>
  /\/api\/((survey|receipt|notification)\/|user\/(?!(delete|sample)\/))/.test(
    new URL(url).pathname,
  );

/** Calls the API, and says so once a call has ended that may have changed what visitors see. */
export const watchWrites =
  (call: CallApi, onWrite: () => void): CallApi =>
  async (request) => {
    const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (reads || changesNoForm(request.url)) return call(request);
    try {
      return await call(request);
    } finally {
      onWrite();
    }
  };

/** Propagates the trace context to the API, in place of a `traceparent` from the client. */
export const passTraceOn =
  (call: CallApi): CallApi =>
  (request) => {
    const span = current.getStore()?.span;
    if (span) request.headers.set('traceparent', span.traceparent);
    return call(request);
  };
