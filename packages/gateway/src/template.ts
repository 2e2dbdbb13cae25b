import { layoutOf } from '@hearback/schema/documents';

import { nullWhenMissing } from './api/UpstreamError.ts';
import { answerOrErrors, answerRemoval, toInputErrors } from './errors.ts';
import type {
  InputError,
  MutationResolvers,
  QueryResolvers,
  TemplateResolvers,
} from './resolvers.generated.ts';

export const templateFields: TemplateResolvers = {
  document: ({ name, layout }) => ({ title: name, ...layoutOf(layout) }),
  isStarter: ({ owner }) => owner === null,
};

export const templateQueries = {
  starters: async (_, { language }, { api }) =>
    (await api.get('/template/starter/', { query: { lang: language } })).results,
  /** One of the account's own, or a starter. */
  template: (_, { id, language }, { api }) =>
    id === ''
      ? null
      : api
          .get('/template/{id}/', { path: { id }, query: { lang: language } })
          .catch(nullWhenMissing),
  templates: (_, { page, search }, { api }) => api.page('/template/', page, { search }),
} satisfies QueryResolvers;

/** The API says `layout.fields.2.label`; in the graph it is the document's own path. */
const toErrors = (error: unknown): InputError[] =>
  toInputErrors(error).map(({ field, ...rest }) => ({
    ...rest,
    field: field?.replace(/^layout\./, '') ?? null,
  }));

export const templateMutations = {
  addTemplate: (_, { input: { name, document } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { name, layout: layoutOf(document) };
        return { template: await api.post('/template/', { body }) };
      },
      { template: null },
      toErrors,
    ),

  updateTemplate: (_, { input: { id, name, document } }, { api }) =>
    answerOrErrors(
      async () => {
        const layout = document ? layoutOf(document) : undefined;
        const body = { name: name ?? undefined, layout };
        return { template: await api.patch('/template/{id}/', { path: { id }, body }) };
      },
      { template: null },
      toErrors,
    ),

  removeTemplates: (_, { input }, { api }) =>
    answerRemoval(() => api.post('/template/bulk_delete/', { body: input })),
} satisfies MutationResolvers;
