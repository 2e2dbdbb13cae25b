import { expect, it } from 'vitest';

import { en } from '../../strings/en';
import { pl } from '../../strings/pl';
import { findRangeError } from './DateRangeField';

const bounds = { min: '2026-10-01', max: '2026-11-21' };

it('finds nothing wrong with a range inside its bounds, and with an open one', () => {
  const range = { start: '2026-10-01', end: '2026-11-21' };

  expect(findRangeError(range, bounds, en, 'en-US')).toBeUndefined();
  expect(findRangeError({ start: '', end: '' }, bounds, en, 'en-US')).toBeUndefined();
});

it('names the day that was passed, in the reader’s language', () => {
  const early = { start: '2026-09-30', end: '' };
  const late = { start: '', end: '2026-11-22' };

  expect(findRangeError(early, bounds, en, 'en-US')).toContain('October 1, 2026');
  expect(findRangeError(late, bounds, pl, 'pl-PL')).toContain('21 listopada 2026');
});

it('says first that the days are the wrong way round', () => {
  const range = { start: '2026-11-22', end: '2026-09-30' };

  expect(findRangeError(range, bounds, en, 'en-US')).toBe(en.endBeforeStart);
});
