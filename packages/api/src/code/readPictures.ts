import { picturesOfFrame, type CodeStyle, type FrameDocument } from '@hearback/schema/documents';

import type { Store } from '../store.ts';

/** The pictures of a frame and of its code as `data:` addresses, by id, for those who draw it. */
export async function readPictures(
  { images }: Pick<Store, 'images'>,
  document: FrameDocument,
  style: CodeStyle | null,
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const { id } of picturesOfFrame(document, style)) {
    const picture = await images.findPublic(id);
    if (!picture) continue;
    const bytes = Buffer.from(picture.bytes).toString('base64');
    pictures[id] = `data:${picture.media_type};base64,${bytes}`;
  }
  return pictures;
}
