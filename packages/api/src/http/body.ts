import { createMiddleware } from 'hono/factory';
import { resolver, uniqueSymbol } from 'hono-openapi';
import { toIssues, type Issues } from '@hearback/schema/rules';
import * as v from 'valibot';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';
import { invalidField, invalidInput } from './refuse.ts';
import { readLimited } from './readLimited.ts';

const maxBytes = 100_000;

/** One half of a character that takes two: JSON can write it, UTF-8 and the database cannot. */
const halfCharacter = /\\u[dD][89a-fA-F]/;

const refuseHalfCharacters = (key: string, value: unknown): unknown => {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw new SyntaxError('A surrogate stands alone');
  }
  return value;
};

const parse = (bytes: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, halfCharacter.test(text) ? refuseHalfCharacters : undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError('invalid_input', `JSON parse error - ${reason}`);
  }
};

/** As many ids as fit into a body. */
const mostItems = 2_600;

/** Deeper than any document. */
const deepest = 50;

/**
 * Where a body gets deeper than that, or its lists longer, all together. To say what is wrong with each of
 * thirty thousand items would hold up everybody else.
 */
function findExcess(value: unknown): string | undefined {
  let left = mostItems;
  const look = (part: unknown, path: string, depth: number): string | undefined => {
    if (typeof part !== 'object' || part === null) return undefined;
    if (depth > deepest) return path;
    if (Array.isArray(part)) {
      left -= part.length;
      if (left < 0) return path;
    }
    for (const [key, below] of Object.entries(part)) {
      const found = look(below, path === '' ? key : `${path}.${key}`, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return look(value, '', 0);
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

interface Options {
  /** Whether no body at all is as good as `{}`. */
  isOptional?: boolean;
  /**
   * Whether fields that nobody knows are left out in silence. Only for calls whose bodies the
   * specification does not show, and for visitors' answers, which wait on devices while the product
   * goes on. Everything else takes a `strictObject`.
   */
  takesMore?: boolean;
}

type BodySchema = v.GenericSchema & { entries: v.ObjectEntries };
type StrictSchema = BodySchema & { type: 'strict_object' };

/** A field that nobody knows would be left out in silence, and less would be done than was asked for. */
function unknownIn(value: object, { entries }: BodySchema): Issues {
  const known = Object.keys(entries);
  const sentence = `There is no such field. There are: ${known.join(', ')}.`;
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  // The answer to a body of ten thousand stays short.
  return Object.fromEntries(unknown.slice(0, 20).map((name) => [name, [sentence]]));
}

/** Reads a JSON body and checks it. What is wrong with it is answered field by field. */
export const body = <Schema extends BodySchema, const Given extends Options = object>(
  schema: Given extends { takesMore: true } ? Schema : Schema & StrictSchema,
  given?: Given,
) => {
  const { isOptional = false, takesMore = false }: Options = given ?? {};
  const middleware = createMiddleware<
    ApiEnv,
    string,
    { in: { json: v.InferInput<Schema> }; out: { json: v.InferOutput<Schema> } }
  >(async (c, next) => {
    const mediaType =
      (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const bytes = isOptional ? await readLimited(c.req.raw, maxBytes) : undefined;
    const isLeftOut = bytes?.length === 0;
    if (mediaType !== 'application/json' && !isLeftOut) {
      throw new ApiError(
        'unsupported_media_type',
        `Unsupported media type "${mediaType}" in request.`,
      );
    }

    const value = isLeftOut ? {} : parse(bytes ?? (await readLimited(c.req.raw, maxBytes)));
    if (kindOf(value) !== 'object') {
      throw invalidInput({
        non_field_errors: [`Invalid data. Expected a dictionary, but got ${kindOf(value)}.`],
      });
    }

    const excess = findExcess(value);
    if (excess !== undefined) throw invalidField(excess, 'out_of_range');

    const result = v.safeParse(schema, value);
    const issues = {
      ...toIssues(result.issues ?? []),
      ...(takesMore ? {} : unknownIn(value as object, schema)),
    };
    if (!result.success || Object.keys(issues).length > 0) throw invalidInput(issues);

    c.req.addValidatedData('json', result.output as object);
    await next();
  });
  return Object.assign(middleware, {
    schema,
    [uniqueSymbol]: { target: 'json', ...resolver(schema), options: { media: 'application/json' } },
  });
};
