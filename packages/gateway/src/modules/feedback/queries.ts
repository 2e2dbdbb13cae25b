import type { QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';
import { toNarrowing } from './toNarrowing.ts';

/** Reads feedback. */
export const feedbackQueries = {
  feedback: (_, { id }, { sources }) => sources.feedback.getAnywhere(id),
  feedbacks: (_, { page, after, before, ...wanted }, { sources }) =>
    sources.feedback.list(toPage(page), { ...toNarrowing(wanted), after, before }),
} satisfies QueryResolvers;
