import { sheetOf } from '../../frames/sheetOf.ts';
import { round } from '../../frames/units.ts';
import type { Mark } from '../../frames/Mark.ts';
import { drawPage } from '../drawPage.ts';
import type { FileOptions } from '../FileOptions.ts';
import { outlineText } from '../outlineText.ts';
import { writeMark, writeSvg } from '../writeSvg.ts';
import type { Sheet, SheetPlace } from './Sheet.ts';
import { drawContours, drawGuides } from './sheetOutlines.ts';

/** A page in its place. It ends where its bleed ends. */
function drawPlace({ page, x, y, scale, isTurned, bleed }: SheetPlace, options: FileOptions): Mark {
  const { width_mm, height_mm } = sheetOf(page.document.size);
  const [width, height] = [width_mm + 2 * bleed, height_mm + 2 * bleed];
  const [boxWidth, boxHeight] = [round(width * scale), round(height * scale)];
  const [left, top] = [round(x - bleed * scale), round(y - bleed * scale)];
  const shown: Mark = {
    tag: 'svg',
    attributes: {
      x: left,
      y: top,
      width: boxWidth,
      height: boxHeight,
      viewBox: `${round(-bleed)} ${round(-bleed)} ${round(width)} ${round(height)}`,
    },
    children: drawPage(page, { ...options, hasBleed: bleed > 0 }),
  };
  if (!isTurned) return shown;
  // A quarter to the right around its corner, and back onto its place.
  return {
    tag: 'g',
    attributes: { transform: `translate(${boxHeight} 0) rotate(90 ${left} ${top})` },
    children: [shown],
  };
}

export interface SvgSheetOptions extends FileOptions {
  /** True for the screen: outlines cuts and labels, which no print has. */
  isForScreen?: boolean;
}

/** A whole sheet as an SVG in real size, as the PDF has it. */
export function toSvgSheet(sheet: Sheet, title: string, options: SvgSheetOptions): string {
  const [width, height] = [round(sheet.width), round(sheet.height)];
  const marks: Mark[] = [
    // Between the pages is paper, on a dark desk too.
    { tag: 'rect', attributes: { x: 0, y: 0, width, height, fill: '#ffffff' } },
    ...sheet.places.map((place) => drawPlace(place, options)),
    ...drawContours(sheet),
    ...sheet.marks,
    ...(options.isForScreen ? drawGuides(sheet) : []),
  ];
  return writeSvg(
    title,
    marks.map((mark) => writeMark(outlineText(mark, options.fonts))),
    { x: 0, y: 0, width, height, size: `width="${width}mm" height="${height}mm"` },
  );
}
