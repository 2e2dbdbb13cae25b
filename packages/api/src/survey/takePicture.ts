import { createHash } from 'node:crypto';

import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { imagePixels, imageTypeOf } from '@hearback/schema/rules';

import { ApiError, invalidField, notFound } from '../http/ApiError.ts';
import { picturesSql } from '../picture/pictures.sql.ts';
import type { ServiceTools } from '../services.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import type { PictureQuery } from './contract.ts';
import { closed, formOfAnswer } from './submitSurvey.ts';
import type { OpenCodes } from './surveys.ts';

interface Tools extends Pick<ServiceTools, 'db' | 'workers' | 'now'> {
  openCodes: OpenCodes;
}

const tooLarge = () =>
  new ApiError('too_large', issueSentences.too_large, { fields: { file: ['too_large'] } });

const busy = () =>
  new ApiError('unavailable', 'Too many pictures arrive at once. Try again in a moment.', {
    headers: { 'Retry-After': '5' },
  });

/** The id of a picture: the same bytes for the same answer are one picture, and nobody can guess it. */
function pictureId(codeId: string, clientId: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(`${codeId} ${clientId} `).update(bytes).digest();
  // A UUID of version 8, whose bits are the application's own (RFC 9562).
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Takes in the picture of an answer that comes next. The type and the number of pixels are read from the header, so
 * that what is refused is never decoded; all others are made anew in a thread that has limits of its own.
 */
export const takePicture =
  ({ db, workers, openCodes, now }: Tools) =>
  async (slug: string, asked: PictureQuery, bytes: Uint8Array): Promise<{ id: string }> => {
    const code = await openCodes.require(slug, closed);
    const { document } = await formOfAnswer(db, code, asked);
    if (!document.fields.some(({ type }) => type === 'picture')) throw notFound();

    const type = imageTypeOf(bytes);
    if (!type) throw invalidField('file', 'wrong_image_type');
    const pixels = imagePixels(bytes, type);
    if (pixels === undefined) throw invalidField('file', 'broken_image');
    if (pixels > limits.imageMaxPixels) throw tooLarge();

    const { account_id, code_id } = code;
    const clientId = asked.client_id.toLowerCase();
    const id = pictureId(code_id, clientId, bytes);
    if (await picturesSql.isKnown(db, account_id, id)) return { id };
    if ((await picturesSql.countBytes(db, account_id)) > limits.picturesMaxBytes) throw tooLarge();

    const made = await workers
      .run('makePicture', { bytes, isPng: type === 'image/png' }, account_id)
      .catch((error: unknown) => {
        throw error instanceof PostponedError ? busy() : invalidField('file', 'broken_image');
      });
    await picturesSql.insert(db, {
      ...made,
      account_id,
      id,
      code_id,
      client_id: clientId,
      created_at: now(),
    });
    return { id };
  };
