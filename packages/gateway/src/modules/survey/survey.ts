import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers, QueryResolvers, SurveyState } from '../../resolvers.generated.ts';
import { SourceError } from '../../sources/SourceError.ts';

const isGone = (error: unknown) =>
  error instanceof SourceError && [404, 410].includes(error.refusal.status);

/** Reads a visitor's form. */
export const surveyQueries = {
  survey: async (_, { slug }, { sources }) => {
    try {
      const { form, form_id, form_version, venue, company, state } = await sources.survey.get(slug);
      return {
        form,
        formId: form_id,
        formVersion: form_version,
        venue,
        company,
        state: state.toUpperCase() as SurveyState,
      };
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  },
} satisfies QueryResolvers;

/** Sends a visitor's answer. */
export const surveyMutations = {
  submitSurvey: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { receipt } = await sources.survey.submit(input.slug, {
          client_id: input.clientId,
          scan_token: input.scanToken ?? undefined,
          form_id: input.formId ?? undefined,
          form_version: input.formVersion ?? undefined,
          language: input.language ?? undefined,
          occurred_at: input.occurredAt ?? undefined,
          duration: input.duration ?? undefined,
          rating: input.rating ?? undefined,
          comment: input.comment ?? undefined,
          name: input.name ?? undefined,
          email: input.email ?? undefined,
          proof: input.proof ?? undefined,
        });
        return { receipt };
      },
      { receipt: null },
    ),
} satisfies MutationResolvers;
