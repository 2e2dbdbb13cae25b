import { answerOrErrors } from '../../answerOrErrors.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';
import { SourceError } from '../../sources/SourceError.ts';
import type { TokensAnswer } from '../../sources/resources.ts';
import { whenRefusedBy401 } from './whenRefusedBy401.ts';

const toTokens = ({ access, refresh }: TokensAnswer) => ({ access, refresh: refresh ?? null });

const isRefusedToken = (error: unknown) =>
  error instanceof SourceError && [400, 401].includes(error.refusal.status);

/** Begins, prolongs, checks and ends sessions. */
export const sessionMutations = {
  login: async (_, { input }, { sources }) => {
    let challenge: string | null = null;
    const answer = await answerOrErrors(
      async () => {
        const asked = { ...input, id: input.id ?? undefined, proof: input.proof ?? undefined };
        return { tokens: toTokens(await sources.auth.login(asked)) };
      },
      { tokens: null },
      (error) => {
        if (error instanceof SourceError && error.refusal.challenge !== undefined) {
          challenge = JSON.stringify(error.refusal.challenge);
        }
        return whenRefusedBy401('no_active_account', null)(error);
      },
    );
    return { ...answer, challenge };
  },

  firstLogin: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({ tokens: toTokens(await sources.auth.firstLogin(input.token)) }),
      { tokens: null },
      whenRefusedBy401('token_not_valid', 'token'),
    ),

  refreshToken: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({ tokens: toTokens(await sources.auth.refresh(input.refresh)) }),
      { tokens: null },
      whenRefusedBy401('token_not_valid', 'refresh'),
    ),

  verifyToken: async (_, { input }, { sources }) => {
    try {
      await sources.auth.verify(input.token);
      return { valid: true };
    } catch (error) {
      if (isRefusedToken(error)) return { valid: false };
      throw error;
    }
  },

  logout: async (_, { input }, { sources }) => {
    try {
      await sources.auth.logout(input.refresh);
    } catch (error) {
      // A session that is over already is what was asked for.
      if (!isRefusedToken(error)) throw error;
    }
    return { done: true };
  },
} satisfies MutationResolvers;
