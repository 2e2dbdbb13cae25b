import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { boundedText } from './text.ts';

/** Rules for a new password. The API also refuses common ones. */
export const passwordRules = [
  { code: 'password_too_short', holds: (text: string) => text.length >= limits.passwordMinLength },
  { code: 'password_no_upper_case', holds: (text: string) => /\p{Lu}/u.test(text) },
  { code: 'password_no_digit', holds: (text: string) => /\p{Nd}/u.test(text) },
  { code: 'password_no_symbol', holds: (text: string) => /[@#$?!]/.test(text) },
] as const;

/** An existing password: the rules of new ones do not apply to it. */
export const givenPassword = v.pipe(
  boundedText(limits.passwordMaxLength, {
    type: issueSentences.required,
    tooLong: issueSentences.password_too_long,
  }),
  v.minLength(1, issueSentences.required),
);

/** A code of an authenticator app, or a recovery code, as people copy them. */
export const givenCode = v.pipe(
  boundedText(40, { type: issueSentences.required }),
  v.minLength(1, issueSentences.required),
);

/** A new password. Not enforced at login. */
export const newPassword = v.pipe(
  givenPassword,
  v.check((text) => !text.includes('\0'), issueSentences.null_characters),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    for (const { code, holds } of passwordRules) {
      if (!holds(dataset.value)) addIssue({ message: issueSentences[code] });
    }
  }),
);
