import type {
  FormDocument,
  FrameDocument,
  FrameElement,
  ImageReference,
} from '@hearback/schema/documents';
import { issueSentences } from '@hearback/schema/errors';

import { linksSql } from '../code/links.sql.ts';
import type { Store } from '../database/store.ts';
import { invalidInput } from '../http/ApiError.ts';

/** Where a picture's bytes are. A reference that names another place is to nothing. */
export const addressOfImage = (id: string): string => `/api/image/${id}/`;

/** A picture of a document, and the field that it is in. */
export interface Pictured {
  field: string;
  picture: ImageReference;
}

function pictureOf(element: FrameElement, at: number): Pictured[] {
  if (element.type === 'code') {
    return element.logo ? [{ field: `content.${at}.logo`, picture: element.logo }] : [];
  }
  if (element.type !== 'image' && element.type !== 'logo') return [];
  return element.image ? [{ field: `content.${at}.image`, picture: element.image }] : [];
}

export const picturesInFrame = ({ content }: Pick<FrameDocument, 'content'>): Pictured[] =>
  content.flatMap(pictureOf);

/** The pictures of a form, or of a template, whose fields stand in its layout. */
export const picturesInForm = (
  { fields }: Pick<FormDocument, 'fields'>,
  path = 'fields',
): Pictured[] =>
  fields.flatMap((field, at) =>
    field.type === 'logo' && field.image
      ? [{ field: `${path}.${at}.image`, picture: field.image }]
      : [],
  );

/** Distinguishes a reference from others. */
export const keyOfPicture = ({ id, url }: ImageReference) => `${id.toLowerCase()} ${url}`;

/**
 * Refuses pictures that the account does not have: those of others and unknown ones alike. One that was
 * in the document before may stay: it may be gone since, or be from before pictures were checked, and
 * everything else has to be saved nonetheless.
 */
export async function requirePictures(
  { db }: Pick<Store, 'db'>,
  accountId: string,
  pictures: readonly Pictured[],
  before: readonly Pictured[] = [],
): Promise<void> {
  const known = new Set(before.map(({ picture }) => keyOfPicture(picture)));
  const added = pictures.filter(({ picture }) => !known.has(keyOfPicture(picture)));
  if (added.length === 0) return;

  const held = await linksSql.holdImages(
    db,
    accountId,
    added.map(({ picture }) => picture.id),
  );
  const lost = added.filter(
    ({ picture: { id, url } }) =>
      !held.has(id.toLowerCase()) || url !== addressOfImage(id.toLowerCase()),
  );
  if (lost.length === 0) return;
  throw invalidInput(
    Object.fromEntries(lost.map(({ field }) => [field, [issueSentences.not_found]])),
  );
}
