import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

import {
  type IssueCode,
  issueSentences,
  type RefusalCode,
  refusals,
} from '@hearback/schema/errors';
import type { Issues } from '@hearback/schema/rules';

import type { ApiEnv } from '../apiEnv.ts';
import { isDatabaseDown } from '../database/databaseErrors.ts';

interface Extras {
  /** The issues of each field, by its name on the wire, in the order of the screen. */
  fields?: Issues;
  headers?: Record<string, string>;
  /** More keys of the answer's body, where a documented call has them. */
  body?: Record<string, unknown>;
  /** Leaves the code out of the body, where a documented call has a sentence alone. */
  isBare?: boolean;
}

/** A refusal the caller can act on. Anything else that is thrown is a bug and answers 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: RefusalCode;
  readonly fields: Issues;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;
  readonly isBare: boolean;

  constructor(code: RefusalCode, message: string, extras: Extras = {}) {
    super(message);
    this.code = code;
    this.fields = extras.fields ?? {};
    this.headers = extras.headers ?? {};
    this.body = extras.body ?? {};
    this.isBare = extras.isBare ?? false;
  }

  /** The HTTP status of this refusal. */
  get status() {
    return refusals[this.code];
  }
}

/** Another account's object and one that never was answer alike. */
export const notFound = () => new ApiError('not_found', 'Not found.');

/** A refusal of fields in sentences: `{ email: ["…"] }`. */
export const invalidInput = (fields: Issues) =>
  new ApiError('invalid_input', 'Some fields are not right.', { fields });

/** A refusal of one field by its code. */
export const invalidField = (field: string, code: IssueCode) =>
  invalidInput({ [field]: [issueSentences[code]] });

/** Returns the thing; throws 404 when there is none. */
export function orNotFound<Thing>(thing: Thing | undefined | false): Thing {
  if (thing === undefined || thing === false) throw notFound();
  return thing;
}

/** A refusal as it goes over the wire. */
export interface SentRefusal {
  status: number;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body: Record<string, unknown>;
}

function describe(error: ApiError): SentRefusal {
  const isAboutFields = error.code === 'invalid_input' && Object.keys(error.fields).length > 0;
  const code = error.isBare ? {} : { code: error.code };
  return {
    status: error.status,
    headers: {
      'Content-Type': 'application/json',
      ...error.headers,
      ...(error.status === 401 && { 'WWW-Authenticate': 'Bearer realm="api"' }),
    },
    body: isAboutFields
      ? { ...error.fields, ...error.body }
      : { ...error.fields, detail: error.message, ...code, ...error.body },
  };
}

/** The refusal that rest-api promises for whatever was thrown. A bug is logged, never shown. */
export function toRefusal(
  error: unknown,
  { logger, requestId }: Pick<ApiEnv['Variables'], 'logger' | 'requestId'>,
): SentRefusal {
  if (error instanceof ApiError) return describe(error);
  if (isDatabaseDown(error)) {
    logger.error({ err: error }, 'The database does not answer');
    return describe(
      new ApiError('unavailable', 'The service is not available right now.', {
        headers: { 'Retry-After': '2' },
      }),
    );
  }
  logger.error({ err: error }, 'Unexpected error');
  return describe(
    new ApiError('server_error', 'Unexpected error.', { body: { request_id: requestId } }),
  );
}

/** Answers a request whose handler threw. */
export function sendError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof HTTPException) return error.getResponse();
  const { status, headers, body } = toRefusal(error, c.var);
  return new Response(JSON.stringify(body), { status, headers });
}
