import type { LocationResolvers } from '../../resolvers.generated.ts';
import { present } from '../../present.ts';

/** What a location is called in the graph where the API has another word. */
export const Location: LocationResolvers = {
  alertEmail: ({ alert_email }) => alert_email,
  alertThreshold: ({ alert_threshold }) => alert_threshold,
  company: async ({ company }, _, { sources }) =>
    present(await sources.companies.get(company), 'company', company),
  dateCreated: ({ date_created }) => date_created,
  numberOfCodes: ({ number_of_codes }) => number_of_codes,
};
