import {
  picturesOfFrame,
  type CodeStyle,
  type FrameDocument,
  type ImageReference,
} from '@hearback/schema/documents';

function toAddress(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable.')));
    reader.readAsDataURL(bytes);
  });
}

/** The bytes of pictures as `data:` addresses, by id, so that a file has them inside. */
export async function readPictures(
  pictures: readonly ImageReference[],
): Promise<Record<string, string>> {
  const entries = await Promise.all(
    pictures.map(async ({ id, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The picture ${id} answered ${response.status}.`);
      return [id, await toAddress(await response.blob())] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** The bytes of every picture of a frame and its code, which may have a style of its own. */
export const embedPictures = (document: FrameDocument, codeStyle?: CodeStyle | null) =>
  readPictures(picturesOfFrame(document, codeStyle));
