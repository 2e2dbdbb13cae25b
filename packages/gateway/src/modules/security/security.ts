import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers, QueryResolvers } from '../../resolvers.generated.ts';
import { toPage } from '../../toPage.ts';

/** Reads where the person is logged in, and what happened to their account. */
export const securityQueries = {
  sessions: (_, _arguments, { sources }) => sources.security.sessions(),
  securityEvents: (_, { page }, { sources }) => sources.security.events.list(toPage(page), {}),
} satisfies QueryResolvers;

/** Logs devices out. */
export const securityMutations = {
  endSession: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.security.endSession(input.id);
        return { sessions: await sources.security.sessions() };
      },
      { sessions: null },
    ),

  endOtherSessions: async (_, _arguments, { sources }) => {
    await sources.security.endOtherSessions();
    return { sessions: await sources.security.sessions() };
  },
} satisfies MutationResolvers;
