import { describe, expect, it } from 'vitest';

import { findTokens, isStopWord } from './tokens.ts';

const pieces = (text: string) => findTokens(text).map(({ kind, word }) => `${kind} ${word}`);

describe('the pieces of a text', () => {
  it('are words in any script, with their apostrophes', () => {
    expect(pieces('Didn’t O’Neill żółć Кофе')).toEqual([
      "word didn't",
      "word o'neill",
      'word żółć',
      'word кофе',
    ]);
  });

  it('are numbers with their marks', () => {
    expect(pieces('12,50 zł 100% 18:30')).toEqual([
      'number 12,50',
      'word zł',
      'number 100%',
      'number 18:30',
    ]);
  });

  it('are emoji, whole, and faces made of letters', () => {
    expect(pieces('👍🏽 👩‍🍳 ❤️ :-) ;D <3')).toEqual([
      'emoji 👍🏽',
      'emoji 👩‍🍳',
      'emoji ❤️',
      'emoji :-)',
      'emoji ;d',
      'emoji <3',
    ]);
  });

  it('are the marks between clauses, but no hyphen inside a word', () => {
    expect(pieces('so-so, really... ok - bye')).toEqual([
      'word so',
      'word so',
      'mark ,',
      'word really',
      'mark ...',
      'word ok',
      'mark -',
      'word bye',
    ]);
  });

  it('know where they stand', () => {
    const text = 'Zimna  kawa!';
    for (const { start, end, text: piece } of findTokens(text)) {
      expect(text.slice(start, end)).toBe(piece);
    }
  });

  it('are none in an empty text', () => {
    expect(findTokens(' \t ')).toEqual([]);
  });
});

describe('a stop word', () => {
  it('is known with and without its accents', () => {
    expect(isStopWord('się', 'pl') && isStopWord('sie', 'pl') && isStopWord('the', 'en')).toBe(
      true,
    );
  });

  it('is none in the other language', () => {
    expect(isStopWord('the', 'pl') || isStopWord('się', 'en')).toBe(false);
  });
});
