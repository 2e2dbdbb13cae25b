import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';
import { boundedText } from '@hearback/schema/rules';

/** An id that a caller has chosen. */
export const uuid = v.pipe(
  boundedText(36, { type: issueSentences.required, tooLong: issueSentences.invalid }),
  v.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, issueSentences.invalid),
);
