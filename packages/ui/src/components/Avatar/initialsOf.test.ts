import { expect, it } from 'vitest';

import { initialsOf } from './Avatar';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  łukasz   jan żak ', 'ŁŻ'],
  ['Cher', 'C'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
