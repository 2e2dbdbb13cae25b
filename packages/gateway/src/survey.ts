import { UpstreamError } from './api/UpstreamError.ts';
import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';
import { withoutNulls } from './translate.ts';

const isGone = (error: unknown) =>
  error instanceof UpstreamError && [404, 410].includes(error.refusal.status);

export const surveyQueries = {
  /** A visitor's form. */
  survey: async (_, { slug }, { api }) => {
    try {
      return await api.get('/survey/{slug}/', { path: { slug } });
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  },
} satisfies QueryResolvers;

export const surveyMutations = {
  submitSurvey: (_, { input: { slug, ...answer } }, { api }) =>
    answerOrErrors(
      async () => {
        const asked = { path: { slug }, body: withoutNulls(answer) };
        const { receipt } = await api.post('/survey/{slug}/submit/', asked);
        return { receipt };
      },
      { receipt: null },
    ),
} satisfies MutationResolvers;
