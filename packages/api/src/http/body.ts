import { issueSentences } from '@hearback/schema/errors';
import { type Issues, toIssues } from '@hearback/schema/rules';
import { resolver, uniqueSymbol } from 'hono-openapi';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError, invalidField, invalidInput } from './ApiError.ts';

/**
 * Reads a body up to a number of bytes; what is longer is refused before it is held. The connection
 * stays open, so that the caller hears why.
 */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new ApiError('too_large', 'The request is too large.');
  const said = request.headers.get('Content-Length');
  if (Number(said ?? 0) > maxBytes) throw tooLarge();
  // No server lets a body be longer than it says, and without a stream it costs less to read.
  if (said !== null) return new Uint8Array(await request.arrayBuffer());
  if (!request.body) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body.values({ preventCancel: true })) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const hasNullCharacter = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasNullCharacter);
};

/** PostgreSQL keeps no null character, in JSON neither: a document that has one is refused. */
export const withoutNullCharacters = <Document>() =>
  v.check<Document, string>(
    (document) => !hasNullCharacter(document),
    issueSentences.null_characters,
  );

/** The largest JSON body. */
export const maxBytes = 100_000;

/** One half of a character that takes two: JSON can write it, UTF-8 and the database cannot. */
const halfCharacter = /\\u[dD][89a-fA-F]/;

const refuseHalfCharacters = (key: string, value: unknown): unknown => {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) {
    throw new SyntaxError('A surrogate stands alone');
  }
  return value;
};

/** Reads bytes as JSON. Throws `invalid_input` for other text. */
export const parseJson = (bytes: Uint8Array): unknown => {
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
  /** True when a missing body counts as `{}`. */
  isOptional?: boolean;
  /**
   * True when unknown fields are ignored. Only for calls whose bodies the specification does not
   * show, and for visitors' answers, which wait on devices while the product is updated. All other
   * calls take a `strictObject`.
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

/** Checks the value of a JSON body. Throws `invalid_input`, which names the issues of each field. */
export function checkBody<Schema extends BodySchema>(
  schema: Schema,
  value: unknown,
  { takesMore = false }: Pick<Options, 'takesMore'> = {},
): v.InferOutput<Schema> {
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
  return result.output;
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

    const value = isLeftOut ? {} : parseJson(bytes ?? (await readLimited(c.req.raw, maxBytes)));
    const output = checkBody(schema, value, { takesMore });

    c.req.addValidatedData('json', output as object);
    await next();
  });
  return Object.assign(middleware, {
    schema,
    [uniqueSymbol]: { target: 'json', ...resolver(schema), options: { media: 'application/json' } },
  });
};

/** The bytes that multipart adds around a file: boundaries, headers, a field or two. */
const aroundFileBytes = 20_000;

const Upload = v.object({ file: v.any() });

const tooLarge = () =>
  new ApiError('too_large', 'The picture you uploaded is too large!', {
    fields: { file: ['too_large'] },
  });

const readForm = async (request: Request, maxFileBytes: number): Promise<FormData> => {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) {
    throw new ApiError(
      'unsupported_media_type',
      `Unsupported media type "${contentType}" in request.`,
    );
  }
  const bytes = await readLimited(request, maxFileBytes + aroundFileBytes).catch(
    (error: unknown) => {
      throw error instanceof ApiError && error.code === 'too_large' ? tooLarge() : error;
    },
  );
  try {
    return await new Response(Buffer.from(bytes), {
      headers: { 'Content-Type': contentType },
    }).formData();
  } catch (error) {
    throw new ApiError('invalid_input', 'Multipart form parse error.', {
      body: { reason: error instanceof Error ? error.message : String(error) },
    });
  }
};

/** Reads the picture of a multipart body. What is too large is refused before it is held. */
export const uploadOf = (maxBytes: number) =>
  Object.assign(
    createMiddleware<ApiEnv & { Variables: { file: Uint8Array } }>(async (c, next) => {
      const file = (await readForm(c.req.raw, maxBytes)).get('file');
      if (!(file instanceof File)) throw invalidField('file', 'required');
      if (file.size > maxBytes) throw tooLarge();

      c.set('file', new Uint8Array(await file.arrayBuffer()));
      await next();
    }),
    {
      [uniqueSymbol]: {
        target: 'form',
        ...resolver(Upload),
        options: { media: 'multipart/form-data' },
      },
    },
  );
