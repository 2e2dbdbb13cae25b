import { expect, it } from 'vitest';
import { faceNames } from './faces.ts';
import { faceLetters, faceWidths } from './faceWidths.ts';
import { measureText } from './measureText.ts';
import { openFonts, unwoff } from './openFonts.ts';
import { readFontFile } from './readFontFile.fixtures.ts';
import { tabulateWidths } from './tabulateWidths.ts';

it('has the widths that the fonts have: otherwise run `npm run -w lab fonts`', async () => {
  expect(await tabulateWidths(readFontFile)).toEqual({ letters: faceLetters, widths: faceWidths });
});

it('has every letter of English and Polish in every face', () => {
  for (const letter of 'AaZz09ĄąĆćĘęŁłŃńÓóŚśŹźŻż„”–—…€&@') expect(faceLetters).toContain(letter);
});

it('sets text with kerning, and Polish from both files of a face', async () => {
  const fonts = await openFonts(readFontFile, ['display-700']);

  const kerned = fonts.shape('AVATAR', 'display-700');
  expect(kerned.width).toBeLessThan(measureText('AVATAR', 1_000, 'display-700'));

  const polish = fonts.shape('Zażółć gęślą jaźń', 'display-700');
  expect(polish.glyphs.map(({ letters }) => letters).join('')).toBe('Zażółć gęślą jaźń');
  expect(new Set(polish.glyphs.map(({ part }) => part)).size).toBe(2);
  expect(polish.glyphs.every(({ id }) => id > 0)).toBe(true);
});

it.each(['\u05e9\u05dc\u05d5\u05dd', '\u0645\u0631\u062d\u0628\u0627'])(
  'leaves the letters after %s in their order',
  async (word) => {
    const fonts = await openFonts(readFontFile, ['text-400']);
    const { glyphs } = fonts.shape(`${word} Hearback`, 'text-400');

    expect(glyphs.map(({ letters }) => letters).join('')).toBe(`${word} Hearback`);
    expect(glyphs.every(({ x }, index) => x >= (glyphs[index - 1]?.x ?? 0))).toBe(true);
  },
);

it('says which face is missing', async () => {
  const fonts = await openFonts(readFontFile, ['text-400']);
  expect(() => fonts.shape('a', 'text-700')).toThrow('The face text-700 was not opened.');
});

it('refuses what is no WOFF file', async () => {
  await expect(unwoff(new Uint8Array(64))).rejects.toThrow('no WOFF 1.0 file');
});

it.each(faceNames)('measures %s in the unit of its size', (face) => {
  expect(measureText('nn', 20, face)).toBeCloseTo(2 * measureText('n', 20, face));
  expect(measureText('n', 20, face)).toBeGreaterThan(8);
});
