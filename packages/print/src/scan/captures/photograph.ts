import { blur } from './blur.ts';
import { emptyPicture, type Picture } from './Picture.ts';

/** Parameters of a simulated photograph of the sheet. */
export interface Shot {
  /** Pixels of the photograph per pixel of the sheet's own picture. */
  scale: number;
  /** Rotation of the phone, in degrees. */
  rotation: number;
  /** Sideways tilt of the phone, in degrees. */
  tilt: number;
  /** Distance to the sheet, in pixels of the photograph: how strong the perspective is. */
  distance: number;
}

/** Gray value of the table around the sheet: a medium brown. */
export const tableShade = 105;

/** A shade between pixels. Beyond the sheet the table shows. */
function shadeAt({ width, height, shades }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? tableShade
      : (shades[row * width + column] ?? 0);
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** Photographs the middle of a sheet: turned, tilted, and as coarse as the camera sees it. */
export function photograph(sheet: Picture, { scale, rotation, tilt, distance }: Shot): Picture {
  // Each pixel of a photograph collects the light of its whole area.
  const source = blur(sheet, scale < 1 ? 0.42 / scale : 0);
  const turn = (rotation * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const lean = (tilt * Math.PI) / 180;
  const [leanSine, leanCosine] = [Math.sin(lean), Math.cos(lean)];
  const reach = (Math.abs(cosine) + Math.abs(sine)) * scale;
  const width = Math.ceil(sheet.width * reach);
  const height = Math.ceil(sheet.height * reach);
  const photo = emptyPicture(width, height);

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      // The ray through this pixel meets the leaning sheet here.
      const depth = (distance * leanCosine) / (leanCosine * distance - u * leanSine);
      const [a, b] = [(u * depth) / leanCosine, v * depth];
      const sheetX = (a * cosine + b * sine) / scale + sheet.width / 2 - 0.5;
      const sheetY = (b * cosine - a * sine) / scale + sheet.height / 2 - 0.5;
      photo.shades[y * width + x] = shadeAt(source, sheetX, sheetY);
    }
  }
  return photo;
}
