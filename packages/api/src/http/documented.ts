import { createMiddleware } from 'hono/factory';
import { resolver, uniqueSymbol } from 'hono-openapi';
import { refusals, type RefusalCode } from '@hearback/schema/errors';
import { readSlug } from '@hearback/schema/rules';
import * as v from 'valibot';

import type { ApiEnv, NeededScope } from '../apiEnv.ts';
import type { Limit } from './limits.ts';

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
  /** The schema of each status's answer. `null` is an answer without a body. */
  answers: Partial<Record<200 | 201 | 202 | 204, v.GenericSchema | null>>;
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

const describeAnswer = (schema: v.GenericSchema | null) =>
  schema === null
    ? { description: 'Done.' }
    : { description: 'Done.', content: { 'application/json': { schema: resolver(schema) } } };

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
  };
  return Object.assign(permit, { [uniqueSymbol]: { spec } });
}
