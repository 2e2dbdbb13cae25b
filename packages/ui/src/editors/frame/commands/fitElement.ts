import type { ElementOf, FrameElement, FrameSize } from '@hearback/schema/documents';

import { fitAlong, spans, type Side } from './fitAlong';
import { toTenths } from './toTenths';

const sideOf = (name: 'width_mm' | 'height_mm', from: FrameSize, to: FrameSize): Side => ({
  from: from[name],
  to: to[name],
  bleedFrom: from.bleed_mm,
  bleedTo: to.bleed_mm,
});

const textSize = (points: number, scale: number) =>
  toTenths(Math.min(400, Math.max(4, points * scale)));

/** Whether a picture that is shown whole leaves nothing of its place empty. */
const isFull = ({ width_mm, height_mm, image }: ElementOf<'image'>) =>
  Math.abs((width_mm * image.height) / (height_mm * image.width) - 1) < 0.02;

/** A picture, in its own shape; one that went from edge to edge still does. */
function fitPicture<Picture extends ElementOf<'image' | 'logo'>>(
  picture: Picture,
  across: Side,
  down: Side,
): Picture {
  const { x_mm: x, y_mm: y, width_mm: width, height_mm: height } = picture;
  const isUpright = (picture.rotation_deg ?? 0) % 180 === 0;
  const isWide = isUpright && spans(x, width, across);
  const isTall = isUpright && spans(y, height, down);
  const isCover = picture.type === 'image' && picture.fit === 'cover';
  const scale = Math.min(across.to / across.from, down.to / down.from);
  const wide = fitAlong(x, width, across, { isUpright });
  const tall = fitAlong(y, height, down, { isUpright });
  const grown = isWide ? wide.length / width : isTall ? tall.length / height : scale;
  const isStretched = (isWide && isTall) || (isCover && (isWide || isTall));
  const fixed = { isUpright, anchor: 'middle' as const };
  const [column, row] = isStretched
    ? [wide, tall]
    : [
        isWide ? wide : fitAlong(x, width, across, { ...fixed, length: width * grown }),
        isTall
          ? tall
          : fitAlong(y, height, down, { ...fixed, anchor: 'start', length: height * grown }),
      ];
  const fills = isWide && isTall && picture.type === 'image' && !isCover && isFull(picture);
  return {
    ...picture,
    x_mm: column.start,
    y_mm: row.start,
    width_mm: column.length,
    height_mm: row.length,
    ...(fills && { fit: 'cover' }),
  };
}

/** An element at the same place of another sheet, as large as that allows; edges at the bleed stay there. */
export function fitElement(element: FrameElement, from: FrameSize, to: FrameSize): FrameElement {
  const across = sideOf('width_mm', from, to);
  const down = sideOf('height_mm', from, to);
  const scale = Math.min(across.to / across.from, down.to / down.from);
  const { x_mm: x, y_mm: y, width_mm: width } = element;
  const isUpright = (element.rotation_deg ?? 0) % 180 === 0;
  const column = fitAlong(x, width, across, { isUpright });
  const laidOut = { ...element, x_mm: column.start, width_mm: column.length };

  if (laidOut.type === 'text') {
    const { height_mm: height, font_size_pt: points } = laidOut;
    const row = fitAlong(y, height ?? 0.1, down, { isUpright });
    return {
      ...laidOut,
      y_mm: row.start,
      ...(height !== undefined && { height_mm: row.length }),
      font_size_pt: textSize(points, scale),
    };
  }
  if (laidOut.type === 'shape') {
    const row = fitAlong(y, laidOut.height_mm, down, { isUpright });
    return { ...laidOut, y_mm: row.start, height_mm: row.length };
  }
  if (element.type === 'image' || element.type === 'logo') return fitPicture(element, across, down);

  const length = width * scale;
  const place = fitAlong(x, width, across, { isUpright, length, anchor: 'middle' });
  const { start } = fitAlong(y, width, down, { isUpright, length, anchor: 'start' });
  return { ...element, x_mm: place.start, y_mm: start, width_mm: place.length };
}
