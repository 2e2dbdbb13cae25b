import { expect, it } from 'vitest';

import { withoutLinks } from './letter.ts';

it.each([
  ['You won! http://evil.test/claim', 'You won! http: evil. test/claim'],
  ['www.evil.test', 'www. evil. test'],
  ['//evil\\\\host', ' evil host'],
  ['me@evil.test', 'me @ evil. test'],
  ['evil.3com.example', 'evil. 3com. example'],
  ['złoto。pl', 'złoto。 pl'],
  ['1.2.3.4', '1.2.3.4'],
  ['Café St. Mary, 7.5 km', 'Café St. Mary, 7.5 km'],
])('writes %j as %j', (name, words) => {
  expect(withoutLinks(name)).toBe(words);
});
