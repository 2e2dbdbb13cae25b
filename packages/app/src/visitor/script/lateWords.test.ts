import { everyLanguage } from '@hearback/ui/forms/everyLanguage';
import { describe, expect, it } from 'vitest';

import { charactersLeft } from '../counterWords';
import { earlierWords } from './earlier/earlierWords';

const others = [...Object.keys(everyLanguage).filter((tag) => tag !== 'en'), 'no', 'pt-BR'];

describe.each(others)('what is loaded after the page, in %s', (tag) => {
  const english = earlierWords('en');
  const texts = Object.entries(earlierWords(tag));

  it('is all there, and not in English', () => {
    expect(texts.map(([name]) => name)).toEqual(Object.keys(english));
    for (const [name, text] of texts) {
      expect(text).not.toBe(english[name as keyof typeof english]);
      expect(text.trim()).toBe(text);
      expect(text.length).toBeLessThan(100);
    }
    for (const left of [12, -12]) {
      expect(charactersLeft(left, tag)).not.toBe(charactersLeft(left, 'en'));
      expect(charactersLeft(left, tag)).toMatch(/^\D+: 12$/);
    }
    expect(charactersLeft(12, tag)).not.toBe(charactersLeft(-12, tag));
  });
});
