import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';
import { isDatabaseDown } from '../database/databaseErrors.ts';

const send = (error: ApiError) => {
  const isAboutFields = error.code === 'invalid_input' && Object.keys(error.fields).length > 0;
  const code = error.isBare ? {} : { code: error.code };
  const body = isAboutFields
    ? { ...error.fields, ...error.body }
    : { ...error.fields, detail: error.message, ...code, ...error.body };
  const headers = new Headers({ 'Content-Type': 'application/json', ...error.headers });
  if (error.status === 401) headers.set('WWW-Authenticate', 'Bearer realm="api"');
  return new Response(JSON.stringify(body), { status: error.status, headers });
};

/** Turns whatever was thrown into the answer that rest-api promises. A bug is logged, never shown. */
export function sendError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof ApiError) return send(error);
  if (error instanceof HTTPException) return error.getResponse();

  if (isDatabaseDown(error)) {
    c.var.logger.error({ err: error }, 'The database does not answer');
    return send(
      new ApiError('unavailable', 'The service is not available right now.', {
        headers: { 'Retry-After': '2' },
      }),
    );
  }

  c.var.logger.error({ err: error }, 'Unexpected error');
  return send(
    new ApiError('server_error', 'Unexpected error.', { body: { request_id: c.var.requestId } }),
  );
}
