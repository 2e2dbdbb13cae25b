import { expect, it } from 'vitest';

import { placeClear } from './SnackbarRegion';

const size = { width: 480, height: 52 };
const viewport = { width: 1280, height: 720 };

it('stands at the bottom in the middle where nothing is', () => {
  expect(placeClear(size, viewport, [])).toEqual({ left: 400, top: 652 });
});

it('moves aside, then up, for what it would cover', () => {
  const submit = { left: 700, top: 660, width: 120, height: 40 };
  expect(placeClear(size, viewport, [submit])).toEqual({ left: 16, top: 652 });
  const bar = { left: 0, top: 640, width: 1280, height: 80 };
  expect(placeClear(size, viewport, [bar])).toEqual({ left: 400, top: 588 });
});

it('covers the least where everything is covered', () => {
  const wall = { left: 0, top: 0, width: 1280, height: 720 };
  const shelf = { left: 0, top: 300, width: 1280, height: 400 };
  expect(placeClear(size, viewport, [wall, shelf]).top).toBeLessThanOrEqual(248);
});
