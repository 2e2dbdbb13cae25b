import { isMonth, monthBefore } from './months';

/** Choices on the page with the report. An empty text is no choice. */
export interface ReportChoice {
  month: string;
  company: string;
  location: string;
  tag: string;
}

/** Reads the choice from an address. Nothing chosen: the last month that is over. */
export function readReportChoice(address: URLSearchParams, thisMonth: string): ReportChoice {
  const month = address.get('month') ?? '';
  return {
    month: isMonth(month) && month <= thisMonth ? month : monthBefore(thisMonth),
    company: address.get('company') ?? '',
    location: address.get('location') ?? '',
    tag: address.get('tag') ?? '',
  };
}

/** The address of a choice. */
export const writeReportChoice = (choice: ReportChoice): URLSearchParams =>
  new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
