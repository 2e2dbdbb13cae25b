import { Direction, Face, Font, Blob as HbBlob, Buffer as HbBuffer, shape } from 'harfbuzzjs';

import { type FaceName, faceNames, filesOf } from './faces.ts';

/** The WOFF 1.0 header: https://www.w3.org/TR/WOFF/#WOFFHeader */
const header = { signature: 0x774f4646, length: 44, entryLength: 20 } as const;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const padded = (length: number) => (length + 3) & ~3;

/** Gives back the font inside a WOFF file: the same tables, no longer compressed. */
export async function unwoff(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== header.signature) {
    throw new Error('This is no WOFF 1.0 file. Hand over the .woff of the font, not its .woff2.');
  }

  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = header.length + index * header.entryLength;
      const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
        view.getUint32(at + field),
      ) as [number, number, number, number, number];
      const bytes = file.slice(offset, offset + packed);
      return { tag, checksum, bytes: packed < length ? await inflate(bytes) : bytes };
    }),
  );

  const start = 12 + 16 * count;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const font = new Uint8Array(size);
  const out = new DataView(font.buffer);
  // The offset table: https://learn.microsoft.com/typography/opentype/spec/otff
  const power = Math.floor(Math.log2(count));
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  out.setUint16(6, 2 ** power * 16);
  out.setUint16(8, power);
  out.setUint16(10, (count - 2 ** power) * 16);

  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries()) {
      out.setUint32(12 + index * 16 + field * 4, value);
    }
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}

/** One of the files that a cut consists of. */
export interface FontPart {
  /** The font itself, as a file of print holds it. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Units of an em. */
  unitsPerEm: number;
  font: Font;
}

/** A drawn letter, in thousandths of the size. */
export interface Glyph {
  part: FontPart;
  id: number;
  /** The letters it stands for; a ligature stands for several. */
  letters: string;
  /** From the line's start to where it is drawn. */
  x: number;
  y: number;
  /** Advance to the next glyph, including kerning. */
  advance: number;
}

/** A line of text as glyphs. */
export interface ShapedLine {
  glyphs: readonly Glyph[];
  /** In thousandths of the size. */
  width: number;
}

/** Reads a font file that `filesOf` names. */
export type ReadFontFile = (file: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The fonts that print is set with. */
export interface Fonts {
  shape: (text: string, face: FaceName) => ShapedLine;
}

/** The letters of one file after each other, as HarfBuzz takes them. */
function splitByPart(text: string, parts: readonly FontPart[]) {
  const [first] = parts;
  if (!first) throw new Error('A face has at least one file.');
  const runs: { part: FontPart; text: string }[] = [];
  for (const letter of text) {
    const unicode = letter.codePointAt(0) ?? 0;
    // A character that no file has is drawn as the missing-glyph box of the first.
    const part = parts.find(({ font }) => font.nominalGlyph(unicode) !== undefined) ?? first;
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

function shapeRun({ part, text }: { part: FontPart; text: string }, start: number): Glyph[] {
  const buffer = new HbBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // The fonts have no letters that run from right to left: one of those must not turn the others around.
  buffer.setDirection(Direction.LTR);
  shape(part.font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const scale = 1_000 / part.unitsPerEm;

  let pen = start;
  return infos.map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const end = infos.find((other) => other.cluster > cluster)?.cluster ?? text.length;
    const isFirst = infos[index - 1]?.cluster !== cluster;
    const glyph = {
      part,
      id: codepoint,
      letters: isFirst ? text.slice(cluster, end) : '',
      x: pen + xOffset * scale,
      y: yOffset * scale,
      advance: xAdvance * scale,
    };
    pen += glyph.advance;
    return glyph;
  });
}

async function openPart(file: string, read: ReadFontFile): Promise<FontPart> {
  const bytes = await unwoff(await read(file));
  const face = new Face(new HbBlob(bytes.buffer));
  return { bytes, unitsPerEm: face.upem, font: new Font(face) };
}

/**
 * Opens the cuts that a drawing needs, and sets text with them as a browser would: the shaping is
 * HarfBuzz's, which is what Chromium and Firefox set text with.
 */
export async function openFonts(
  read: ReadFontFile,
  faces: readonly FaceName[] = faceNames,
): Promise<Fonts> {
  const opened = new Map(
    await Promise.all(
      faces.map(
        async (face) =>
          [face, await Promise.all(filesOf(face).map((file) => openPart(file, read)))] as const,
      ),
    ),
  );

  return {
    shape(text, face) {
      const parts = opened.get(face);
      if (!parts) throw new Error(`The face ${face} was not opened. Name it when the fonts are.`);
      const glyphs: Glyph[] = [];
      let width = 0;
      for (const run of splitByPart(text, parts)) {
        const shaped = shapeRun(run, width);
        glyphs.push(...shaped);
        width += shaped.reduce((sum, { advance }) => sum + advance, 0);
      }
      return { glyphs, width };
    },
  };
}
