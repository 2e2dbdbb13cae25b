import type { CompanyResolvers } from '../../resolvers.generated.ts';

/** What a company is called in the graph where the API has another word. */
export const Company: CompanyResolvers = {
  codeCount: ({ code_count }) => code_count,
  dateCreated: ({ date_created }) => date_created,
  locationCount: ({ location_count }) => location_count,
  registrationNumber: ({ registration_number }) => registration_number,
  visitorName: ({ visitor_name }) => visitor_name,
};
