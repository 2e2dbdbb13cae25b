import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';

/** Text that must be there. */
export const requiredText = (maxLength: number = limits.nameMaxLength) =>
  v.pipe(
    v.string(issueSentences.required),
    v.check((text) => !text.includes('\0'), issueSentences.null_characters),
    v.trim(),
    v.minLength(1, issueSentences.required),
    v.maxLength(maxLength, issueSentences.too_long),
  );

/** Text that may be left empty. */
export const optionalText = (maxLength: number = limits.textMaxLength) =>
  v.optional(
    v.pipe(
      v.string(issueSentences.not_a_string),
      v.check((text) => !text.includes('\0'), issueSentences.null_characters),
      v.trim(),
      v.maxLength(maxLength, issueSentences.too_long),
    ),
    '',
  );

/** One address of the form `name@host.domain`. No display name, no list, no control characters. */
export const email = v.pipe(
  v.string(issueSentences.required),
  v.trim(),
  v.minLength(1, issueSentences.required),
  v.maxLength(limits.emailMaxLength, issueSentences.invalid_email),
  v.rfcEmail(issueSentences.invalid_email),
  v.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/u, issueSentences.invalid_email),
);
