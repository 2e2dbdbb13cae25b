import { expect, it } from 'vitest';

import { readReceipt, readSlug } from './readAloud.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

it.each([
  { what: 'a slug', read: readSlug, spelled: letters.slice(0, 10) },
  { what: 'a receipt', read: readReceipt, spelled: letters.slice(0, 26) },
])('reads $what in any letter case, and letters that look like digits', ({ read, spelled }) => {
  expect(read(` ${spelled.toLowerCase()} `)).toBe(spelled);
  expect(read(spelled.replace('0', 'o').replace('1', 'I'))).toBe(spelled);
  expect(read(spelled.replace('1', 'l'))).toBe(spelled);
  for (const wrong of ['', 'x', `${spelled}0`, spelled.slice(1), `${spelled.slice(1)}U`]) {
    expect(read(wrong)).toBeUndefined();
  }
});
