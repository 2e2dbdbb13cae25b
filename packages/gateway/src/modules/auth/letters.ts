import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';
import { whenRefusedBy401 } from './whenRefusedBy401.ts';

/** Opens accounts, and what the links of letters do. */
export const letterMutations = {
  register: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { email, first_login_token } = await sources.auth.register({
          first_name: input.firstName,
          last_name: input.lastName,
          email: input.email,
          password: input.password,
          agree_terms: input.agreeTerms,
          language: input.language,
          first_login: true,
        });
        return { email, firstLoginToken: first_login_token ?? null };
      },
      { email: null, firstLoginToken: null },
    ),

  activateAccount: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { email } = await sources.auth.activate(input.token);
        return { activated: true, email };
      },
      { activated: false, email: null },
      whenRefusedBy401('token_not_valid', 'token'),
    ),

  requestActivationLink: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.auth.requestActivationLink(input.email);
        return { sent: true };
      },
      { sent: false },
    ),

  recoverAccount: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.auth.recover(input.email);
        return { sent: true };
      },
      { sent: false },
    ),

  resetPassword: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        await sources.auth.resetPassword(input.token, {
          password: input.password,
          password_confirm: input.passwordConfirm,
          keep_api_keys: input.keepApiKeys,
          keep_webhooks: input.keepWebhooks,
        });
        return { changed: true };
      },
      { changed: false },
      whenRefusedBy401('token_not_valid', 'token'),
    ),
} satisfies MutationResolvers;
