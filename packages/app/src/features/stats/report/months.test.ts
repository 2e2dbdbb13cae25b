import { expect, it } from 'vitest';

import { isMonth, monthOf, monthsSince } from './months';

it('lists every month since the first, newest first', () => {
  expect(monthsSince('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

it('has the newest month where nothing is known of a first one', () => {
  expect(monthsSince('2026-12', '2026-02')).toEqual(['2026-02']);
});

it('tells the month of a day', () => {
  expect(monthOf(new Date(2026, 0, 31))).toBe('2026-01');
});

it.each(['2026-13', '2026-1', '1999-01', '', 'x'])('takes "%s" for no month', (text) => {
  expect(isMonth(text)).toBe(false);
});
