import {
  type FormDocument,
  type FormField,
  type FormStyle,
  type FormThanks,
  thanksTexts,
  type LocalizedText,
} from '@hearback/schema/documents';

import { isSame } from '../../kit/mergeDocuments';

/** A property that some type of field has: `label`, `font_size`. */
export type FieldProperty = {
  [Field in FormField as Field['type']]: Exclude<keyof Field, 'id' | 'type'>;
}[FormField['type']];

/** A property of the thank-you page. */
export type ThanksProperty = keyof FormThanks;

/** One changed property of a field or of the thank-you page. Multilingual text has one change per language. */
export interface PropertyChange {
  property: FieldProperty | ThanksProperty;
  language?: string;
  before: unknown;
  after: unknown;
}

/** One difference between two forms. An edited field is named as it is afterwards. */
export type FormDifference =
  | { kind: 'renamed'; before: string; after: string }
  | { kind: 'recolored'; color: keyof FormStyle; before: string; after: string }
  | { kind: 'thanked'; properties: PropertyChange[] }
  | { kind: 'added' | 'removed' | 'moved'; field: FormField }
  | { kind: 'edited'; field: FormField; before: FormField; properties: PropertyChange[] };

/** True for properties with localized text, which are compared by language. */
export const isText = (property: string): boolean =>
  ['text', 'label', 'alt'].includes(property) ||
  property.endsWith('_label') ||
  thanksTexts.some((name) => name === property);

const languagesOf = (text: LocalizedText | undefined) =>
  typeof text === 'object' ? Object.keys(text) : [];

/** The stored text of a language, without fallback to another one. */
const wordsIn = (text: LocalizedText | undefined, language: string) =>
  typeof text === 'object' ? (text[language] ?? '') : (text ?? '');

/** The differences of one text, one per language in which it differs. */
function compareTexts(
  property: PropertyChange['property'],
  before: LocalizedText | undefined,
  after: LocalizedText | undefined,
): PropertyChange[] {
  const languages = new Set([...languagesOf(before), ...languagesOf(after)]);
  if (languages.size === 0) return [{ property, before, after }];
  return [...languages]
    .map((language) => ({
      property,
      language,
      before: wordsIn(before, language),
      after: wordsIn(after, language),
    }))
    .filter((change) => change.before !== change.after);
}

function compareFields(before: FormField, after: FormField): PropertyChange[] {
  const properties = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<
    FieldProperty | 'id' | 'type'
  >;
  return [...properties].flatMap((property): PropertyChange[] => {
    if (property === 'id' || property === 'type') return [];
    // TypeScript cannot index a union of fields, hence the cast.
    const one = (before as Partial<Record<FieldProperty, unknown>>)[property];
    const other = (after as Partial<Record<FieldProperty, unknown>>)[property];
    if (isSame(one, other)) return [];
    return isText(property)
      ? compareTexts(property, one as LocalizedText, other as LocalizedText)
      : [{ property, before: one, after: other }];
  });
}

function compareThanks(before: FormThanks, after: FormThanks): PropertyChange[] {
  const properties = [...thanksTexts, 'review_url'] as const;
  return properties.flatMap((property): PropertyChange[] => {
    const [one, other] = [before[property], after[property]];
    if (isSame(one, other)) return [];
    return isText(property)
      ? compareTexts(property, one, other)
      : [{ property, before: one, after: other }];
  });
}

/** Pairs the fields of both forms by id, else by type if that type occurs once in each. */
function pairFields(before: readonly FormField[], after: readonly FormField[]) {
  const pairs: [FormField, FormField][] = [];
  const onlyOne = (fields: readonly FormField[], type: string) => {
    const [field, second] = fields.filter((each) => each.type === type);
    return second ? undefined : field;
  };
  for (const field of after) {
    const same =
      before.find(({ id, type }) => id === field.id && type === field.type) ??
      (onlyOne(after, field.type) && onlyOne(before, field.type));
    if (same) pairs.push([same, field]);
  }
  return pairs;
}

/** Longest increasing subsequence: its fields have not moved. */
function longestGrowing(numbers: readonly number[]): ReadonlySet<number> {
  const runs: number[][] = [];
  for (const number of numbers) {
    const before = runs.filter((run) => (run.at(-1) ?? -1) < number);
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    runs.push([...longest, number]);
  }
  return new Set(runs.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
}

/** All differences between two forms, in reading order. */
export function compareForms(before: FormDocument, after: FormDocument): FormDifference[] {
  const changes: FormDifference[] = [];
  if (before.title !== after.title) {
    changes.push({ kind: 'renamed', before: before.title, after: after.title });
  }
  for (const color of Object.keys(after.style) as (keyof FormStyle)[]) {
    const [old, now] = [before.style[color], after.style[color]];
    if (old !== now) changes.push({ kind: 'recolored', color, before: old, after: now });
  }

  const pairs = pairFields(before.fields, after.fields);
  const places = pairs.map(([old]) => before.fields.indexOf(old));
  const unmoved = longestGrowing(places);
  for (const field of after.fields) {
    const index = pairs.findIndex(([, now]) => now === field);
    const [old] = pairs[index] ?? [];
    if (!old) {
      changes.push({ kind: 'added', field });
      continue;
    }
    if (!unmoved.has(places[index] ?? -1)) changes.push({ kind: 'moved', field });
    const properties = compareFields(old, field);
    if (properties.length > 0) changes.push({ kind: 'edited', field, before: old, properties });
  }
  for (const field of before.fields) {
    if (!pairs.some(([old]) => old === field)) changes.push({ kind: 'removed', field });
  }
  const properties = compareThanks(before.thank_you ?? {}, after.thank_you ?? {});
  if (properties.length > 0) changes.push({ kind: 'thanked', properties });
  return changes;
}
