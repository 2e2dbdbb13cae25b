import type { FrameDocument, FrameElement, ImageReference } from '@hearback/schema/documents';
import { issueSentences } from '@hearback/schema/errors';

import { invalidInput } from '../../errors/refuse.ts';
import type { Store } from '../../repositories/store.ts';
import { addressOfImage } from '../image/addressOfImage.ts';

/** A picture of a frame, and the field that it is in. */
interface Pictured {
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

const picturesOf = ({ content }: Pick<FrameDocument, 'content'>) => content.flatMap(pictureOf);

/** What tells a reference from others. */
const keyOf = ({ picture: { id, url } }: Pictured) => `${id.toLowerCase()} ${url}`;

/**
 * Refuses pictures that the account does not have. One that was on the frame before may stay: it may be
 * gone since, and everything else has to be saved nonetheless.
 */
export async function requirePictures(
  { links }: Pick<Store, 'links'>,
  accountId: string,
  document: Pick<FrameDocument, 'content'>,
  before: Pick<FrameDocument, 'content'> = { content: [] },
): Promise<void> {
  const known = new Set(picturesOf(before).map(keyOf));
  const added = picturesOf(document).filter((each) => !known.has(keyOf(each)));
  if (added.length === 0) return;

  const held = await links.holdImages(
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
