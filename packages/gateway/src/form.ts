import { layoutOf, ownLayoutOf, type FormDocument } from '@hearback/schema/documents';

import type { Form as FormRow } from './api/api.generated.ts';
import { answerOrCurrent, answerOrErrors, answerRemoval } from './errors.ts';
import type {
  FormResolvers,
  FormVersionResolvers,
  MutationResolvers,
  QueryResolvers,
} from './resolvers.generated.ts';
import { toOrdering } from './translate.ts';

export const formFields: FormResolvers = {
  document: (form) => ({ title: form.title, ...ownLayoutOf(form) }),
  versions: async ({ id, version }, _, { api }) => {
    if (version === 0) return [];
    const asked = { path: { id }, query: { pageSize: 0 } };
    return (await api.get('/form/{id}/version/', asked)).results;
  },
};

export const formVersionFields: FormVersionResolvers = {
  document: (version) => ({ title: version.title, ...layoutOf(version) }),
};

export const formQueries = {
  form: (_, { id }, { api }) => api.find('/form/', id),
  forms: (_, { page, search, orderBy }, { api }) =>
    api.page('/form/', page, { search, ordering: toOrdering(orderBy) }),
} satisfies QueryResolvers;

/** The API sends a form whole, as it does everywhere. */
const asForm = (current: unknown) => current as FormRow;

/** In a whole form, absent optional parts are reset. In a partial one they are kept. */
const toChange = (document: FormDocument) =>
  'fields' in document ? { thank_you: null, translations: null, ...document } : document;

export const formMutations = {
  addForm: (_, { input: { document, id } }, { api }) =>
    answerOrErrors(
      async () => ({
        form: await api.post('/form/', { body: { ...document, id: id ?? undefined } }),
      }),
      { form: null },
    ),

  updateForm: (_, { input: { id, document, revision } }, { api }) =>
    answerOrCurrent(
      async () => {
        const body = { ...toChange(document), revision: revision ?? undefined };
        return { form: await api.patch('/form/{id}/', { path: { id }, body }) };
      },
      { form: null },
      asForm,
    ),

  publishForm: (_, { input: { id, revision } }, { api }) =>
    answerOrCurrent(
      async () => {
        const asked = { path: { id }, body: { revision: revision ?? undefined } };
        const { codes } = await api.post('/form/{id}/publish/', asked);
        return { form: await api.findOrThrow('/form/', id), updatedCodes: codes };
      },
      { form: null, updatedCodes: null },
      asForm,
    ),

  restoreFormVersion: (_, { input: { formId: id, version, revision } }, { api }) =>
    answerOrCurrent(
      async () => {
        const asked = { path: { id, version }, body: { revision: revision ?? undefined } };
        return { form: await api.post('/form/{id}/version/{version}/restore/', asked) };
      },
      { form: null },
      asForm,
    ),

  duplicateForm: (_, { input: { id, title } }, { api }) =>
    answerOrErrors(
      async () => {
        const asked = { path: { id }, body: { title: title ?? undefined } };
        return { form: await api.post('/form/{id}/duplicate/', asked) };
      },
      { form: null },
    ),

  removeForms: (_, { input }, { api }) =>
    answerRemoval(() => api.post('/form/bulk_delete/', { body: input })),
} satisfies MutationResolvers;
