import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';

/** Deletes the account in a while, keeps it, and gives everything in it away to its owner. */
export const dataRightsMutations = {
  deleteAccount: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.dataRights.deleteAccount(input);
        return { user: await sources.account.me() };
      },
      { user: null },
    ),

  keepAccount: async (_, _arguments, { sources }) => {
    await sources.dataRights.keepAccount();
    return { user: await sources.account.me() };
  },

  exportData: (_, _arguments, { sources }) =>
    answerOrErrors(async () => ({ url: (await sources.dataRights.exportData()).url }), {
      url: null,
    }),
} satisfies MutationResolvers;
