import type { QueryResolvers } from '../../resolvers.generated.ts';
import { SourceError } from '../../sources/SourceError.ts';

/** Says whether a reset link may still be used, without using it up. */
export const passwordResetLink: NonNullable<QueryResolvers['passwordResetLink']> = async (
  _,
  { token },
  { sources },
) => {
  try {
    await sources.auth.checkResetLink(token);
    return 'VALID';
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error.refusal.status === 410) return 'EXPIRED';
    if (error.refusal.status === 401) return 'INVALID';
    throw error;
  }
};

/** Names what ends with the password. Null when the link may not be used. */
export const passwordResetPrograms: NonNullable<QueryResolvers['passwordResetPrograms']> = async (
  _,
  { token },
  { sources },
) => {
  try {
    const { api_keys, webhooks } = await sources.auth.checkResetLink(token);
    return {
      apiKeys: api_keys.map(({ last_used, ...key }) => ({ ...key, lastUsed: last_used })),
      webhooks: webhooks.map(({ last_used, ...webhook }) => ({ ...webhook, lastUsed: last_used })),
    };
  } catch (error) {
    const isDead =
      error instanceof SourceError &&
      (error.refusal.status === 410 || error.refusal.status === 401);
    if (isDead) return null;
    throw error;
  }
};
