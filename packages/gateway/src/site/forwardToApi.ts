import { limits } from '@hearback/schema/limits';
import type { SubmitDirectly } from '@hearback/api/start';
import type { Logger } from 'pino';

import { readBody } from '../readBody.ts';
import type { CallApi } from '../api/callApi.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { type Caller, callerFacts, isForeign } from './callers.ts';

/** About one connection, not about the message: RFC 9110, section 7.6.1. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // The HTTP server has answered `Expect: 100-continue` already.
  'expect',
  // Fetch has unpacked the body already.
  'content-length',
  'content-encoding',
];

/** Headers that a client must not set for itself. */
const ownWords = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Checked here, where the origin by which we were reached is known. The API reads no cookie. */
const judgedHere = ['origin', 'sec-fetch-site', 'cookie', 'x-xsrf-token'];

/** The largest request is a picture; the form around it adds a little. */
const maxBodyBytes = limits.imageMaxBytes + 100_000;

/** Methods that Fetch forbids. */
const unsendable = ['CONNECT', 'TRACE', 'TRACK'];

/** Head of the answer; a body may take as long as it needs. */
const answerTimeoutMs = 15_000;

const without = (headers: Headers, names: readonly string[]): Headers => {
  const kept = new Headers(headers);
  const listed = headers.get('connection')?.match(/[\w!#$%&'*+.^`|~-]+/g) ?? [];
  for (const name of [...names, ...listed]) kept.delete(name);
  return kept;
};

const unavailable = () =>
  Response.json(
    { detail: 'The service is not available. Try again later.', code: 'unavailable' },
    { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } },
  );

const foreign = () =>
  Response.json(
    { detail: 'Requests from other sites are not taken.', code: 'foreign_origin' },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );

const tooLarge = () =>
  Response.json(
    { detail: 'The request is too large.', code: 'too_large' },
    { status: 413, headers: { 'cache-control': 'no-store' } },
  );

const notAllowed = (method: string) =>
  Response.json(
    { detail: `Method "${method}" not allowed.`, code: 'method_not_allowed' },
    {
      status: 405,
      headers: {
        allow: 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
        'cache-control': 'no-store',
      },
    },
  );

const mayHaveBody = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';

const changesNothing = ({ method }: Request) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** A submitted answer to a code whose address is written plainly. The API reads any other spelling. */
const submission = /^\/api\/survey\/([\w-]{1,64})\/submit\/?$/;

const isJson = ({ headers }: Request): boolean =>
  /^\s*application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');

/** Dependencies of the proxy to the API. */
interface Needs {
  call: CallApi;
  /** Takes answers in, if the API runs in this process. Omitted: they are forwarded as all else. */
  submit?: SubmitDirectly | undefined;
  apiBase: string;
  publicOrigin: string;
  logger: Logger;
}

/** Passes a request on to the API as it is, wherever the API runs, and its answer back. */
export function createForwardToApi({ call, submit, apiBase, publicOrigin, logger }: Needs) {
  return async (request: Request, caller: Caller): Promise<Response> => {
    const { clientAddress, requestId } = caller;
    if (!changesNothing(request) && isForeign(request, publicOrigin)) return foreign();
    if (unsendable.includes(request.method)) return notAllowed(request.method);
    const body = mayHaveBody(request) ? await readBody(request, maxBodyBytes) : null;
    if (body === undefined) return tooLarge();

    const { pathname, search } = new URL(request.url);
    const slug = request.method === 'POST' ? submission.exec(pathname)?.[1] : undefined;
    if (submit && slug !== undefined && body !== null && isJson(request)) {
      const taken = await submit({ slug, body, ...callerFacts(request, caller) });
      return Response.json(taken.body, {
        status: taken.status,
        headers: { 'cache-control': 'no-store', ...taken.headers },
      });
    }

    const headers = without(request.headers, [...hopByHop, ...ownWords, ...judgedHere]);
    headers.set('x-forwarded-for', clientAddress);
    headers.set('x-request-id', requestId);
    // The response is not recompressed here, so the API must not compress it for this hop.
    headers.set('accept-encoding', 'identity');

    const forwarded = new Request(`${apiBase}${pathname}${search}`, {
      method: request.method,
      headers,
      // Some servers distinguish a missing body from an empty one, so an empty one is not sent.
      body: body === null || body.length === 0 ? null : body,
      redirect: 'manual',
      signal: request.signal,
    });
    try {
      const answer = await withTimeout(answerTimeoutMs, () => call(forwarded));
      return new Response(answer.body, {
        status: answer.status,
        headers: without(answer.headers, hopByHop),
      });
    } catch (error) {
      // A caller who hangs up is no trouble of the API's.
      if (!request.signal.aborted) {
        logger.warn({ err: error, request_id: requestId }, 'the API did not answer');
      }
      return unavailable();
    }
  };
}
