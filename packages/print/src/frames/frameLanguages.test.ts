import type { FrameDocument, LocalizedText } from '@hearback/schema/documents';
import { expect, it } from 'vitest';

import { frameLanguages, hasStarterTextLeft } from './frameLanguages.ts';
import { frameSizes } from './frameSizes.ts';
import { starterFrame } from './starterFrame.ts';
import { openStarter, starterNames } from './starters/openStarter.ts';

/** The starter with another question. */
const asking = (text: LocalizedText): FrameDocument => {
  const document = starterFrame('Card', frameSizes.a6);
  const [first] = document.content.filter(({ type }) => type === 'text');
  return {
    ...document,
    content: document.content.map((element) =>
      element === first && element.type === 'text' ? { ...element, text } : element,
    ),
  };
};

it('names the languages that words are written in', () => {
  expect(frameLanguages(asking({ 'en-US': 'Well?', de: 'Na?' }))).toEqual(['en-US', 'de', 'pl-PL']);
  expect(frameLanguages({ ...asking('Well?'), content: [] })).toEqual([]);
});

it.each([
  ['one language', { 'en-US': 'Front desk?', 'pl-PL': 'Jak było?' }, false, true],
  ['both', { 'en-US': 'Front desk?', 'pl-PL': 'Recepcja?' }, false, false],
  ['none', { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' }, false, false],
  ['the other one', { 'en-US': 'How was it?', 'pl-PL': 'Recepcja?' }, true, false],
] as const)('knows the starter’s text where its owner changed %s', (_, text, english, polish) => {
  expect(hasStarterTextLeft(asking(text), 'en-US')).toBe(english);
  expect(hasStarterTextLeft(asking(text), 'pl-PL')).toBe(polish);
});

it.each(starterNames)('finds nothing to say of %s as it comes', (name) => {
  expect(hasStarterTextLeft(openStarter(name), 'pl-PL')).toBe(false);
});
