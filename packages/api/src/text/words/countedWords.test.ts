import { expect, it } from 'vitest';

import { addWordCounts, packWordCounts } from './packWords.ts';
import { noteComment, noWords } from './WordTally.ts';

const comments = [
  { text: 'The soup was cold, and Marek was rude. Soups!', language: 'en', name: 'Ada' },
  { text: 'Zimna zupa, pani Nowak była niemiła', language: 'pl', name: 'Nowak' },
  { text: 'Menu, menu: write to ada@example.com', language: 'en', name: null },
  { text: '', language: 'en', name: null },
];

it.each(['positive', 'neutral', 'negative'] as const)(
  'counts as the comment did while it was there, with a %s mood',
  (sentiment) => {
    const [before, after] = [noWords(), noWords()];
    for (const comment of comments) {
      noteComment(before, { ...comment, sentiment }, 1);
      addWordCounts(after, packWordCounts(comment), sentiment, 1);
    }
    expect(before.words.size).toBeGreaterThan(3);
    expect(after).toEqual(before);

    for (const comment of comments) addWordCounts(after, packWordCounts(comment), sentiment, -1);
    expect(after).toEqual(noWords());
  },
);

it('holds neither who wrote it nor the order of what was written', () => {
  const [comment] = comments;
  if (!comment) throw new Error('There are four.');
  const packed = Buffer.from(packWordCounts(comment)).toString('latin1').toLowerCase();
  for (const part of ['marek', 'soup was', 'ada']) expect(packed).not.toContain(part);
  expect(packed).toContain('soup');
});
