import { RemoveCompaniesDocument } from '../../server/generated/graphql';
import { idsOf } from '../../lists/removal/Removal';
import { messages } from './messages';

/** Companies; their locations and codes go with them, here as on the server. */
export const companyRemoval = {
  kind: 'Company',
  document: RemoveCompaniesDocument,
  field: 'removeCompanies',
  inputOf: idsOf,
  page: 'CompaniesPage',
  removed: messages.removed,
} as const;
