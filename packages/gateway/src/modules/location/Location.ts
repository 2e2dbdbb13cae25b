import type { AlertState, LocationResolvers } from '../../resolvers.generated.ts';
import { present } from '../../present.ts';

/** What a location is called in the graph where the API has another word. */
export const Location: LocationResolvers = {
  alertEmail: ({ alert_email }) => alert_email,
  alertState: ({ alert_state }) =>
    alert_state === null ? null : (alert_state.toUpperCase() as AlertState),
  alertAskedAt: ({ alert_asked_at }) => alert_asked_at,
  alertThreshold: ({ alert_threshold }) => alert_threshold,
  company: async ({ company }, _, { sources }) =>
    present(await sources.companies.get(company), 'company', company),
  dateCreated: ({ date_created }) => date_created,
  numberOfCodes: ({ number_of_codes }) => number_of_codes,
  visitorName: ({ visitor_name }) => visitor_name,
};
