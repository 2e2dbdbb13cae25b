import { answerOrErrors } from '../../answerOrErrors.ts';
import { present } from '../../present.ts';
import type {
  AddCodeInput,
  MutationResolvers,
  UpdateCodeInput,
} from '../../resolvers.generated.ts';
import type { Sources } from '../../sources/sources.ts';

const toBody = ({
  name,
  description,
  locationId,
  formId,
  frameId,
}: AddCodeInput | UpdateCodeInput) => ({
  name,
  description,
  site: locationId,
  form: formId,
  frame: frameId,
});

const read = async ({ codes }: Sources, id: string) => present(await codes.get(id), 'code', id);

/** Adds, changes, publishes and removes codes. */
export const codeMutations = {
  addCode: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ code: await sources.codes.add(toBody(input)) }), { code: null }),

  updateCode: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ code: await sources.codes.update(input.id, toBody(input)) }), {
      code: null,
    }),

  publishCode: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const published = await sources.codes.publish(input.id, input.emailCopy ?? true);
        return {
          code: await read(sources, input.id),
          formUrl: published.form_url,
          emailedTo: published.emailed_to,
        };
      },
      { code: null, formUrl: null, emailedTo: null },
    ),

  pauseCode: (_, { id }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.codes.pause(id);
        return { code: await read(sources, id) };
      },
      { code: null },
    ),

  resumeCode: (_, { id }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.codes.resume(id);
        return { code: await read(sources, id) };
      },
      { code: null },
    ),

  removeCodes: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { ids, confirm } = input;
        const { deleted, deletion, cascade } = await sources.codes.remove(ids, { confirm });
        return { removedIds: deleted, deletionId: deletion, cascade };
      },
      { removedIds: [], deletionId: null, cascade: null },
    ),
} satisfies MutationResolvers;
