import { createMiddleware } from 'hono/factory';
import { resolver, uniqueSymbol } from 'hono-openapi';
import { toIssues } from '@hearback/schema/rules';
import * as v from 'valibot';

import type { ApiEnv } from '../apiEnv.ts';
import { invalidInput } from '../errors/refuse.ts';

/** Reads the query of an address and checks it. Parameters nobody knows are left out. */
export const query = <Schema extends v.GenericSchema>(schema: Schema) => {
  const middleware = createMiddleware<
    ApiEnv,
    string,
    {
      in: { query: v.InferInput<Schema> & Record<string, string> };
      out: { query: v.InferOutput<Schema> };
    }
  >(async (c, next) => {
    const result = v.safeParse(schema, c.req.query());
    if (!result.success) throw invalidInput(toIssues(result.issues));

    c.req.addValidatedData('query', result.output as object);
    await next();
  });
  return Object.assign(middleware, { [uniqueSymbol]: { target: 'query', ...resolver(schema) } });
};
