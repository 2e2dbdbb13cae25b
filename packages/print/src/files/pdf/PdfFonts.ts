import type { FaceName } from '../../fonts/faces.ts';
import { describeFace } from '../../fonts/faces.ts';
import type { FontPart, Glyph } from '../../fonts/openFonts.ts';
import { pdfNumber as n, type PdfWriter } from './PdfWriter.ts';

interface UsedFont {
  id: number;
  name: string;
  face: FaceName;
  /** Text of each drawn glyph, by glyph id. */
  letters: Map<number, string>;
}

const hex = (value: number, digits = 4) => value.toString(16).toUpperCase().padStart(digits, '0');

/** Letters as UTF-16, which is what a reader copies. */
const utf16 = (letters: string) =>
  Array.from({ length: letters.length }, (_, index) => hex(letters.charCodeAt(index))).join('');

const widthOf = ({ font, unitsPerEm }: FontPart, glyph: number) =>
  (font.glyphHAdvance(glyph) * 1_000) / unitsPerEm;

/** The fonts of one file: each is embedded once, however many pages are set with it. */
export class PdfFonts {
  readonly #writer: PdfWriter;
  readonly #used = new Map<FontPart, UsedFont>();

  constructor(writer: PdfWriter) {
    this.#writer = writer;
  }

  /** The name under which pages set a glyph, noting that they do. */
  use({ part, id, letters }: Glyph, face: FaceName): string {
    let used = this.#used.get(part);
    if (!used) {
      const name = `F${this.#used.size + 1}`;
      used = { id: this.#writer.allocate(), name, face, letters: new Map() };
      this.#used.set(part, used);
    }
    if (!used.letters.has(id)) used.letters.set(id, letters);
    return used.name;
  }

  /** Advance of a glyph without kerning, in thousandths of the font size. */
  widthOf = ({ part, id }: Glyph): number => widthOf(part, id);

  /** The entry of a page's resources. */
  resources(): string {
    const entries = [...this.#used.values()].map(({ name, id }) => `/${name} ${id} 0 R`);
    return `/Font << ${entries.join(' ')} >>`;
  }

  /** Embeds what was used: ISO 32000-1, section 9.7. */
  async write(): Promise<void> {
    for (const [index, [part, { id, face, letters }]] of [...this.#used].entries()) {
      const { name, weight } = describeFace(face);
      // Six letters say that a file has a part of the font: section 9.6.4.
      const tag = `HEAR${String.fromCodePoint(65 + Math.floor(index / 26), 65 + (index % 26))}`;
      const baseFont = `${tag}+${name.replaceAll(' ', '')}-${weight}`;
      const glyphs = [...letters.keys()].toSorted((a, b) => a - b);

      const file = await this.#writer.addStream(part.bytes, `/Length1 ${part.bytes.length}`);
      const descriptor = this.#writer.add(describe(part, baseFont, weight, file));
      const widths = glyphs.map((glyph) => `${glyph} [${n(widthOf(part, glyph))}]`).join(' ');
      const descendant = this.#writer.add(
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${baseFont} /CIDToGIDMap /Identity
/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
/FontDescriptor ${descriptor} 0 R /DW 0 /W [${widths}] >>`,
      );
      const unicode = await this.#writer.addStream(toUnicode(letters));
      this.#writer.write(
        id,
        `<< /Type /Font /Subtype /Type0 /BaseFont /${baseFont} /Encoding /Identity-H
/DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
      );
    }
  }
}

/** Font descriptor that PDF requires: section 9.8. In thousandths of the size. */
function describe(part: FontPart, name: string, weight: number, file: number): string {
  const { font, unitsPerEm } = part;
  const scale = (value: number) => n((value * 1_000) / unitsPerEm);
  const head = font.face.referenceTable('head');
  if (!head) throw new Error(`The font ${name} has no head table. Use the files that npm brings.`);
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const box = [36, 38, 40, 42].map((field) => scale(view.getInt16(field)));
  const { ascender, descender } = font.hExtents();
  const capital = font.nominalGlyph(0x48);
  const height = capital === undefined ? undefined : font.glyphExtents(capital)?.yBearing;
  return `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box.join(' ')}]
/ItalicAngle 0 /Ascent ${scale(ascender)} /Descent ${scale(descender)}
/CapHeight ${scale(height ?? ascender)} /StemV ${weight >= 600 ? 140 : 80} /FontFile2 ${file} 0 R >>`;
}

/** ToUnicode map from glyphs to text, so that text can be copied and searched: section 9.10.3. */
function toUnicode(letters: ReadonlyMap<number, string>): string {
  const entries = [...letters]
    // The missing-glyph box stands for many letters, so it has no text.
    .filter(([glyph, text]) => glyph !== 0 && text !== '')
    .map(([glyph, text]) => `<${hex(glyph)}> <${utf16(text)}>`);
  // No more than a hundred in a block.
  const blocks = Array.from({ length: Math.ceil(entries.length / 100) }, (_, index) => {
    const block = entries.slice(index * 100, index * 100 + 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
