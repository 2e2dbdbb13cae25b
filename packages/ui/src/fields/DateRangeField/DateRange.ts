/** Days as `2026-11-21`, both included. The empty string leaves that end open. */
export interface DateRange {
  start: string;
  end: string;
}

/** Whether both ends are known and the last day lies before the first. */
export const endsTooEarly = ({ start, end }: DateRange): boolean =>
  // Days written this way sort like text.
  start !== '' && end !== '' && end < start;
