import { expect, it } from 'vitest';

import { findWords } from './Highlight';

const found = (text: string, words: string) =>
  findWords(text, words)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Kawa była zimna', 'kawa', '[Kawa] była zimna'],
  ['Dobrą kawę poproszę', 'kawe dobra', '[Dobrą] [kawę] poproszę'],
  ['Łosoś jak zawsze', 'losos', '[Łosoś] jak zawsze'],
  ['banana', 'ana', 'b[anana]'],
  ['Szumiało (bardzo)', '(bardzo)', 'Szumiało [(bardzo)]'],
  ['Super 👍 lokal', 'lokal', 'Super 👍 [lokal]'],
])('in “%s” finds “%s”', (text, words, expected) => {
  expect(found(text, words)).toBe(expected);
});

it('keeps the text whole when nothing is looked for', () => {
  expect(findWords('Zimna zupa', '  ')).toEqual([{ text: 'Zimna zupa', isFound: false }]);
});
