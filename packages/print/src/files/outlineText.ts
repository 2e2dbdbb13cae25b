import type { Mark } from '../frames/Mark.ts';
import { round } from '../frames/units.ts';
import type { Fonts, Glyph, ShapedLine } from '../fonts/openFonts.ts';

/** Share of a line's width that is left of its anchor. */
const shares: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** X coordinate at which an anchored line begins, from its own measured width. */
export const startOf = (line: ShapedLine, anchor: unknown, x: number, fontSize: number): number =>
  x - (line.width * fontSize * (shares[String(anchor)] ?? 0)) / 1_000;

/** One letter as a path, at a place of the sheet. */
function outlineGlyph({ part, id, x, y }: Glyph, left: number, foot: number, size: number): string {
  const scale = size / part.unitsPerEm;
  const [originX, originY] = [left + (x * size) / 1_000, foot - (y * size) / 1_000];
  return part.font
    .glyphToJson(id)
    .map(({ type, values }) => {
      const places = values.map((value, index) =>
        round(index % 2 === 0 ? originX + value * scale : originY - value * scale),
      );
      return `${type}${places.join(' ')}`;
    })
    .join('');
}

/** A drawing whose text became outlines: it looks the same wherever it goes, fonts or not. */
export function outlineText(mark: Mark, fonts: Fonts): Mark {
  if (mark.tag !== 'text' || mark.face === undefined) {
    return mark.children
      ? { ...mark, children: mark.children.map((child) => outlineText(child, fonts)) }
      : mark;
  }
  const { face } = mark;
  const { fontSize, textAnchor, fill, fillOpacity } = mark.attributes;
  const size = Number(fontSize);
  const d = (mark.children ?? [])
    .map(({ attributes: { x, y }, words = '' }) => {
      const line = fonts.shape(words, face);
      const left = startOf(line, textAnchor, Number(x), size);
      return line.glyphs.map((glyph) => outlineGlyph(glyph, left, Number(y), size)).join('');
    })
    .join('');
  return {
    tag: 'path',
    attributes: {
      d,
      ...(fill !== undefined && { fill }),
      ...(fillOpacity !== undefined && { fillOpacity }),
    },
  };
}
