import type { RefusalCode } from '@hearback/schema/errors';

import { toInputErrors } from '../../inputErrors.ts';
import type { InputError } from '../../resolvers.generated.ts';
import { SourceError } from '../../sources/SourceError.ts';

/**
 * Where a 401 is about what was typed or clicked, not about the caller's session, it is an answer.
 * Servers of this dialect do not always name it, so the caller says what it is called.
 */
export const whenRefusedBy401 =
  (code: RefusalCode, field: string | null) =>
  (error: unknown): InputError[] => {
    if (error instanceof SourceError && error.refusal.status === 401) {
      return [{ field, code: error.refusal.code || code, message: error.refusal.detail }];
    }
    return toInputErrors(error);
  };
