import { createMiddleware } from 'hono/factory';
import { resolver, uniqueSymbol } from 'hono-openapi';
import * as v from 'valibot';

import { limits } from '@hearback/schema/limits';

import type { ApiEnv } from '../apiEnv.ts';
import { ApiError } from './ApiError.ts';
import { invalidField } from './refuse.ts';
import { readLimited } from './readLimited.ts';

/** What multipart adds around a file: boundaries, headers, a field or two. */
const aroundFileBytes = 20_000;

const Upload = v.object({ file: v.any() });

const tooLarge = () =>
  new ApiError('too_large', 'The picture you uploaded is too large!', {
    fields: { file: ['too_large'] },
  });

const readForm = async (request: Request): Promise<FormData> => {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) {
    throw new ApiError(
      'unsupported_media_type',
      `Unsupported media type "${contentType}" in request.`,
    );
  }
  const bytes = await readLimited(request, limits.imageMaxBytes + aroundFileBytes).catch(
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
export const upload = Object.assign(
  createMiddleware<ApiEnv & { Variables: { file: Uint8Array } }>(async (c, next) => {
    const file = (await readForm(c.req.raw)).get('file');
    if (!(file instanceof File)) throw invalidField('file', 'required');
    if (file.size > limits.imageMaxBytes) throw tooLarge();

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
