import { expect, it } from 'vitest';

import { defined } from './defined';

it('drops what is undefined and keeps null, false, zero and empty text', () => {
  expect(defined({ a: undefined, b: null, c: false, d: 0, e: '' })).toStrictEqual({
    b: null,
    c: false,
    d: 0,
    e: '',
  });
});
