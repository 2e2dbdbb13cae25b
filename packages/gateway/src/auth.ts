import type { RefusalCode } from '@hearback/schema/errors';

import { slowMs, type Api } from './api/client.ts';
import { UpstreamError } from './api/UpstreamError.ts';
import type { RefreshedTokens } from './api/api.generated.ts';
import { answerOrErrors, toInputErrors } from './errors.ts';
import type { InputError, MutationResolvers, QueryResolvers } from './resolvers.generated.ts';
import { withoutNulls } from './translate.ts';

const refusedWith = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof UpstreamError && statuses.includes(error.refusal.status);

/**
 * Returns a 401 as an input error if it is about the input or the link, not about the caller's
 * session. Servers of this dialect do not always send an error code, so the caller supplies one.
 */
export const whenRefusedBy401 =
  (code: RefusalCode, field: string | null) =>
  (error: unknown): InputError[] => {
    if (error instanceof UpstreamError && error.refusal.status === 401) {
      return [{ field, code: error.refusal.code || code, message: error.refusal.detail }];
    }
    return toInputErrors(error);
  };

/** A link's token replaces the session's. */
export const byLink = (token: string) => ({ authorization: `Token ${token}` });

const checkResetLink = (api: Api, token: string) =>
  api.get('/user/change_pass/', { headers: byLink(token) });

/** A session that does not rotate keeps the refresh token it has. */
const toTokens = ({ access, refresh }: RefreshedTokens) => ({ access, refresh: refresh ?? null });

/** The payload of a login, with the work that lets the same request through. */
async function toLogin(logIn: () => Promise<RefreshedTokens>, code: RefusalCode) {
  let challenge: string | null = null;
  const answer = await answerOrErrors(
    async () => ({ tokens: toTokens(await logIn()) }),
    { tokens: null },
    (error) => {
      if (error instanceof UpstreamError && error.refusal.challenge !== undefined) {
        challenge = JSON.stringify(error.refusal.challenge);
      }
      return whenRefusedBy401(code, null)(error);
    },
  );
  return { ...answer, challenge };
}

export const authQueries = {
  /** Asked with what works without the API, so its failure is none of that. */
  oidcProvider: (_, _arguments, { api }) => api.get('/user/login/oidc/').catch(() => null),

  passwordResetLink: async (_, { token }, { api }) => {
    try {
      await checkResetLink(api, token);
      return 'valid';
    } catch (error) {
      if (refusedWith(error, 410)) return 'expired';
      if (refusedWith(error, 401)) return 'invalid';
      throw error;
    }
  },

  passwordResetPrograms: async (_, { token }, { api }) => {
    try {
      return await checkResetLink(api, token);
    } catch (error) {
      if (refusedWith(error, 410, 401)) return null;
      throw error;
    }
  },
} satisfies QueryResolvers;

export const authMutations = {
  register: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const registered = await api.post('/user/register/', {
          body: { ...input, firstLogin: true },
        });
        return { email: registered.email, firstLoginToken: registered.first_login_token ?? null };
      },
      { email: null, firstLoginToken: null },
    ),

  activateAccount: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const headers = byLink(input.token);
        const { email } = await api.get('/user/activate_account/', { headers });
        return { activated: true, email };
      },
      { activated: false, email: null },
      whenRefusedBy401('token_not_valid', 'token'),
    ),

  requestActivationLink: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        await api.post('/user/request_activation_link/', { body: input });
        return { sent: true };
      },
      { sent: false },
    ),

  recoverAccount: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        await api.post('/user/recover/', { body: input });
        return { sent: true };
      },
      { sent: false },
    ),

  resetPassword: (_, { input: { token, ...body } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.put('/user/change_pass/', { body, headers: byLink(token) });
        return { changed: true };
      },
      { changed: false },
      whenRefusedBy401('token_not_valid', 'token'),
    ),

  login: (_, { input }, { api }) =>
    toLogin(() => api.post('/user/login/', { body: withoutNulls(input) }), 'no_active_account'),

  // The provider is asked meanwhile, and may be slow.
  beginOidcLogin: (_, _arguments, { api }) =>
    answerOrErrors(() => api.post('/user/login/oidc/options/', { body: {}, timeoutMs: slowMs }), {
      url: null,
      secret: null,
    }),

  logInWithOidc: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const asked = { body: withoutNulls(input), timeoutMs: slowMs };
        const answer = await api.post('/user/login/oidc/', asked);
        return { ...answer, tokens: answer.tokens && toTokens(answer.tokens) };
      },
      { tokens: null, needs: null, ticket: null, email: null },
      whenRefusedBy401('oidc_refused', null),
    ),

  confirmOidcLogin: (_, { input }, { api }) =>
    toLogin(
      () => api.post('/user/login/oidc/confirm/', { body: withoutNulls(input) }),
      'no_active_account',
    ),

  registerWithOidc: (_, { input }, { api }) =>
    answerOrErrors(
      async () => ({
        tokens: toTokens(await api.post('/user/register/oidc/', { body: withoutNulls(input) })),
      }),
      { tokens: null },
      whenRefusedBy401('oidc_refused', null),
    ),

  beginPasskeyLogin: (_, _arguments, { api }) =>
    api.post('/user/login/passkey/options/', { body: {} }),

  logInWithPasskey: (_, { input }, { api }) =>
    answerOrErrors(
      async () => ({
        tokens: toTokens(await api.post('/user/login/passkey/', { body: withoutNulls(input) })),
      }),
      { tokens: null },
      whenRefusedBy401('passkey_refused', null),
    ),

  firstLogin: (_, { input }, { api }) =>
    answerOrErrors(
      async () => ({ tokens: toTokens(await api.post('/user/first_login/', { body: input })) }),
      { tokens: null },
      whenRefusedBy401('token_not_valid', 'token'),
    ),

  refreshToken: (_, { input }, { api, refreshes }) =>
    answerOrErrors(
      async () => ({
        // Concurrent refreshes of the same token share one API call.
        tokens: await refreshes.run(input.refresh, async () =>
          toTokens(await api.post('/user/api/token/refresh/', { body: input })),
        ),
      }),
      { tokens: null },
      whenRefusedBy401('token_not_valid', 'refresh'),
    ),

  verifyToken: async (_, { input }, { api }) => {
    try {
      await api.post('/user/api/token/verify/', { body: input });
      return { valid: true };
    } catch (error) {
      if (refusedWith(error, 400, 401)) return { valid: false };
      throw error;
    }
  },

  logout: async (_, { input }, { api }) => {
    try {
      await api.post('/user/logout/', { body: input });
    } catch (error) {
      // A session that has already ended is a success.
      if (!refusedWith(error, 400, 401)) throw error;
    }
    return { done: true };
  },
} satisfies MutationResolvers;
