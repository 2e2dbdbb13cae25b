import { expect, it } from 'vitest';

import { findWindowBefore } from './findWindow.ts';

it.each([
  ['today', '2026-11-21', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-21', '2026-11-19', '2026-11-19'],
  ['last_7_days', '2026-11-21', '2026-11-08', '2026-11-14'],
  ['last_30_days', '2026-11-21', '2026-09-23', '2026-10-22'],
  ['last_6_months', '2026-11-21', '2025-11-22', '2026-05-21'],
  // February has no 31st: the window begins on 1 March, and the one before it ends on 28 February.
  ['last_6_months', '2026-08-31', '2025-09-01', '2026-02-28'],
  ['last_week', '2026-11-21', '2026-11-02', '2026-11-08'],
  ['last_month', '2026-11-21', '2026-09-01', '2026-09-30'],
  ['last_month', '2026-03-31', '2026-01-01', '2026-01-31'],
  ['last_month', '2026-02-10', '2025-12-01', '2025-12-31'],
  ['last_year', '2026-11-21', '2024-01-01', '2024-12-31'],
  ['year_to_date', '2026-11-21', '2025-01-01', '2025-11-21'],
  // A leap day is compared with the last of February.
  ['year_to_date', '2028-02-29', '2027-01-01', '2027-02-28'],
] as const)('%s on %s is compared with %s to %s', (timeframe, today, from, to) => {
  expect(findWindowBefore(timeframe, today)).toEqual({ from, to });
});

it('has nothing to compare all time with', () => {
  expect(findWindowBefore('all_time', '2026-11-21')).toBeUndefined();
});
