import { expect, it } from 'vitest';

import type { ElementOf } from '@hearback/schema/documents';

import { tableCard } from '../frame.fixtures.ts';
import { drawText, heightOfText } from './drawText.ts';

const [text] = tableCard.content.filter((element): element is ElementOf<'text'> => {
  return element.type === 'text';
});
if (!text) throw new Error('The card has words.');

const options = {
  codeText: 'A',
  language: 'pl-PL',
  showsPlaces: false,
  addressOf: () => undefined,
};
const saying = (words: string) => ({ ...text, text: { 'pl-PL': words } });
const composed = 'Zażółć gęślą jaźń w kawiarni';
const decomposed = composed.normalize('NFD');

it('draws a letter and its accent as the one letter that the fonts have', () => {
  const [mark] = drawText(saying(decomposed), options);

  expect(decomposed).not.toBe(composed);
  expect(mark).toEqual(drawText(saying(composed), options)[0]);
  expect(mark?.children?.map(({ words }) => words).join(' ')).toBe(composed);
});

it('is as tall for both ways to write an accent', () => {
  const narrow = { ...saying(decomposed), width_mm: 20 };

  expect(heightOfText(narrow, 'pl-PL')).toBe(
    heightOfText({ ...saying(composed), width_mm: 20 }, 'pl-PL'),
  );
});
