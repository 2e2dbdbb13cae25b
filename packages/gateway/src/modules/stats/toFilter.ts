import type { StatsFilter } from '../../resolvers.generated.ts';
import type { QueryParameters } from '../../sources/http.ts';

/** The graph's filter as the API spells it. */
export const toFilter = (filter: StatsFilter | null | undefined): QueryParameters => ({
  timeframe: filter?.timeframe?.toLowerCase(),
  company: filter?.companyId,
  site: filter?.locationId,
  code: filter?.codeId,
  form: filter?.formId,
  tz: filter?.timezone,
});
