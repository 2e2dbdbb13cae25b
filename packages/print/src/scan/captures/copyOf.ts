import { emptyPicture, type Picture } from './Picture.ts';

/** Whether anything within so many pixels is darker than the threshold. */
function isDarkWithin(picture: Picture, x: number, y: number, reach: number, threshold: number) {
  const { width, height, shades } = picture;
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
    for (let at = Math.max(0, x - reach); at <= Math.min(width - 1, x + reach); at += 1) {
      if ((shades[row * width + at] ?? 0) < threshold) return true;
    }
  }
  return false;
}

/**
 * A copy in black and white: what is darker than the threshold is black, and toner spreads by pixels. Of
 * the last pixel it covers only a part.
 */
export function copyOf(picture: Picture, threshold: number, spreadPixels: number): Picture {
  const result = emptyPicture(picture.width, picture.height);
  const whole = Math.floor(spreadPixels);
  const edge = 255 * (1 - (spreadPixels - whole));
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const isNear = isDarkWithin(picture, x, y, whole + 1, threshold);
      const isCovered = isNear && isDarkWithin(picture, x, y, whole, threshold);
      result.shades[y * picture.width + x] = isCovered ? 0 : isNear ? edge : 255;
    }
  }
  return result;
}
