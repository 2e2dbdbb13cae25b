import { ownLayoutOf } from '@hearback/schema/documents';

import type { FormResolvers } from '../../resolvers.generated.ts';

/** What a form is called in the graph where the API has another word. */
export const Form: FormResolvers = {
  dateCreated: ({ date_created }) => date_created,
  dateUpdated: ({ date_updated }) => date_updated,
  document: (form) => ({ title: form.title, ...ownLayoutOf(form) }),
  hasUnpublishedChanges: ({ has_unpublished_changes }) => has_unpublished_changes,
  usedByCodes: ({ used_by_codes }) => used_by_codes,
  versions: ({ id, version }, _, { sources }) =>
    version === 0 ? [] : sources.forms.listVersions(id),
};
