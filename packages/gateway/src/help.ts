import { answerOrErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';

/** The same for everyone. */
export const helpQueries = {
  version: (_, _arguments, { version }) => version,
  helpAddress: (_, _arguments, { helpAddress }) => helpAddress,
  salesAddress: (_, _arguments, { salesAddress }) => salesAddress,
  lettersAt: (_, _arguments, { lettersAt }) => lettersAt,
} satisfies QueryResolvers;

export const helpMutations = {
  /** Sends a question to the people behind the product. */
  askForHelp: (_, { input }, { api }) =>
    answerOrErrors(async () => {
      await api.post('/help/question/', { body: input });
      return {};
    }, {}),
} satisfies MutationResolvers;
