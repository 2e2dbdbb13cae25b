import { expect, it } from 'vitest';

import { hasSegment } from './paths';

it.each([
  ['/login/', true],
  ['/login', true],
  ['/creator/editor/codes/login-desk/', false],
  ['/loginx/', false],
])('finds the segment login in %s: %s', (path, found) => {
  expect(hasSegment(path, 'login', 'register')).toBe(found);
});
