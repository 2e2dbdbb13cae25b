import { drawSvg } from '../files/writeSvg.ts';
import { takeCaptures, type PrintedCode } from './captures/takeCaptures.ts';
import { tableShade } from './captures/photograph.ts';
import { toPicture, type Picture } from './captures/Picture.ts';
import type { CodeOnFrame } from './codeOf.ts';
import { boundsOfPoints } from './outlines/Outline.ts';
import type { ScanArt, ScanTools } from './ScanReport.ts';
import { printDpi } from './thresholds.ts';

/** Modules around the code that are in the picture, since neighboring art may mislead a reader. */
const neighbourhood = 8;

/** Finer than any capture needs. */
const pixelsPerModuleMax = 9;

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Removes everything beyond the cut, including art that reaches over it. */
function cutOff(picture: Picture, view: View, trim: { width_mm: number; height_mm: number }) {
  const pixels = picture.width / view.width;
  for (let y = 0; y < picture.height; y += 1) {
    const down = view.y + (y + 0.5) / pixels;
    for (let x = 0; x < picture.width; x += 1) {
      const across = view.x + (x + 0.5) / pixels;
      if (across < 0 || down < 0 || across > trim.width_mm || down > trim.height_mm) {
        picture.shades[y * picture.width + x] = tableShade;
      }
    }
  }
}

/** One side of the art, at the size it is printed in; any part of it as pixels. */
export function printArt(
  art: ScanArt,
  { fonts, rasteriser }: Pick<ScanTools, 'fonts' | 'rasteriser'>,
) {
  // Both sides of a tent are the same; the check looks at one.
  const { fold: _, ...size } = art.document.size;
  const draw = drawSvg(
    { ...art.document, size },
    {
      codeText: art.codeText,
      language: art.language,
      fonts,
      ...(art.codeStyle && { codeStyle: art.codeStyle }),
      ...(art.images && { images: art.images }),
    },
  );
  return (view: View, pixelsPerMm: number): Picture => {
    const width = Math.max(1, Math.round(view.width * pixelsPerMm));
    const shown = `width="${view.width}" height="${view.height}"`;
    const picture = toPicture(rasteriser.raster(draw({ ...view, size: shown }), width));
    cutOff(picture, view, size);
    return picture;
  };
}

/** Prints the code with what lies around it: 300 dpi, coarser where modules are large. */
function printedCode(code: CodeOnFrame, print: ReturnType<typeof printArt>): PrintedCode {
  const pixelsPerMm = Math.min(printDpi / 25.4, pixelsPerModuleMax / code.moduleMm);
  const bounds = boundsOfPoints(code.outline);
  const margin = neighbourhood * code.moduleMm;
  const view = {
    x: bounds.x - margin,
    y: bounds.y - margin,
    width: bounds.width + 2 * margin,
    height: bounds.height + 2 * margin,
  };
  const picture = print(view, pixelsPerMm);
  return {
    picture,
    pixelsPerMm: picture.width / view.width,
    moduleMm: code.moduleMm,
    widthMm: code.element.width_mm,
    readingDistanceMm: code.readingDistanceMm,
  };
}

/** Every photograph that the check takes of a code on its art. */
export const photographCode = (
  art: ScanArt,
  code: CodeOnFrame,
  tools: Pick<ScanTools, 'fonts' | 'rasteriser'>,
) => takeCaptures(printedCode(code, printArt(art, tools)));
