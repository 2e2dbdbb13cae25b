import type { FormDocument } from '@hearback/schema/documents';

import { answerOrCurrent } from '../../answerOrCurrent.ts';
import { answerOrErrors } from '../../answerOrErrors.ts';
import { present } from '../../present.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';
import type { FormResource } from '../../sources/resources.ts';

/** The API sends a form whole, as it does everywhere. */
const asForm = (current: unknown) => current as FormResource;

/** In a whole form, what may be left out and is not there is taken back. In a part of one it stays. */
const toChange = (document: FormDocument) =>
  'fields' in document ? { thank_you: null, translations: null, ...document } : document;

/** Adds, saves, publishes and removes forms. */
export const formMutations = {
  addForm: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({
        form: await sources.forms.add({ ...input.document, id: input.id ?? undefined }),
      }),
      { form: null },
    ),

  updateForm: (_, { input: { id, document, revision } }, { sources }) =>
    answerOrCurrent(
      async () => ({
        form: await sources.forms.update(id, {
          ...toChange(document),
          revision: revision ?? undefined,
        }),
      }),
      { form: null },
      asForm,
    ),

  publishForm: (_, { input: { id, revision } }, { sources }) =>
    answerOrCurrent(
      async () => {
        const { codes } = await sources.forms.publish(id, revision ?? undefined);
        return { form: present(await sources.forms.get(id), 'form', id), updatedCodes: codes };
      },
      { form: null, updatedCodes: null },
      asForm,
    ),

  restoreFormVersion: (_, { input: { formId, version, revision } }, { sources }) =>
    answerOrCurrent(
      async () => ({
        form: await sources.forms.restoreVersion(formId, version, revision ?? undefined),
      }),
      { form: null },
      asForm,
    ),

  duplicateForm: (_, { input: { id, title } }, { sources }) =>
    answerOrErrors(async () => ({ form: await sources.forms.duplicate(id, title ?? undefined) }), {
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
