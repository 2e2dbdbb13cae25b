/** Size of a picture in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The cropped area, in pixels of the picture. */
export interface Crop extends PictureSize {
  x: number;
  y: number;
}

export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

export type CropCorner = (typeof corners)[number];

/** Aspect ratios, width by height. Undefined: any. */
export const cropRatios = { free: undefined, square: 1, wide: 16 / 9 } as const;

export type CropShape = keyof typeof cropRatios;

/** Minimum side of a crop, in pixels. */
const sideMin = 16;

const between = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The largest centered crop with an aspect ratio. */
export function largestCrop({ width, height }: PictureSize, ratio: number | undefined): Crop {
  if (ratio === undefined) return { x: 0, y: 0, width, height };
  const kept = Math.min(width, height * ratio);
  return {
    x: (width - kept) / 2,
    y: (height - kept / ratio) / 2,
    width: kept,
    height: kept / ratio,
  };
}

/** Moves a crop within the picture. */
export const moveCrop = (crop: Crop, byX: number, byY: number, picture: PictureSize): Crop => ({
  ...crop,
  x: between(crop.x + byX, 0, picture.width - crop.width),
  y: between(crop.y + byY, 0, picture.height - crop.height),
});

/** Resizes a crop by one corner; the opposite corner stays in place. */
export function pullCorner(
  crop: Crop,
  corner: CropCorner,
  byX: number,
  byY: number,
  picture: PictureSize,
  ratio: number | undefined,
): Crop {
  const isLeft = corner.endsWith('Left');
  const isTop = corner.startsWith('top');
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const room = {
    width: isLeft ? right : picture.width - crop.x,
    height: isTop ? bottom : picture.height - crop.y,
  };
  const wanted = {
    width: crop.width + (isLeft ? -byX : byX),
    height: crop.height + (isTop ? -byY : byY),
  };

  let { width, height } = {
    width: between(wanted.width, Math.min(sideMin, room.width), room.width),
    height: between(wanted.height, Math.min(sideMin, room.height), room.height),
  };
  if (ratio !== undefined) {
    // The larger pointer movement decides: horizontal sets the width, vertical the height.
    const byHand = Math.abs(byX) >= Math.abs(byY) ? width : height * ratio;
    const smallest = sideMin * Math.max(1, ratio);
    width = between(byHand, smallest, Infinity);
    width = Math.min(width, room.width, room.height * ratio);
    height = width / ratio;
  }
  return {
    x: isLeft ? right - width : crop.x,
    y: isTop ? bottom - height : crop.y,
    width,
    height,
  };
}

/** Rounds a crop to whole pixels, at least one each way. */
export const wholePixels = ({ x, y, width, height }: Crop): Crop => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});
