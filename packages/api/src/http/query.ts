import { issueSentences } from '@hearback/schema/errors';
import { type Issues, toIssues } from '@hearback/schema/rules';
import { resolver, uniqueSymbol } from 'hono-openapi';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';

import type { ApiEnv } from '../apiEnv.ts';
import type { Paged } from '../database/readPage.ts';
import { invalidInput } from './ApiError.ts';

type QuerySchema = v.GenericSchema & Pick<v.ObjectSchema<v.ObjectEntries, undefined>, 'entries'>;

/** A parameter that nobody knows would be left out in silence, and more would come than was asked for. */
function unknownIn(asked: Record<string, string>, { entries }: QuerySchema): Issues {
  const known = Object.keys(entries);
  const unknown = Object.keys(asked).filter((name) => !known.includes(name));
  const sentence = `There is no such parameter. There are: ${known.join(', ')}.`;
  return Object.fromEntries(unknown.map((name) => [name, [sentence]]));
}

/** PostgreSQL takes no null character: a filter that has one is refused before a statement is made. */
const nullsIn = (asked: Record<string, string>): Issues =>
  Object.fromEntries(
    Object.entries(asked)
      .filter(([, text]) => text.includes('\0'))
      .map(([name]) => [name, [issueSentences.null_characters]]),
  );

/** Reads the query of an address and checks it: each parameter, and that there is no other. */
export const query = <Schema extends QuerySchema>(schema: Schema) => {
  const middleware = createMiddleware<
    ApiEnv,
    string,
    {
      in: { query: v.InferInput<Schema> & Record<string, string> };
      out: { query: v.InferOutput<Schema> };
    }
  >(async (c, next) => {
    const asked = c.req.query();
    const result = v.safeParse(schema, asked);
    const issues = {
      ...unknownIn(asked, schema),
      ...toIssues(result.issues ?? []),
      ...nullsIn(asked),
    };
    if (!result.success || Object.keys(issues).length > 0) throw invalidInput(issues);

    c.req.addValidatedData('query', result.output as object);
    await next();
  });
  return Object.assign(middleware, {
    schema,
    [uniqueSymbol]: { target: 'query', ...resolver(schema) },
  });
};

/** A page as the wire carries it: with the addresses of the pages beside it. */
export function toPage<Item>(
  url: string,
  { page, page_size }: { page: number; page_size: number },
  { count, results }: Paged<Item>,
) {
  const { pathname, searchParams } = new URL(url);
  const addressOf = (number: number): string => {
    searchParams.set('page', String(number));
    return `${pathname}?${searchParams.toString()}`;
  };

  const isWhole = page_size === 0;
  return {
    count,
    next: !isWhole && page * page_size < count ? addressOf(page + 1) : null,
    previous: !isWhole && page > 1 ? addressOf(page - 1) : null,
    results,
  };
}
