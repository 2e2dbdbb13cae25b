import { layoutOf } from '@hearback/schema/documents';

import { answerOrErrors } from '../../answerOrErrors.ts';
import { toInputErrors } from '../../inputErrors.ts';
import type { InputError, MutationResolvers } from '../../resolvers.generated.ts';

/** The API says `layout.fields.2.label`; in the graph it is the document's own path. */
const toErrors = (error: unknown): InputError[] =>
  toInputErrors(error).map(({ field, ...rest }) => ({
    ...rest,
    field: field?.replace(/^layout\./, '') ?? null,
  }));

/** Adds, changes and removes templates. */
export const templateMutations = {
  addTemplate: (_, { input: { name, document } }, { sources }) =>
    answerOrErrors(
      async () => ({ template: await sources.templates.add({ name, layout: layoutOf(document) }) }),
      { template: null },
      toErrors,
    ),

  updateTemplate: (_, { input: { id, name, document } }, { sources }) =>
    answerOrErrors(
      async () => {
        const layout = document ? layoutOf(document) : undefined;
        return {
          template: await sources.templates.update(id, { name: name ?? undefined, layout }),
        };
      },
      { template: null },
      toErrors,
    ),

  removeTemplates: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { deleted, deletion } = await sources.templates.remove(input.ids);
        return { removedIds: deleted, deletionId: deletion };
      },
      { removedIds: [], deletionId: null },
    ),
} satisfies MutationResolvers;
