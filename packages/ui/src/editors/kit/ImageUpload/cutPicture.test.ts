import { expect, it } from 'vitest';

import { storedSize } from './pictures';

it.each([
  [
    { width: 800, height: 400 },
    { width: 400, height: 200 },
  ],
  [
    { width: 90, height: 60 },
    { width: 90, height: 60 },
  ],
  [
    { width: 3, height: 3_000 },
    { width: 1, height: 200 },
  ],
])('stores %j as %j', (picture, stored) => {
  expect(storedSize(picture)).toEqual(stored);
});
