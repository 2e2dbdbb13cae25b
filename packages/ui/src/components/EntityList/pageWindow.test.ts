import { expect, it } from 'vitest';

import { pageWindow } from './EntityListFoot';

it.each([
  { total: 0, page: 1, shows: { from: 0, to: 0, pages: 1 } },
  { total: 3, page: 1, shows: { from: 1, to: 3, pages: 1 } },
  { total: 10, page: 1, shows: { from: 1, to: 10, pages: 1 } },
  { total: 11, page: 2, shows: { from: 11, to: 11, pages: 2 } },
  { total: 300, page: 7, shows: { from: 61, to: 70, pages: 30 } },
])('shows page $page of $total entries as $shows', ({ total, page, shows }) => {
  expect(pageWindow(total, page, 10)).toEqual(shows);
});
