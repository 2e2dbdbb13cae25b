import { writeRange } from '@hearback/schema/periods';

import type { StatsFilter, Timeframe } from '../../server/generated/graphql';
import { paths } from '../../paths';

interface Shown {
  /** Words to search for. */
  search?: string;
  /** The id of one answer to read. */
  open?: string;
}

/** The periods of the list that have another name than here. */
const periods: Partial<Record<Timeframe, string>> = {
  ALL_TIME: '',
  LAST_7_DAYS: '7d',
  LAST_30_DAYS: '30d',
};

const periodOf = ({ timeframe, from, to }: StatsFilter): string => {
  if (from && to) return writeRange({ start: from, end: to });
  return timeframe ? (periods[timeframe] ?? timeframe.toLowerCase()) : '';
};

/** The address of the submissions behind a statistic: the same place, code, tag and form. */
export function feedbackLink(filter: StatsFilter, { search, open }: Shown): string {
  const parts = {
    search,
    open,
    company: filter.companyId,
    location: filter.locationId,
    code: filter.codeId,
    tag: filter.tag,
    form: filter.formId,
    period: search && periodOf(filter),
  };
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) address.set(name, String(value));
  return `${paths.feedback}?${address.toString()}`;
}
