import { createMiddleware } from 'hono/factory';
import { resolver, uniqueSymbol } from 'hono-openapi';
import type { Context } from 'hono';
import * as v from 'valibot';

import { refusals, type RefusalCode } from '@hearback/schema/errors';
import { readSlug } from '@hearback/schema/rules';

import type { ApiEnv, NeededScope } from '../apiEnv.ts';
import type { Limit } from './limits.ts';
import { ApiError, notFound } from './ApiError.ts';
import type { Origin } from '../account/securityEvents.sql.ts';
import { audiences, isForAll, requireRole } from './access.ts';
import { onBehalfOf } from '../database/ownPlaces.ts';
import { isLoopback } from '../env.ts';
import {
  findClientAddress,
  forwardedHops,
  isForeign,
  isFromThisMachine,
  networkOf,
  shortenAddress,
} from '../tools/addresses.ts';
import { nameDevice } from '../tools/nameDevice.ts';

/** The answer to a request that is refused as a whole. */
const Refusal = v.pipe(
  v.looseObject({
    detail: v.string(),
    /** Left out by the login: clients know its refusal by the sentence alone. */
    code: v.optional(v.string()),
  }),
  v.metadata({ ref: 'Refusal' }),
);

/** The issues of each field, one sentence or more, or the refusal of the request as a whole. */
const FieldIssues = v.pipe(
  v.union([v.record(v.string(), v.array(v.string())), Refusal]),
  v.metadata({ ref: 'FieldIssues' }),
);

interface Described {
  /** The domain the call belongs to, such as `location`. */
  tag: string;
  /** The call's own name, such as `addLocation`. Names are unique. */
  name: string;
  summary: string;
  /** The schema of each status's answer: `null` without a body, for a file the media types it may have. */
  answers: Partial<Record<200 | 201 | 202 | 204, v.GenericSchema | readonly string[] | null>>;
  /** The refusals of this call, besides those of every call. */
  refuses?: readonly RefusalCode[];
}

/** A call that needs no session, or the token of a letter instead: each address makes it only so often. */
interface OpenCall extends Described {
  isPublic?: boolean;
  security?: 'oneTimeToken';
  scope?: undefined;
  limit: Limit;
  /** The limit for one code, over all addresses together. */
  codeLimit?: Limit;
}

interface SessionCall extends Described {
  isPublic?: undefined;
  security?: undefined;
  /** The scope that an API key needs to make the call. Left out: no key may make it. */
  scope?: NeededScope;
  /** The limit for one person. */
  limit?: Limit;
  codeLimit?: undefined;
}

type Documentation = (OpenCall & ({ isPublic: true } | { security: 'oneTimeToken' })) | SessionCall;

const isFile = (answer: v.GenericSchema | readonly string[]): answer is readonly string[] =>
  Array.isArray(answer);

const describeAnswer = (answer: v.GenericSchema | readonly string[] | null) => {
  if (answer === null) return { description: 'Done.' };
  if (!isFile(answer)) {
    return { description: 'Done.', content: { 'application/json': { schema: resolver(answer) } } };
  }
  const schema = { type: 'string' as const, format: 'binary' };
  const content = Object.fromEntries(
    answer.map((mediaType) => [mediaType.split(';')[0] ?? '', { schema }]),
  );
  return { description: 'A file.', content };
};

const securityOf = ({ isPublic, security, scope }: Documentation): Record<string, string[]>[] => {
  if (isPublic) return [];
  const person = { [security ?? 'bearer']: [] };
  return scope ? [person, { apiKey: scope === 'any' ? [] : [scope] }] : [person];
};

/** A limit as the OpenAPI document tells it, before RATE_LIMIT_FACTOR. */
const describeLimit = ({ points, seconds }: Limit, per: 'address' | 'person' | 'code') => ({
  per,
  requests: points,
  seconds,
});

/**
 * Says in the OpenAPI document what a call does, answers and refuses, and to the call which keys may
 * make it. Limits are counted here, before a body is read: what is refused costs its caller, too.
 */
export function documented(call: Documentation) {
  const codes = new Set<RefusalCode>([...(call.refuses ?? []), 'throttled', 'unavailable']);
  if (!call.isPublic) codes.add('not_authenticated').add('token_not_valid');
  if (!call.isPublic && !call.security && call.scope !== 'any') {
    codes.add(call.scope ? 'scope_missing' : 'session_needed');
  }
  if (!call.isPublic && !call.security && !isForAll(call.name)) codes.add('role_missing');

  const byStatus = Map.groupBy(codes, (code) => refusals[code]);
  const refused = [...byStatus].map(([status, reasons]) => [
    String(status),
    {
      description: reasons.join(', '),
      content: {
        'application/json': {
          schema: resolver(reasons.includes('invalid_input') ? FieldIssues : Refusal),
        },
      },
    },
  ]);
  const answered = Object.entries(call.answers).map(([status, schema]) => [
    status,
    describeAnswer(schema ?? null),
  ]);

  const isOpen = call.isPublic === true || call.security !== undefined;
  const { limit, codeLimit } = call;
  const limits = [
    ...(limit ? [describeLimit(limit, isOpen ? 'address' : 'person')] : []),
    ...(codeLimit ? [describeLimit(codeLimit, 'code')] : []),
  ];

  const permit = createMiddleware<ApiEnv>(async (c, next) => {
    c.set('scope', call.scope);
    c.set('call', call.name);
    if (limit && isOpen) await c.var.limits.spend(limit, c.var.clientAddress);
    // A person is known after the session: `loggedIn` counts.
    else c.set('personLimit', limit);
    const slug = codeLimit && readSlug(c.req.param('slug') ?? '');
    if (codeLimit && slug !== undefined) await c.var.limits.spend(codeLimit, slug);
    await next();
  });
  const spec = {
    operationId: call.name,
    tags: [call.tag],
    summary: call.summary,
    security: securityOf(call),
    responses: Object.fromEntries([...answered, ...refused]),
    ...(limits.length > 0 && { 'x-rate-limits': limits }),
    ...(!isOpen && { 'x-role': audiences.get(call.name) }),
  };
  return Object.assign(permit, { [uniqueSymbol]: { spec } });
}

const notAuthenticated = () =>
  new ApiError('not_authenticated', 'Authentication credentials were not provided.');

/** Lets pass who has a living session, or a key that may make the call, and notes whom they speak for. */
export const loggedIn = createMiddleware<ApiEnv>(async (c, next) => {
  const [scheme = '', access, ...rest] = (c.req.header('Authorization') ?? '').trim().split(/\s+/);
  // RFC 9110: schemes are compared without regard to case.
  if (scheme.toLowerCase() !== 'bearer') throw notAuthenticated();
  if (access === undefined || rest.length > 0) {
    throw new ApiError(
      'not_authenticated',
      'Authorization header must contain two space-delimited values',
      { body: { code: 'bad_authorization_header' } },
    );
  }

  const viewer = await c.var.authenticate(access, c.var.scope);
  const isOwn = requireRole(c.var.call, viewer);
  c.set('viewer', viewer);
  c.set('accountId', isOwn ? viewer.homeId : viewer.accountId);
  c.set('userId', viewer.userId);
  c.set('homeId', viewer.homeId);
  c.set('role', viewer.role);
  c.set('placesOf', viewer.placesOf);
  c.set('sessionId', viewer.sessionId);
  c.set('keyId', viewer.keyId);
  if (c.var.personLimit) await c.var.limits.spend(c.var.personLimit, viewer.userId);
  await onBehalfOf(isOwn ? undefined : viewer.placesOf, next);

  c.header('Vary', 'Authorization', { append: true });
});

/** Reads the token of a letter's link from `Authorization: Token …`. A bare visit to the address does nothing. */
export const oneTimeToken = createMiddleware<ApiEnv>(async (c, next) => {
  const [scheme = '', token, ...rest] = (c.req.header('Authorization') ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'token' || token === undefined || rest.length > 0) {
    throw new ApiError('not_authenticated', 'Authentication credentials were not provided.');
  }
  c.set('oneTimeToken', token);
  await next();

  c.header('Vary', 'Authorization', { append: true });
});

/** Notes where a request comes from. A caller in the same process is believed, whatever TRUST_PROXY says. */
export const clientAddress = (trustProxy: readonly string[]) => {
  const find = findClientAddress(trustProxy);

  return createMiddleware<ApiEnv>(async (c, next) => {
    const { headers } = c.req.raw;
    const said = c.env?.trusted === true ? forwardedHops(headers).at(-1) : undefined;
    c.set('clientAddress', networkOf(said ?? find(headers, c.env?.incoming?.socket.remoteAddress)));
    await next();
  });
};

const maxLength = 300;

/** The origin of a request, cut to the parts that may be stored. */
export function originOf(c: Context<ApiEnv>): Origin {
  const userAgent = (c.req.header('User-Agent') ?? '').replaceAll(/\p{Cc}+/gu, ' ');
  return {
    address: shortenAddress(c.var.clientAddress),
    device: nameDevice(userAgent),
    userAgent: userAgent.slice(0, maxLength).toWellFormed(),
  };
}

/**
 * Answers 404 to everybody but somebody at this machine. The gateway in the same process has judged the
 * socket and the headers of the caller already, and names their address alone.
 */
export const onThisMachine = createMiddleware<ApiEnv>(async (c, next) => {
  const { raw } = c.req;
  const isHere =
    c.env?.trusted === true
      ? isLoopback(forwardedHops(raw.headers).at(-1) ?? '')
      : isFromThisMachine(raw, c.env?.incoming?.socket.remoteAddress);
  if (!isHere) throw notFound();
  await next();
});

/**
 * Lets no page of another origin change anything with its reader's browser. Programs say nothing
 * about pages and pass. A gateway in front has judged this already, and says nothing either.
 */
export const refuseForeignPages = (publicOrigin: string) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const changesNothing = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (!changesNothing && isForeign(c.req.raw, publicOrigin)) {
      throw new ApiError('foreign_origin', 'Requests from other sites are not taken.');
    }
    await next();
  });
