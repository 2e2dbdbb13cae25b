import { limits } from '@hearback/schema/limits';
import { imageTypeOf, type ImageType } from '@hearback/schema/rules';

import type { PictureSize } from '../CropDialog/crop';

/** A picture from the reader's device, read and judged. */
export interface OpenPicture {
  file: File;
  type: ImageType;
  size: PictureSize;
  /** For `img`. Give it back with `URL.revokeObjectURL`. */
  address: string;
}

export type PictureIssue = 'tooLarge' | 'wrongType' | 'broken';

/** Reads a picture before it is sent, or says why it cannot be used. Its size counts before all else. */
export async function openPicture(file: File): Promise<OpenPicture | PictureIssue> {
  if (file.size > limits.imageMaxBytes) return 'tooLarge';
  const type = imageTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  if (type === undefined) return 'wrongType';
  try {
    const picture = await createImageBitmap(file);
    const size = { width: picture.width, height: picture.height };
    picture.close();
    return { file, type, size, address: URL.createObjectURL(file) };
  } catch {
    // It begins like a picture, and the browser found out that it is none.
    return 'broken';
  }
}
