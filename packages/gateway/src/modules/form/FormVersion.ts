import { layoutOf } from '@hearback/schema/documents';

import type { FormVersionResolvers } from '../../resolvers.generated.ts';

/** What a version is called in the graph where the API has another word. */
export const FormVersion: FormVersionResolvers = {
  dateCreated: ({ date_created }) => date_created,
  document: (version) => ({ title: version.title, ...layoutOf(version) }),
  isCurrent: ({ is_current }) => is_current,
};
