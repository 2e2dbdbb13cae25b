import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toReport } from './toReport.ts';

/** Reads the report of a month. */
export const statsReport: NonNullable<QueryResolvers['statsReport']> = async (
  _,
  { month, companyId, locationId, timezone },
  { sources },
) =>
  toReport(
    await sources.stats.report({ month, company: companyId, site: locationId, tz: timezone }),
  );
