import { expect, it } from 'vitest';

import { pl } from './pl';

it.each([
  [1, '1 zaznaczona'],
  [3, '3 zaznaczone'],
  [5, '5 zaznaczonych'],
  [22, '22 zaznaczone'],
])('inflects the count of %i selected rows', (count, text) => {
  expect(pl.selected(count)).toBe(text);
});
