import { describe, expect, it } from 'vitest';

import { stemOf } from '../stems.ts';

describe('the stem of a word', () => {
  it.each([
    ['waiting waited waits wait'],
    ["coffee coffees coffee's"],
    ['friendly friendliness'],
    ['café cafe'],
  ])('is one for the English words %s', (words) => {
    expect(new Set(words.split(' ').map((word) => stemOf(word, 'en'))).size).toBe(1);
  });

  it('follows the rules of the language it is asked for', () => {
    expect(stemOf('waiting', 'pl')).toBe('waiting');
    expect(stemOf('kawami', 'pl')).toBe(stemOf('kawa', 'pl'));
    expect(stemOf('kawami', 'en')).not.toBe(stemOf('kawa', 'en'));
  });

  it('answers the same when asked again', () => {
    expect(stemOf('kolejkach', 'pl')).toBe(stemOf('kolejkach', 'pl'));
  });
});
