import { describe, expect, it } from 'vitest';

import { emojiWeight, lexiconOf } from './lexicon.ts';
import en from './wordsEn.json' with { type: 'json' };
import pl from './wordsPl.json' with { type: 'json' };

describe.each([
  ['en', en],
  ['pl', pl],
] as const)('the lexicon (%s)', (language, lists) => {
  it('gives each word and each phrase one weight', () => {
    const listed = [...Object.values(lists.words), ...Object.values(lists.phrases)].flat();
    const all = [...listed, ...lists.neutral, ...lists.silent];
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
  });

  it('knows words by themselves, without accents, and by their stems', () => {
    const { words, stems } = lexiconOf(language);
    const listed = Object.values(lists.words).flat();
    expect(words.size).toBeGreaterThan(listed.length * 0.98);
    expect([...words.values(), ...stems.values()].every((weight) => Math.abs(weight) <= 3)).toBe(
      true,
    );
    expect([...stems.keys()].filter((stem) => stem.length < 3)).toEqual([]);
  });
});

describe('an emoji', () => {
  it('weighs the same in every skin and style', () => {
    expect(emojiWeight('👍🏿')).toBe(emojiWeight('👍'));
    expect(emojiWeight('❤')).toBe(emojiWeight('❤️'));
  });

  it('that we do not know weighs nothing', () => {
    expect(emojiWeight('🪑')).toBe(0);
  });
});
