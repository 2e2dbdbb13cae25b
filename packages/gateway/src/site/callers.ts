import type { CallerHeaders } from '../api/callApi.ts';
import { current } from '../telemetry.ts';

// Caller address and origin checks: applied here first, by the API's own rules.
export { findClientAddress, isForeign, isFromThisMachine, networkOf } from '@hearback/api/callers';
export { isOutboxShown } from '@hearback/api/whereLettersGo';

/** The caller of a request, as far as the HTTP server knows it. */
export interface Caller {
  /** The visitor's own address, after proxies that are trusted. */
  clientAddress: string;
  /** The other end of the socket: a proxy, if there is one. Undefined: unknown. */
  peerAddress?: string | undefined;
  requestId: string;
}

/** The facts about a caller of the gateway that an API in this process needs. */
export const callerFacts = (request: Request, { clientAddress, requestId }: Caller) => ({
  address: clientAddress,
  userAgent: request.headers.get('user-agent') ?? '',
  requestId,
  traceparent: current.getStore()?.span?.traceparent,
});

/** Headers that tell the API about the caller of the gateway. */
export function callerHeaders(request: Request, caller: Caller): CallerHeaders {
  const authorization = request.headers.get('authorization');
  const userAgent = request.headers.get('user-agent');
  return {
    'x-forwarded-for': caller.clientAddress,
    'x-request-id': caller.requestId,
    ...(authorization !== null && { authorization }),
    ...(userAgent !== null && { 'user-agent': userAgent }),
  };
}
