import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';

/** Adds, replaces and removes forms. */
export const formMutations = {
  addForm: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ form: await sources.forms.add(input.document) }), { form: null }),

  updateForm: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ form: await sources.forms.update(input.id, input.document) }), {
      form: null,
    }),

  removeForms: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { deleted, deletion, cascade } = await sources.forms.remove(input.ids);
        return { removedIds: deleted, deletionId: deletion, unpublishedCodes: cascade.codes };
      },
      { removedIds: [], deletionId: null, unpublishedCodes: null },
    ),
} satisfies MutationResolvers;
