import { expect, it } from 'vitest';

import { findEnglish } from './findEnglish.ts';
import { ownWords } from './ownWords.ts';

const problemsOf = (html: string) => {
  document.body.innerHTML = html;
  return findEnglish(document, ownWords);
};

it('finds a word of a component that stayed English, seen or only heard', () => {
  expect(problemsOf('<button aria-label="Close">×</button><p>Saving…</p>')).toEqual([
    '“Close” should be “Zamknij”.',
    '“Saving…” should be “Zapisywanie…”.',
  ]);
});

it('says nothing about Polish, nor about words of the caller', () => {
  expect(problemsOf('<button aria-label="Zamknij">×</button><p>Café Lipa</p>')).toEqual([]);
  document.body.innerHTML = '<button>Undo</button>';
  expect(findEnglish(document, ownWords, ['Undo'])).toEqual([]);
});

it('leaves a part alone that has a language of its own', () => {
  expect(problemsOf('<main lang="en-US"><button>Close</button></main>')).toEqual([]);
});
