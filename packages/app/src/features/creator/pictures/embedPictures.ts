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

/** Fetches pictures as data URLs, by id, to embed them in a file. */
export async function embedPictureBytes(
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

/** Embeds the pictures of a frame and of its code, which may have its own style. */
export const embedPictures = (document: FrameDocument, codeStyle?: CodeStyle | null) =>
  embedPictureBytes(picturesOfFrame(document, codeStyle));
