import { createMiddleware } from 'hono/factory';
import { resolver, uniqueSymbol } from 'hono-openapi';
import { refusals, type RefusalCode } from '@hearback/schema/errors';
import type * as v from 'valibot';

import type { ApiEnv, NeededScope } from '../apiEnv.ts';
import { FieldIssues, Refusal } from '../contract/refusals.ts';

interface Documentation {
  /** The domain the call belongs to, such as `location`. */
  tag: string;
  /** The call's own name, such as `addLocation`. Names are unique. */
  name: string;
  summary: string;
  /** What each status answers with. `null` is an answer without a body. */
  answers: Partial<Record<200 | 201 | 202 | 204, v.GenericSchema | null>>;
  /** How the call may refuse, besides what every call may answer. */
  refuses?: readonly RefusalCode[];
  /** Whether it can be called without a session. */
  isPublic?: boolean;
  /** Whether it takes the token from a letter instead of a session. */
  security?: 'oneTimeToken';
  /** What the key of a program needs to make the call. Left out: no key may make it. */
  scope?: NeededScope;
}

const describeAnswer = (schema: v.GenericSchema | null) =>
  schema === null
    ? { description: 'Done.' }
    : { description: 'Done.', content: { 'application/json': { schema: resolver(schema) } } };

const securityOf = ({ isPublic, security, scope }: Documentation): Record<string, string[]>[] => {
  if (isPublic) return [];
  const person = { [security ?? 'bearer']: [] };
  return scope ? [person, { apiKey: scope === 'any' ? [] : [scope] }] : [person];
};

/** Says in the OpenAPI document what a call does, answers and refuses, and to the call which keys may make it. */
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

  const permit = createMiddleware<ApiEnv>(async (c, next) => {
    c.set('scope', call.scope);
    await next();
  });
  const spec = {
    operationId: call.name,
    tags: [call.tag],
    summary: call.summary,
    security: securityOf(call),
    responses: Object.fromEntries([...answered, ...refused]),
  };
  return Object.assign(permit, { [uniqueSymbol]: { spec } });
}
