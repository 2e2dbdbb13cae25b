import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import type { Headings } from '@hearback/app/visitor';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);

/** The parts of the libraries that are used: they bring no types. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; noHinting: true; keepFeatures: string[]; dropTables: string[] },
) => Promise<Buffer>;
interface Fontverter {
  convert: (font: Buffer, format: 'woff2') => Promise<Buffer>;
}

/** Letters that the face has: Latin ones, without those of Vietnamese. */
const isForeign = /(?![\u0000-\u024f\u1e00-\u1e9f])\p{L}/u;
const isExtended = /[\u0100-\u024f\u1e00-\u1e9f]/;

/**
 * With kerning, or else without, each with the most bytes of letters that a page brings. Tables that browsers do
 * without are left out. Letters beyond Latin-1 are a second file of 500 bytes at least, so the limit without
 * kerning is higher: a Polish name and its thanks are not to lose the face that English ones have.
 */
const cuts = [
  { maxBytes: 2_000, keepFeatures: ['kern'], dropTables: ['GDEF', 'GSUB', 'STAT'] },
  { maxBytes: 2_300, keepFeatures: [], dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT'] },
];

/** The most bytes where questions are headings, too: pages of the sample stay below 8,192 in both languages. */
const maxBytesWithQuestions = 1_800;

/** A page without large questions has its name and its thanks. */
const headingsWithoutQuestions = 2;

/** The most bytes once the answer is given: every sentence of thanks that the API takes. */
const maxBytesAfterAnswer = 8_000;

const files = new Map<string, Promise<Buffer>>();

/** A file of the face, read once. */
function fileOf(letters: 'latin' | 'latin-ext'): Promise<Buffer> {
  const known = files.get(letters);
  if (known) return known;
  const name = `bricolage-grotesque-${letters}-700-normal.woff2`;
  const file = readFile(
    fileURLToPath(import.meta.resolve(`@fontsource/bricolage-grotesque/files/${name}`)),
  );
  files.set(letters, file);
  return file;
}

/**
 * Empties the table of names and licenses, which browsers want to be there. Each page would carry 220 bytes of
 * it; the notices of third parties have the license.
 */
function emptyNames(font: Buffer): Buffer {
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue;
    const at = font.readUInt32BE(entry + 8);
    // Version 0, no records, and texts that begin right behind.
    font.writeUIntBE(0x00_00_00_00_00_06, at, 6);
    font.writeUInt32BE(6, entry + 12);
  }
  return font;
}

/** CSS with the face cut down to some characters, in the first cut that it fits. Undefined where it fits none. */
async function cutFace(text: string, within: typeof cuts): Promise<string | undefined> {
  // WebAssembly of a megabyte, which a server without visitors does without.
  const subset = require('subset-font') as SubsetFont;
  const { convert } = require('fontverter') as Fontverter;
  const ranges = isExtended.test(text) ? (['latin', 'latin-ext'] as const) : (['latin'] as const);
  for (const { maxBytes, ...cut } of within) {
    const cutFiles = await Promise.all(
      ranges.map(async (range) => {
        const options = { targetFormat: 'sfnt', noHinting: true, ...cut } as const;
        return convert(emptyNames(await subset(await fileOf(range), text, options)), 'woff2');
      }),
    );
    if (cutFiles.reduce((sum, { length }) => sum + length, 0) > maxBytes) continue;
    const [latin = '', extended] = cutFiles.map(
      (file) =>
        `@font-face{font-family:Bricolage Grotesque Variable;font-weight:700;font-display:optional;src:url(data:font/woff2;base64,${file.toString('base64')})`,
    );
    return extended === undefined
      ? `${latin}}`
      : `${latin}}${extended};unicode-range:U+100-24F,U+1E00-1E9F}`;
  }
  return undefined;
}

/** As many of the headings as fit, the most important ones first. The others get the system's face. */
async function cutFor(headings: Headings, isAnswered: boolean): Promise<string> {
  const most = headings.length > headingsWithoutQuestions ? maxBytesWithQuestions : Infinity;
  const within = cuts.map((cut) => ({
    ...cut,
    maxBytes: isAnswered ? maxBytesAfterAnswer : Math.min(cut.maxBytes, most),
  }));
  for (let count = headings.length; count > 0; count -= 1) {
    const text = headings.slice(0, count).map((heading) => heading.text);
    const characters = new Set(text.join(' ').replaceAll(/\s/g, ' '));
    const face = await cutFace([...characters].toSorted().join(''), within);
    const others = headings.slice(count).map(({ selector }) => selector);
    if (face !== undefined) {
      return others.length === 0 ? face : `${face}${others.join(',')}{font-family:inherit}`;
    }
  }
  return '';
}

const faces = new LRUCache<string, Promise<string>>({ max: 500 });

/**
 * CSS with the display face, cut down to the characters of a page's headings. Empty where the face lacks one
 * of their letters: a heading in two faces is worse than one in the system's. Pages after an answer have room for
 * all of them.
 */
export function headingFace(headings: Headings, isAnswered = false): Promise<string> {
  const wanted = headings.filter(({ text }) => text !== '');
  if (wanted.some(({ text }) => isForeign.test(text))) return Promise.resolve('');
  const key = JSON.stringify([isAnswered, wanted]);
  let face = faces.get(key);
  if (!face) {
    face = cutFor(wanted, isAnswered);
    faces.set(key, face);
    face.catch(() => faces.delete(key));
  }
  return face;
}

/**
 * CSS with the face of the thanks of a page that left them to the system, under a name of its own. Undefined where the
 * page has their letters, or the face lacks one of them.
 */
export async function thanksFace(headings: Headings): Promise<string | undefined> {
  const thanks = headings.at(-1);
  if (!thanks) return undefined;
  const own = await headingFace(headings);
  if (own !== '' && !own.includes(thanks.selector)) return undefined;
  const face = await headingFace([thanks], true);
  if (face === '') return undefined;
  const named = face.replaceAll('font-family:Bricolage Grotesque Variable', 'font-family:Thanks');
  return `${named}${thanks.selector}{font-family:Thanks}`;
}
