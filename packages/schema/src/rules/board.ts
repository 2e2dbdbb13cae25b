import * as v from 'valibot';

import { LanguageTag } from '../documents/localizedText.ts';
import { issueSentences } from '../errors.ts';
import { limits } from '../limits.ts';
import { isDay } from '../periods.ts';
import { boundedText, requiredText } from './text.ts';

/** Words in one language at least, each language once. */
// @__NO_SIDE_EFFECTS__
const inLanguages = <Words extends v.GenericSchema<unknown, { language: string }>>(one: Words) =>
  v.pipe(
    v.array(one),
    v.minLength(1, issueSentences.required),
    v.maxLength(limits.boardLanguagesMax, issueSentences.out_of_range),
    v.check(
      (list) => new Set(list.map(({ language }) => language)).size === list.length,
      issueSentences.invalid,
    ),
  );

/** An entry in one language. */
const words = v.pipe(
  v.strictObject({
    language: LanguageTag,
    said: requiredText(limits.boardWordsMaxLength),
    did: requiredText(limits.boardWordsMaxLength),
  }),
  v.metadata({ ref: 'BoardWords' }),
);
export type BoardWords = v.InferOutput<typeof words>;

/** A change, as visitors read it. */
export const boardEntry = v.strictObject({
  /** The day of the change, such as `2026-11-21`. */
  day: v.pipe(boundedText(10), v.check(isDay, issueSentences.invalid)),
  words: inLanguages(words),
});

const entry = v.pipe(
  v.strictObject({ ...boardEntry.entries, is_shown: v.boolean(issueSentences.invalid) }),
  v.metadata({ ref: 'BoardEntry' }),
);
export type BoardEntry = v.InferOutput<typeof entry>;

/** The public page of a location with what its owner changed: "You said, we did". */
export const board = v.strictObject({
  is_on: v.boolean(issueSentences.invalid),
  /** True to lead visitors there after they answered. */
  is_linked: v.boolean(issueSentences.invalid),
  /** True if search engines may list the page. */
  is_indexed: v.boolean(issueSentences.invalid),
  /** True to print a QR code of the location on the sheet. */
  shows_code: v.boolean(issueSentences.invalid),
  /** True to show the answers of the location whose visitors allowed it, with a badge. Left out: as before, at first false. */
  shows_answers: v.optional(v.boolean(issueSentences.invalid)),
  /** In the order of the page. */
  entries: v.pipe(v.array(entry), v.maxLength(limits.boardEntriesMax, issueSentences.out_of_range)),
});

/** Words to reply with again and again, in one language or several. */
export const savedReply = v.strictObject({
  title: requiredText(limits.savedReplyTitleMaxLength),
  words: inLanguages(
    v.pipe(
      v.strictObject({
        language: LanguageTag,
        text: requiredText(limits.feedbackReplyMaxLength),
      }),
      v.metadata({ ref: 'SavedReplyWords' }),
    ),
  ),
});

const rootOf = (language: string): string => language.split('-')[0] ?? language;

/** The words of an entry, or of a saved reply, in a language or its sister; else the first ones. */
export const boardWordsIn = <Words extends { language: string }>(
  all: readonly Words[],
  language: string,
): Words | undefined =>
  all.find((one) => one.language === language) ??
  all.find((one) => rootOf(one.language) === rootOf(language)) ??
  all[0];
