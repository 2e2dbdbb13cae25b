import { addDays, type Window } from '../findWindow.ts';

/** The month some months after another, both such as `2026-10`. */
const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The month before another, both such as `2026-10`. */
export const monthBefore = (month: string): string => addMonths(month, -1);

/** The whole of a month. */
const daysOfMonth = (month: string): Required<Window> => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
});

/** The days that a report tells of, and those it compares them with. */
export interface ReportWindows {
  now: Required<Window>;
  before: Required<Window>;
  /** Whether the month has ended: else it is told of so far. */
  isOver: boolean;
}

/**
 * The days of a month and of the month before. A month that is not over is told of up to today, and
 * compared with the same days of the month before, as far as that one has them.
 */
export function findReportWindows(month: string, today: string): ReportWindows {
  const now = daysOfMonth(month);
  const before = daysOfMonth(monthBefore(month));
  if (today > now.to) return { now, before, isOver: true };

  const sameDay = `${before.from.slice(0, 8)}${today.slice(8)}`;
  return {
    now: { from: now.from, to: today },
    before: { from: before.from, to: sameDay < before.to ? sameDay : before.to },
    isOver: false,
  };
}
