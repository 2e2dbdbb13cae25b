import { createElement } from 'react';
import { expect, it } from 'vitest';

import { wordsOf } from './wordsOf.ts';

it('finds words in rows and in elements, however deep', () => {
  const given = {
    label: 'Rating',
    rows: [{ name: 'Café Lipa' }],
    action: createElement('p', {}, createElement('b', { title: 'Why' }, 'Undo')),
  };

  expect(wordsOf(given)).toEqual(['Rating', 'Café Lipa', 'Why', 'Undo']);
});

it('ends where things hold each other', () => {
  const first: Record<string, unknown> = { label: 'First' };
  first['itself'] = first;

  expect(wordsOf(first)).toEqual(['First']);
});
