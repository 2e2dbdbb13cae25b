import type { FormResolvers } from '../../resolvers.generated.ts';

/** What a form is called in the graph where the API has another word. */
export const Form: FormResolvers = {
  dateCreated: ({ date_created }) => date_created,
  dateUpdated: ({ date_updated }) => date_updated,
  document: ({ title, style, fields }) => ({ title, style, fields }),
  usedByCodes: ({ used_by_codes }) => used_by_codes,
};
