import { limits } from '@hearback/schema/limits';
import type { ImageType } from '@hearback/schema/rules';

import type { Crop, PictureSize } from '../CropDialog/crop';

const jpegQuality = 0.92;

/** How large a part is once it is no higher than the product stores. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, limits.imageMaxHeightPx / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The part of a picture that is kept, no higher than 200 pixels, as a file of its own. */
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
