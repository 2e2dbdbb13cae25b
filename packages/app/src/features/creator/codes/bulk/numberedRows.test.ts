import { expect, it } from 'vitest';

import { namesOf } from './NumberedCodes';

const series = { pattern: 'Table #', from: 8, to: 10, isPadded: false };

it.each([
  [{}, ['Table 8', 'Table 9', 'Table 10']],
  [{ isPadded: true }, ['Table 08', 'Table 09', 'Table 10']],
  [{ pattern: 'Table' }, ['Table 8', 'Table 9', 'Table 10']],
  [{ pattern: 'Room 2# (#)', to: 8 }, ['Room 28 (8)']],
  [{ pattern: '', to: 8 }, ['8']],
  [{ to: 7 }, []],
])('names %o %o', (changes, names) => {
  expect(namesOf({ ...series, ...changes })).toEqual(names);
});
