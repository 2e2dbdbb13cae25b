import type { Timeframe } from './contract.ts';
import { addDays, findWindow, monthsBefore, windowBefore, type Window } from './findWindow.ts';

/**
 * The period that a timeframe is compared with: the calendar period before the last whole one, the
 * same days a year earlier for the year to date, otherwise as many days or months right before. All
 * time has none.
 */
export function findWindowBefore(
  timeframe: Timeframe,
  today: string,
): Required<Window> | undefined {
  if (timeframe === 'all_time') return undefined;
  const window = findWindow(timeframe, today);
  switch (timeframe) {
    case 'last_6_months':
      return { from: addDays(monthsBefore(today, 12), 1), to: addDays(window.from, -1) };
    case 'year_to_date':
      return findWindow('year_to_date', monthsBefore(today, 12));
    case 'last_month':
    case 'last_year':
      // Seen from its own first day, the one before it is the last whole one.
      return findWindow(timeframe, window.from);
    case 'today':
    case 'last_7_days':
    case 'last_30_days':
    case 'last_week':
      return windowBefore(window);
  }
}
