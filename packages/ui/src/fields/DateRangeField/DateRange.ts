/** Days as `2026-11-21`, both included. The empty string leaves that end open. */
export interface DateRange {
  start: string;
  end: string;
}

/** A period with a name, offered beside the calendar. */
export interface NamedRange {
  /** "Last 7 days". */
  name: string;
  range: DateRange;
}

/** Whether both ends are known and the last day lies before the first. */
export const endsTooEarly = ({ start, end }: DateRange): boolean =>
  // Days written this way sort like text.
  start !== '' && end !== '' && end < start;

/** Whether one of its days lies before the first day that can be chosen, or after the last. */
export const startsTooEarly = ({ start, end }: DateRange, min = ''): boolean =>
  [start, end].some((day) => day !== '' && day < min);

export const runsTooLate = ({ start, end }: DateRange, max = ''): boolean =>
  max !== '' && [start, end].some((day) => day > max);
