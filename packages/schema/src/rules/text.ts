import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';

interface Sentences {
  /** For a value that is no text. */
  type?: string;
  tooLong?: string;
}

/**
 * The beginning of every rule for text from outside: its length is checked first, and nothing reads
 * text that is too long. Valibot runs the checks of a pipe after one of them has failed, but ends a
 * pipe, and those around it, at a transformation that follows a failure.
 */
// Bundlers leave out the rules that nobody uses.
// @__NO_SIDE_EFFECTS__
export function boundedText(
  maxLength: number,
  { type = issueSentences.not_a_string, tooLong = issueSentences.too_long }: Sentences = {},
) {
  return v.pipe(
    v.string(type),
    v.maxLength(maxLength, tooLong),
    v.transform((text) => text),
  );
}

const withoutNullCharacters = v.check(
  (text: string) => !text.includes('\0'),
  issueSentences.null_characters,
);

/** Text that must be there. */
export const requiredText = (maxLength: number = limits.nameMaxLength) =>
  v.pipe(
    boundedText(maxLength, { type: issueSentences.required }),
    withoutNullCharacters,
    v.trim(),
    v.minLength(1, issueSentences.required),
  );

// @__NO_SIDE_EFFECTS__
export function trimmedText(maxLength: number) {
  return v.pipe(boundedText(maxLength), withoutNullCharacters, v.trim());
}

/** Text that may be left empty. */
export const optionalText = (maxLength: number = limits.textMaxLength) =>
  v.optional(trimmedText(maxLength), '');

/** Name that visitors see instead of the internal one. Empty input becomes null. */
export const visitorName = v.optional(
  v.nullable(
    v.pipe(
      trimmedText(limits.nameMaxLength),
      v.transform((text) => (text === '' ? null : text)),
    ),
  ),
  null,
);

/** Two tags are the same if they differ in case alone. */
export const tagKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** A word or a few by which locations and codes are found. Its length counts without spaces around it. */
export const tagName = v.pipe(
  boundedText(limits.nameMaxLength, {
    type: issueSentences.tag_invalid,
    tooLong: issueSentences.tag_invalid,
  }),
  v.transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  v.minLength(1, issueSentences.tag_invalid),
  v.maxLength(limits.tagMaxLength, issueSentences.tag_invalid),
  v.regex(/^[^,;\p{Cc}]*$/u, issueSentences.tag_invalid),
);

/** Each tag once, as it was written first. */
export function distinctTags(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = tagKey(name);
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** Tags after some were removed, in any case, and others added. One that is removed and added is there. */
export function changeTags(
  names: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] {
  const removed = new Set(remove.map(tagKey));
  return distinctTags([...names.filter((name) => !removed.has(tagKey(name))), ...add]);
}

/** The tags of a location or a code. */
export const tags = v.optional(
  v.pipe(
    v.array(tagName, issueSentences.tag_invalid),
    v.maxLength(limits.wholeListMax, issueSentences.too_many_tags),
    v.transform((names) => distinctTags(names)),
    v.maxLength(limits.tagsMax, issueSentences.too_many_tags),
  ),
  [],
);

/** One address of the form `name@host.domain`. No display name, no list, no control characters. */
export const email = v.pipe(
  boundedText(limits.emailMaxLength, {
    type: issueSentences.required,
    tooLong: issueSentences.invalid_email,
  }),
  v.trim(),
  v.minLength(1, issueSentences.required),
  v.rfcEmail(issueSentences.invalid_email),
  v.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/u, issueSentences.invalid_email),
);
