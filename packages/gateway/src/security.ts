import { slowMs, type Api } from './api/client.ts';
import { nullWhenMissing, UpstreamError } from './api/UpstreamError.ts';
import { byLink, whenRefusedBy401 } from './auth.ts';
import { answerOrErrors, toInputErrors } from './errors.ts';
import type { MutationResolvers, QueryResolvers } from './resolvers.generated.ts';
import { withoutNulls } from './translate.ts';

const listSessions = async (api: Api) => (await api.get('/user/sessions/')).results;

const getSecondFactor = (api: Api) => api.get('/user/second_factor/');

const codesOrErrors = (make: () => Promise<{ recovery_codes: string[] }>) =>
  answerOrErrors(async () => ({ recoveryCodes: (await make()).recovery_codes }), {
    recoveryCodes: null,
  });

const listPasskeys = async (api: Api) => (await api.get('/user/passkey/')).results;

const getOidcIdentity = (api: Api) => api.get('/user/oidc/').catch(nullWhenMissing);

/** Active sessions of the person, and security events of their account. */
export const securityQueries = {
  sessions: (_, _arguments, { api }) => listSessions(api),
  securityEvents: (_, { page }, { api }) => api.page('/user/events/', page),
  passkeys: (_, _arguments, { api }) => listPasskeys(api),
  oidcIdentity: (_, _arguments, { api }) => getOidcIdentity(api),
  secondFactor: (_, _arguments, { api }) => getSecondFactor(api),
} satisfies QueryResolvers;

export const securityMutations = {
  endSession: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/user/sessions/{id}/', { path: { id } });
        return { sessions: await listSessions(api) };
      },
      { sessions: null },
    ),

  endOtherSessions: async (_, _arguments, { api }) => {
    await api.post('/user/sessions/end_others/', { body: {} });
    return { sessions: await listSessions(api) };
  },

  requestEmailChange: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        await api.post('/user/email/', { body: withoutNulls(input) });
        return { sent: true };
      },
      { sent: false },
    ),

  confirmEmailChange: (_, { input: { token } }, { api }) =>
    answerOrErrors(
      () => api.post('/user/email/confirm/', { headers: byLink(token) }),
      { email: null },
      whenRefusedBy401('token_not_valid', 'token'),
    ),

  undoEmailChange: (_, { input: { token } }, { api }) =>
    answerOrErrors(
      async () => {
        const undone = await api.post('/user/email/undo/', { headers: byLink(token) });
        return { email: undone.email, resetToken: undone.reset_token };
      },
      { email: null, resetToken: null },
      whenRefusedBy401('token_not_valid', 'token'),
    ),

  beginPasskey: (_, { input }, { api }) =>
    answerOrErrors(() => api.post('/user/passkey/options/', { body: withoutNulls(input) }), {
      options: null,
    }),

  addPasskey: (_, { input }, { api }) =>
    answerOrErrors(
      async () => ({ passkeys: (await api.post('/user/passkey/', { body: input })).results }),
      { passkeys: null },
      whenRefusedBy401('passkey_refused', null),
    ),

  removePasskey: (_, { input: { id, ...proof } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/user/passkey/{id}/', { path: { id }, body: withoutNulls(proof) });
        return { passkeys: await listPasskeys(api) };
      },
      { passkeys: null },
    ),

  beginOidcLink: (_, { input }, { api }) =>
    answerOrErrors(
      () => api.post('/user/oidc/options/', { body: withoutNulls(input), timeoutMs: slowMs }),
      { url: null, secret: null },
    ),

  linkOidc: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const asked = { body: withoutNulls(input), timeoutMs: slowMs };
        return { oidcIdentity: await api.post('/user/oidc/', asked) };
      },
      { oidcIdentity: null },
      // Minutes pass at the provider: an access token that ended meanwhile is renewed, and this is asked again.
      (error) =>
        error instanceof UpstreamError && error.refusal.code === 'oidc_refused'
          ? whenRefusedBy401('oidc_refused', null)(error)
          : toInputErrors(error),
    ),

  unlinkOidc: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/user/oidc/', { body: withoutNulls(input) });
        return { oidcIdentity: await getOidcIdentity(api) };
      },
      { oidcIdentity: null },
    ),

  beginSecondFactor: (_, { input }, { api }) =>
    answerOrErrors(() => api.post('/user/second_factor/', { body: input }), {
      secret: null,
      uri: null,
    }),

  confirmSecondFactor: (_, { input }, { api }) =>
    codesOrErrors(() => api.post('/user/second_factor/confirm/', { body: input })),

  renewRecoveryCodes: (_, { input }, { api }) =>
    codesOrErrors(() => api.post('/user/second_factor/recovery_code/', { body: input })),

  endSecondFactor: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/user/second_factor/', { body: input });
        return { secondFactor: await getSecondFactor(api) };
      },
      { secondFactor: null },
    ),
} satisfies MutationResolvers;
