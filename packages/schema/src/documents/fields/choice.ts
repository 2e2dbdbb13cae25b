import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { boundedText } from '../../rules/text.ts';
import { LocalizedText, textIn } from '../localizedText.ts';
import { haveOwnIds, withIds } from '../withIds.ts';
import { chosenEntries } from './entries.ts';
import type { ChosenOptions, FieldFacts } from './FieldFacts.ts';

/** Id of the option for everything that is not listed. No option of the owner has it. */
export const otherOption = 'other';

const Option = v.strictObject({
  id: v.optional(v.pipe(boundedText(64), v.regex(/^[\w-]+$/))),
  label: LocalizedText,
});

/** An option keeps its id for good: answers name it. */
export interface ListedOption {
  id: string;
  label: LocalizedText;
}

/** Options to choose from. Those without an id get one. */
// Bundlers leave out the rules that nobody uses.
// @__NO_SIDE_EFFECTS__
export function listedOptions(fewest: number, most: number) {
  return v.pipe(
    v.array(Option),
    v.minLength(fewest, issueSentences.out_of_range),
    v.maxLength(most, issueSentences.out_of_range),
    v.check(
      (options) => haveOwnIds(options) && options.every(({ id }) => id !== otherOption),
      issueSentences.invalid,
    ),
    v.transform((options): ListedOption[] =>
      withIds(options.map((option) => ({ ...option, type: 'option' }))).map(({ id, label }) => ({
        id,
        label,
      })),
    ),
  );
}

/** A new option without words in each language of another text. */
export const emptyTextLike = (text: LocalizedText): LocalizedText =>
  typeof text === 'string'
    ? ''
    : Object.fromEntries(Object.keys(text).map((language) => [language, '']));

interface Listed {
  options: readonly ListedOption[];
  other_label: LocalizedText;
}

/** Names of the chosen options, as the form had them, and the visitor's own words. */
export function chosenText(
  { chosen, other }: ChosenOptions,
  { options, other_label }: Listed,
  language: string,
): string {
  const names = options
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => textIn(label, language));
  const own = other === undefined ? [] : [other];
  const last = chosen.includes(otherOption)
    ? [[textIn(other_label, language), ...own].join(': ')]
    : [];
  // Labels may have commas, which a reader of a file is not to take for the end of one.
  return [...names, ...last].join('; ');
}

interface Offered {
  options: readonly ListedOption[];
  /** True if a visitor may choose several. */
  several: boolean;
  /** True if the field has the option for everything else. */
  other: boolean;
}

/** Puts the ids of options and the visitor's own words, of which a page posts one a line, into the stored shape. */
function readLines(lines: readonly string[], { options, several, other }: Offered): ChosenOptions {
  const given = lines.map((line) => line.trim()).filter((line) => line !== '');
  const ids = options.map(({ id }) => id).filter((id) => given.includes(id));
  const words = given.filter((line) => line !== otherOption && !ids.includes(line));
  // Words that remain in the input of an option that is not chosen any more are not sent.
  const isOther = given.includes(otherOption) || (ids.length === 0 && words.length > 0);
  if (!other || !isOther) return { chosen: several || ids.length < 2 ? ids : [] };
  const [own] = words;
  const chosen = several ? [...ids, otherOption] : ids.length === 0 ? [otherOption] : [];
  return own === undefined ? { chosen } : { chosen, other: own };
}

/** Chosen options as they come: a text with an id a line, a list of ids, or the stored shape. */
export const givenLines = v.union(
  [
    v.pipe(
      boundedText(3_000),
      v.transform((text) => text.split('\n')),
    ),
    v.array(v.string()),
    v.pipe(
      v.strictObject({
        chosen: v.array(v.string()),
        other: v.optional(v.string()),
        band: v.optional(v.string()),
      }),
      v.transform(({ chosen, other }) =>
        other === undefined ? chosen : [...chosen, otherOption, other],
      ),
    ),
  ],
  issueSentences.invalid,
);

/** Validates chosen options, and turns them into the stored shape. */
const chosenRule = (field: Offered) =>
  v.pipe(
    givenLines,
    v.transform((lines) => readLines(lines, field)),
    v.check(({ chosen }) => chosen.length > 0, issueSentences.invalid),
    v.check(
      ({ other = '' }) => other.length <= limits.shortAnswerMaxLength && !other.includes('\0'),
      issueSentences.too_long,
    ),
  );

interface ChoiceField extends Offered, Listed {
  options: ListedOption[];
}

/** A question with options, of which one or several are chosen. */
export const choiceField = {
  maxPerForm: limits.fieldsPerFormMax,
  label: { 'en-US': 'What brought you here?', 'pl-PL': 'Co Cię do nas sprowadza?' },
  begins: {
    options: [
      { id: 'option', label: { 'en-US': 'First option', 'pl-PL': 'Pierwsza opcja' } },
      { id: 'option-2', label: { 'en-US': 'Second option', 'pl-PL': 'Druga opcja' } },
    ],
  },
  follows: { label_color: 'text_color' },
  answer: {
    column: null,
    // Its ids stay when its visitor is forgotten; the visitor's own words go.
    isPersonal: false,
    isSearched: true,
    counted: 'options',
    options: ({ options, other, other_label }: ChoiceField) => [
      ...options,
      ...(other ? [{ id: otherOption, label: other_label }] : []),
    ],
    toText: (value: ChosenOptions, field: ChoiceField, language: string) =>
      chosenText(value, field, language),
  },
} as const satisfies FieldFacts;

export const choiceSchema = v.strictObject({
  ...chosenEntries,
  type: v.literal('choice'),
  label: v.optional(LocalizedText, choiceField.label),
  options: v.optional(
    listedOptions(2, 20),
    choiceField.begins.options as unknown as ListedOption[],
  ),
  several: v.optional(v.boolean(), false),
  other: v.optional(v.boolean(), false),
  other_label: v.optional(LocalizedText, { 'en-US': 'Something else', 'pl-PL': 'Coś innego' }),
  /** True: visitors see the options in different orders. The one for everything else stays the last. */
  shuffled: v.optional(v.boolean(), false),
});

export const choiceAnswer = (field: ChoiceField) => chosenRule(field);

/** The lists of a form whose order differs from page to page. */
const shuffledLists = (fields: readonly object[]): number[] =>
  fields.flatMap((field) =>
    'shuffled' in field && field.shuffled === true
      ? Object.values(field).flatMap((value: unknown) =>
          Array.isArray(value) && value.length > 1 ? [value.length] : [],
        )
      : [],
  );

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** The most pages of one form that a server keeps. */
const mostOrders = 60;

/**
 * The number of orders in which a form is shown. In all of them together each option is at each place equally
 * often, forward and backward; where that would be too many orders, in those of its longest list.
 */
export function orderCount(fields: readonly object[]): number {
  const lengths = shuffledLists(fields);
  if (lengths.length === 0) return 1;
  const common = lengths.reduce((one, other) => (one * other) / commonDivisor(one, other));
  return 2 * (common * 2 <= mostOrders ? common : Math.max(...lengths));
}

/** A list in one of those orders. The first is its owner's. */
export function orderedOptions<Item>(list: readonly Item[], order: number): Item[] {
  const from = list.length === 0 ? 0 : Math.floor(order / 2) % list.length;
  const turned = [...list.slice(from), ...list.slice(0, from)];
  return order % 2 === 0 ? turned : turned.toReversed();
}
