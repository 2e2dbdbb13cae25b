import { limits } from '@hearback/schema/limits';
import { type ImageType, imageTypeOf } from '@hearback/schema/rules';

import type { Crop, PictureSize } from '../CropDialog/crop';

const jpegQuality = 0.92;

/** Size of a crop after scaling to the maximum stored height. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, limits.imageMaxHeightPx / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Cuts a crop out of a picture as a new file, at most 200 pixels high. */
export async function cutPicture(file: File, type: ImageType, crop: Crop): Promise<File> {
  const { width, height } = storedSize(crop);
  const picture = await createImageBitmap(file, crop.x, crop.y, crop.width, crop.height, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();

  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, jpegQuality);
  });
  if (!blob) throw new Error(`The browser could not write a picture of ${width} × ${height}.`);
  return new File([blob], file.name, { type });
}

/** A validated picture from the user's device. */
export interface OpenPicture {
  file: File;
  type: ImageType;
  size: PictureSize;
  /** Object URL for `img`. Release it with `URL.revokeObjectURL`. */
  address: string;
}

export type PictureIssue = 'tooLarge' | 'wrongType' | 'broken';

/** Reads and validates a picture before upload. The file size is checked first. */
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
    // Valid signature, but the browser cannot decode it.
    return 'broken';
  }
}
