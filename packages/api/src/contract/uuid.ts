import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';

/** An id that a caller has chosen. */
export const uuid = v.pipe(
  v.string(issueSentences.required),
  v.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, issueSentences.invalid),
);
