import { expect, it } from 'vitest';

import { nextName } from './documents.ts';

it.each([
  { name: 'Table form', taken: ['Table form'], next: 'Table form 2' },
  { name: 'Table form', taken: ['Table form', 'Table form 2'], next: 'Table form 3' },
  { name: 'Table form 2', taken: ['Table form 2'], next: 'Table form 3' },
  { name: 'Room 7', taken: ['Room 7'], next: 'Room 2' },
  { name: 'x'.repeat(120), taken: [], next: `${'x'.repeat(118)} 2` },
])('calls a copy of $name $next', ({ name, taken, next }) => {
  expect(nextName(name, taken)).toBe(next);
});
