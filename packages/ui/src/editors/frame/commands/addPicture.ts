import type { FrameDocument, ImageReference } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { freeId } from '../../kit/freeId';
import { freePlaceFor } from './freePlaceFor';
import { toTenths } from './toTenths';

export interface AddPicture {
  type: 'addPicture';
  image: ImageReference;
}

/** Of the sheet, the most that a new picture takes. */
const share = 0.6;

/** Lays a picture on the sheet in its own shape. */
export function addPicture(frame: FrameDocument, { image }: AddPicture): FrameDocument {
  const { content, size } = frame;
  if (content.length >= limits.elementsPerFrameMax) return frame;
  const scale = Math.min(
    (size.width_mm * share) / image.width,
    (size.height_mm * share) / image.height,
  );
  const width = Math.max(1, toTenths(image.width * scale));
  const height = Math.max(1, toTenths(image.height * scale));
  const picture = {
    type: 'image' as const,
    id: freeId(content, 'image'),
    image,
    x_mm: toTenths((size.width_mm - width) / 2),
    y_mm: toTenths((size.height_mm - height) / 2),
    width_mm: width,
    height_mm: height,
  };
  return { ...frame, content: [...content, freePlaceFor(picture, frame)] };
}
