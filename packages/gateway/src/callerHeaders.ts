import type { CallerHeaders } from './sources/http.ts';

/** Who asks, as far as the server in front knows. */
export interface Caller {
  /** The visitor's own address, after proxies that are trusted. */
  clientAddress: string;
  /** The other end of the socket: a proxy, where there is one. Undefined: nobody knows it. */
  peerAddress?: string | undefined;
  requestId: string;
}

/** What the API may know of whoever asks the gateway. */
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
