import type { Raster } from '../../files/png/openRasteriser.ts';
import type { CaptureName } from '../ScanReport.ts';
import { camera, degradations, pixelsPerMm } from '../thresholds.ts';
import { blur, dim, smear } from './blur.ts';
import { photograph } from './photograph.ts';
import { toRaster, type Picture, emptyPicture } from './Picture.ts';

/** True if any pixel within `reach` is darker than the threshold. */
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
function copyOf(picture: Picture, threshold: number, spreadPixels: number): Picture {
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

/** The code and what lies around it, as printed. */
export interface PrintedCode {
  picture: Picture;
  /** Of the picture. */
  pixelsPerMm: number;
  moduleMm: number;
  /** With the quiet zone. */
  widthMm: number;
  readingDistanceMm: number;
}

/** More pixels per module do not help a decoder, and cost time. */
const usefulPixelsPerModule = 7;

/** A person holds the code in the picture: it never fills more of it than this. */
const shareOfPicture = 0.6;

/** As far as an arm and a phone reach. */
const armMm = 600;

/** The fixed set of photographs, degraded the same way each time. */
export function* takeCaptures(code: PrintedCode): Generator<{ name: CaptureName; image: Raster }> {
  const { picture, moduleMm, widthMm, readingDistanceMm } = code;
  const roomyMm = (widthMm * pixelsPerMm(1)) / (camera.height * shareOfPicture);
  const nearMm = Math.max(camera.nearestFocusMm, roomyMm);
  const farMm = Math.max(readingDistanceMm, roomyMm);
  const middleMm = Math.min(farMm, Math.max(armMm, roomyMm));

  const shoot = (sheet: Picture, distanceMm: number, rotation: number, tilt = 0) => {
    const pixels = Math.min(pixelsPerMm(distanceMm), usefulPixelsPerModule / moduleMm);
    const scale = pixels / code.pixelsPerMm;
    const photo = photograph(sheet, { scale, rotation, tilt, distance: distanceMm * pixels });
    return { photo: blur(photo, degradations.lensBlur), module: pixels * moduleMm };
  };

  const hand = degradations.handDegrees;
  yield { name: 'near', image: toRaster(shoot(picture, nearMm, 0).photo) };
  yield { name: 'arm', image: toRaster(shoot(picture, middleMm, hand).photo) };
  yield { name: 'far', image: toRaster(shoot(picture, farMm, -hand).photo) };

  const arm = shoot(picture, middleMm, -hand);
  yield {
    name: 'dim',
    image: toRaster(
      dim(arm.photo, {
        contrast: degradations.dimContrast,
        noise: degradations.dimNoise,
        falloff: degradations.dimFalloff,
      }),
    ),
  };
  yield {
    name: 'tilted',
    image: toRaster(shoot(picture, middleMm, hand, degradations.tiltDegrees).photo),
  };

  const spread = degradations.copySpreadMm * code.pixelsPerMm;
  const copied = copyOf(picture, degradations.copyThreshold, spread);
  yield { name: 'copied', image: toRaster(shoot(copied, middleMm, hand).photo) };

  const defocused = blur(arm.photo, degradations.defocusModules * arm.module);
  const moved = smear(defocused, degradations.motionModules * arm.module);
  yield { name: 'blurred', image: toRaster(moved) };
}
