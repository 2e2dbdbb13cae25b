import type { FaceName } from '../../fonts/faces.ts';
import type { Fonts, Glyph } from '../../fonts/openFonts.ts';
import type { Mark } from '../../frames/Mark.ts';
import { startOf } from '../outlineText.ts';
import { colorOperator } from './operators.ts';
import type { PdfShared } from './drawMarks.ts';
import type { PdfFonts } from './PdfFonts.ts';
import { pdfNumber as n } from './PdfWriter.ts';

/** A run of glyphs of one font: section 9.4.3. Numbers between them pull the next one back. */
function showGlyphs(glyphs: readonly Glyph[], name: string, size: number, fonts: PdfFonts) {
  let pen = glyphs[0]?.x ?? 0;
  const shown = glyphs.map((glyph) => {
    const pull = pen - glyph.x;
    pen = glyph.x + fonts.widthOf(glyph);
    const id = `<${glyph.id.toString(16).padStart(4, '0')}>`;
    return Math.abs(pull) < 0.01 ? id : `${n(pull)} ${id}`;
  });
  return `/${name} ${n(size)} Tf [${shown.join(' ')}] TJ`;
}

/** The glyphs in runs of one font each. */
function runsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = runs.at(-1);
    if (last?.[0]?.part === glyph.part) last.push(glyph);
    else runs.push([glyph]);
  }
  return runs;
}

/** Words as glyphs of embedded fonts. */
export function paintText(mark: Mark, face: FaceName, fonts: Fonts, shared: PdfShared): string[] {
  const { fontSize, textAnchor, fill, fillOpacity } = mark.attributes;
  const size = Number(fontSize);
  const lines = (mark.children ?? []).flatMap(({ attributes: { x, y }, words = '' }) => {
    const line = fonts.shape(words, face);
    const left = startOf(line, textAnchor, Number(x), size);
    return runsOf(line.glyphs).map((run) => {
      const [first] = run;
      const at = left + ((first?.x ?? 0) * size) / 1_000;
      const name = first ? shared.fonts.use(first, face) : '';
      for (const glyph of run) shared.fonts.use(glyph, face);
      const place = `1 0 0 -1 ${n(at)} ${n(Number(y))} Tm`;
      return `${place} ${showGlyphs(run, name, size, shared.fonts)}`;
    });
  });
  return [
    'q',
    ...shared.opacities.set(Number(fillOpacity ?? 1), 1),
    colorOperator(String(fill ?? '#000000'), false),
    'BT',
    ...lines,
    'ET',
    'Q',
  ];
}
