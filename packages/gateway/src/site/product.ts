import { randomUUID } from 'node:crypto';

import type { Logger } from 'pino';

import type { Caller } from './callers.ts';
import { current, type Meter, type Tracer } from '../telemetry.ts';

/** Answers one kind of address. `rest` is what follows the place it is mounted at. */
export type Handler = (
  request: Request,
  caller: Caller,
  rest: string,
) => Promise<Response> | Response;

/** Path of a handler: exact, or a prefix if it ends in a slash. */
interface Mount {
  /** Also the name in the log. */
  path: string;
  handle: Handler;
}

export interface ProductTools {
  mounts: readonly Mount[];
  /** For every address that no mount takes. */
  otherwise: Handler;
  clientAddress: (headers: Headers, remoteAddress: string | undefined) => string;
  secure: (answer: Response) => Response;
  logger: Logger;
  meter?: Meter | undefined;
  /** Omitted: no tracing. */
  tracer?: Tracer | undefined;
}

const looksLikeAnId = /^[\w-]{8,64}$/;

const restOf = (path: string, mount: string): string | undefined => {
  if (path === mount) return '';
  return mount.endsWith('/') && path.startsWith(mount) ? path.slice(mount.length) : undefined;
};

const problem = (status: number, detail: string, code: string) =>
  Response.json({ detail, code }, { status, headers: { 'cache-control': 'no-store' } });

/** The path as people mean it. Undefined when it is not text. */
const pathOf = (request: Request): string | undefined => {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
};

/** Everything that is served on the one port: finds who answers, and sees to ids, headers and the log. */
export function createProduct(tools: ProductTools) {
  const { mounts, otherwise, clientAddress, secure, logger, meter, tracer } = tools;
  const find = (path: string): { name: string; handle: Handler; rest: string } => {
    for (const mount of mounts) {
      const rest = restOf(path, mount.path);
      if (rest !== undefined) return { name: mount.path, handle: mount.handle, rest };
    }
    return { name: '*', handle: otherwise, rest: path.slice(1) };
  };

  return async (request: Request, remoteAddress?: string): Promise<Response> => {
    const given = request.headers.get('x-request-id') ?? '';
    const requestId = looksLikeAnId.test(given) ? given : randomUUID();
    const caller = {
      requestId,
      clientAddress: clientAddress(request.headers, remoteAddress),
      peerAddress: remoteAddress,
    };
    const span = tracer?.begin(request.method, {
      kind: 'server',
      requestId,
      traceparent: request.headers.get('traceparent') ?? undefined,
    });
    const answered = meter?.request();
    const startedAt = performance.now();
    const path = pathOf(request);
    const found = path === undefined ? undefined : find(path);

    const answer = await current.run({ requestId, span }, async () => {
      if (!found) return problem(400, 'This address is not readable.', 'invalid_input');
      try {
        return await found.handle(request, caller, found.rest);
      } catch (error) {
        logger.error({ err: error, request_id: requestId }, 'unexpected error');
        return problem(500, 'Unexpected error.', 'server_error');
      }
    });

    const { method } = request;
    const { status } = answer;
    const route = found?.name ?? 'unreadable';
    answered?.({ method, route, status });
    span?.end({
      name: `${method} ${route}`,
      facts: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      },
      failed: status >= 500,
    });
    logger.info(
      {
        request_id: requestId,
        method,
        route,
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'answered',
    );
    const secured = secure(answer);
    secured.headers.set('x-request-id', requestId);
    return secured;
  };
}

export type Product = ReturnType<typeof createProduct>;
