import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';

/** The revision that was edited: another one by now is not overwritten. Left out, nothing is compared. */
export const revision = v.optional(
  v.pipe(v.number(issueSentences.invalid), v.integer(issueSentences.invalid)),
);
