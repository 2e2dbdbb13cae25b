import { everyLanguage } from '@hearback/ui/forms/everyLanguage';
import { describe, expect, it } from 'vitest';

import { kioskWords } from './kiosk/kioskWords';
import { english } from './words/english';
import type { VisitorWords } from './words/VisitorWords';
import { visitorWords } from './words';

const value = 'Café Lipa ✓';

/** Every sentence around a form by its name, with a value in it where it takes one. */
function textsOf({ receipt, ...around }: VisitorWords): Record<string, string> {
  const ofReceipt = Object.entries(receipt).map(([name, text]) => [
    `receipt.${name}`,
    typeof text === 'string' ? text : text(value),
  ]);
  return { ...around, ...Object.fromEntries(ofReceipt) };
}

const inEnglish = textsOf(english);
const tags = Object.keys(everyLanguage).filter((tag) => tag !== 'en');

describe.each(tags)('what the page says around a form in %s', (tag) => {
  const texts = textsOf(visitorWords(tag));

  it('is all there, with the same values, and not in English', () => {
    const faults = Object.entries(inEnglish).filter(([name, said]) => {
      const text = texts[name] ?? '';
      const isOff = text.trim() !== text || text === '' || text === said;
      return isOff || text.includes(value) !== said.includes(value);
    });
    expect(faults).toEqual([]);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(inEnglish).toSorted());
  });

  it('fits where English fits', () => {
    const long = Object.entries(texts).filter(
      ([name, text]) => text.length > Math.max(2 * (inEnglish[name] ?? '').length, 16),
    );
    expect(long).toEqual([]);
  });

  it('is written in its own script', () => {
    const script = { bg: 'Cyrillic', uk: 'Cyrillic', el: 'Greek' }[tag] ?? 'Latin';
    const foreign = Object.values(texts).filter((text) => {
      const letters = text.replace(value, '').replaceAll(/e-?mail|\b(PIN|JPEG|PNG)\b/gi, '');
      return new RegExp(`(?!\\p{Script=${script}})\\p{L}`, 'u').test(letters);
    });
    expect(foreign).toEqual([]);
  });
});

describe.each(tags)('what a kiosk says in %s', (tag) => {
  it('is all there, fits, and is not in English', () => {
    const own = Object.entries(kioskWords('en'));
    const texts: Readonly<Record<string, string>> = { ...kioskWords(tag) };
    const faults = own.filter(([name, said]) => {
      const text = texts[name] ?? '';
      const isLong = text.length > Math.max(2 * said.length, 16);
      // A second is written with one letter in most of them.
      return text.trim() !== text || text === '' || isLong || (text === said && name !== 'seconds');
    });
    expect(faults).toEqual([]);
  });
});

it('takes a language by its root, and Norwegian for what it is written in', () => {
  expect(visitorWords('pt-BR').language).toBe('Idioma');
  expect(visitorWords('no').language).toBe('Språk');
  expect(visitorWords('tlh')).toBe(english);
});
