import type { StatsFilter, Timeframe } from '../../server/generated/graphql';
import { paths } from '../../paths';

interface Shown {
  /** Words to search for. */
  search?: string;
  /** The id of one answer to read. */
  open?: string;
}

/** The nearest period filter of the list. Other timeframes link to all time. */
const periods: Partial<Record<Timeframe, string>> = {
  TODAY: '24h',
  LAST_7_DAYS: '7d',
  LAST_30_DAYS: '30d',
};

/** The address of the submissions behind a statistic: the same place, code and form. */
export function feedbackLink(filter: StatsFilter, { search, open }: Shown): string {
  const parts = {
    search,
    open,
    company: filter.companyId,
    location: filter.locationId,
    code: filter.codeId,
    form: filter.formId,
    period: search && filter.timeframe && periods[filter.timeframe],
  };
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) address.set(name, String(value));
  return `${paths.feedback}?${address.toString()}`;
}
