import type { StatsFilter, Timeframe } from '../../server/generated/graphql';
import { paths } from '../../paths';

interface Shown {
  /** Words to search for. */
  search?: string;
  /** The id of one answer to read. */
  open?: string;
}

/** The list's filter by time that comes nearest. Other windows show the answers of all time. */
const periods: Partial<Record<Timeframe, string>> = {
  TODAY: '24h',
  LAST_7_DAYS: '7d',
  LAST_30_DAYS: '30d',
};

/** The address of the answers that statistics were made of: of the same place, code and form. */
export function toFeedback(filter: StatsFilter, { search, open }: Shown): string {
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
