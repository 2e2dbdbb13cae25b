import { describe, expect, it } from 'vitest';

import { judgeSentiment } from './judgeSentiment.ts';
import both from './labelled/both.json' with { type: 'json' };

describe('the mood of an answer', () => {
  it('is told by the comment, whatever the rating', () => {
    expect(judgeSentiment({ rating: 10, comment: 'The fries were disgusting.' })).toMatchObject({
      sentiment: 'negative',
      source: 'comment',
    });
    expect(judgeSentiment({ rating: 3, comment: 'Frytki były przepyszne' })).toMatchObject({
      sentiment: 'positive',
      source: 'comment',
    });
  });

  it.each([
    [10, 'positive'],
    [9, 'positive'],
    [8, 'neutral'],
    [7, 'neutral'],
    [6, 'negative'],
    [1, 'negative'],
    [null, 'neutral'],
    [undefined, 'neutral'],
  ])('is told by a rating of %s where there is no comment, or none that tells', (rating, mood) => {
    const told = { sentiment: mood, source: 'rating', score: 0 };
    expect(judgeSentiment({ rating, comment: '' })).toEqual(told);
    expect(judgeSentiment({ rating, comment: 'Table by the window' })).toEqual(told);
  });

  it.each([
    ['Great coffee but the toilets were filthy.', 'neutral', 'mixed'],
    ['Pyszna kawa, ale toalety obrzydliwe', 'neutral', 'mixed'],
    ['Das Essen war sehr gut, wir waren zufrieden', 'negative', 'foreign'],
    ['terible servise', 'negative', 'comment'],
    ['obsluga byla tragiczna', 'negative', 'comment'],
    ['soooo goooood', 'positive', 'comment'],
  ])('of "%s" with six stars is %s by %s', (comment, sentiment, source) => {
    expect(judgeSentiment({ rating: 6, comment })).toMatchObject({ sentiment, source });
  });

  it.each([
    ['Great coffee. Obsługa fatalna', 'neutral', 'mixed'],
    ['Obsluga fatalna. Great coffee', 'neutral', 'mixed'],
    ['Great coffee but obsługa fatalna', 'neutral', 'mixed'],
    ['Great coffee, obsługa przemiła', 'positive', 'comment'],
    ['Rude staff. Table by the window. Brudno i drogo', 'negative', 'comment'],
    // German clauses are ignored, positive and negative ones.
    ['Great coffee. Das Essen war sehr schlecht. Obsługa przemiła', 'positive', 'comment'],
    ['Das Essen war sehr gut. The toilets were filthy. Obsługa fatalna', 'negative', 'comment'],
    ['Great coffee. Obsługa fatalna. Das Essen war sehr gut', 'neutral', 'mixed'],
    ['Table by the window. Das Essen war sehr gut, wir waren zufrieden', 'negative', 'foreign'],
  ])('of "%s", each clause in its own language, is %s by %s', (comment, sentiment, source) => {
    expect(judgeSentiment({ rating: 6, comment })).toMatchObject({ sentiment, source });
    expect(judgeSentiment({ rating: 6, comment, language: 'pl-PL' })).toMatchObject({
      sentiment,
      source,
    });
  });

  it('is right for five of six comments in two languages that no rule was tuned on', () => {
    const right = both.filter(({ text, mood }) => {
      const { sentiment, source } = judgeSentiment({ comment: text });
      return mood === (source === 'mixed' ? source : sentiment);
    });
    expect(right.length / both.length).toBeGreaterThanOrEqual(5 / 6);
  });

  it('is left to the rating where the words are unsure', () => {
    const comment = 'We came with the whole class';
    expect(judgeSentiment({ rating: 9, comment })).toMatchObject({
      sentiment: 'positive',
      source: 'rating',
    });
  });

  it('is read in the language of the page where the words fit both', () => {
    const comment = 'dno';
    expect(judgeSentiment({ comment, language: 'pl-PL' }).sentiment).toBe('negative');
  });
});
