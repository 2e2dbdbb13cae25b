import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers, QueryResolvers } from '../../resolvers.generated.ts';

/** Reads the person who is logged in, and what is the same for everyone. */
export const accountQueries = {
  me: (_, _arguments, { sources }) => sources.account.me(),
  version: (_, _arguments, { version }) => version,
  helpAddress: (_, _arguments, { helpAddress }) => helpAddress,
  salesAddress: (_, _arguments, { salesAddress }) => salesAddress,
  lettersAt: (_, _arguments, { lettersAt }) => lettersAt,
} satisfies QueryResolvers;

/** Changes the person who is logged in. */
export const accountMutations = {
  updateUserDetails: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({
        user: await sources.account.update({
          first_name: input.firstName,
          last_name: input.lastName,
          theme: input.theme,
          language: input.language,
          has_setup: input.hasSetup,
        }),
      }),
      { user: null },
    ),

  changePassword: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.account.changePassword({
          current_password: input.currentPassword,
          new_password: input.newPassword,
          new_password_confirm: input.newPasswordConfirm,
          keep_api_keys: input.keepApiKeys,
          keep_webhooks: input.keepWebhooks,
        });
        return { changed: true };
      },
      { changed: false },
    ),

  removeSample: async (_, _arguments, { sources }) => {
    await sources.account.removeSample();
    return { user: await sources.account.me() };
  },
} satisfies MutationResolvers;
