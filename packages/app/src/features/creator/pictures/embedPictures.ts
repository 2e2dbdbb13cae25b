import type { FrameDocument, ImageReference } from '@hearback/schema/documents';

/** The pictures of a frame, each of them once. */
function picturesOf({ content }: FrameDocument): ImageReference[] {
  const pictures = content.flatMap((element) =>
    (element.type === 'image' || element.type === 'logo') && element.image ? [element.image] : [],
  );
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()];
}

function toAddress(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable.')));
    reader.readAsDataURL(bytes);
  });
}

/** The bytes of every picture of a frame as `data:` addresses, by id, so that a file has them inside. */
export async function embedPictures(document: FrameDocument): Promise<Record<string, string>> {
  const entries = await Promise.all(
    picturesOf(document).map(async ({ id, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The picture ${id} answered ${response.status}.`);
      return [id, await toAddress(await response.blob())] as const;
    }),
  );
  return Object.fromEntries(entries);
}
