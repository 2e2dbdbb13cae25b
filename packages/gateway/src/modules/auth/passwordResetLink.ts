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
