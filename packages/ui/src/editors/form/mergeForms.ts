import {
  fieldTypes,
  keyedTexts,
  layoutOf,
  markStale,
  withStale,
  type FormDocument,
  type FormField,
  type FormTranslations,
} from '@hearback/schema/documents';

import { isSame } from '../kit/merge/isSame';
import {
  mergeDocuments,
  type Conflict,
  type Merge,
  type Mergeable,
  type Versions,
} from '../kit/merge/mergeDocuments';

export type FormConflict = Conflict<FormField>;

/** A form as a merge sees it: its title, each of its colors, its thanks, its fields. */
const mergeable: Mergeable<FormDocument, FormField> = {
  factsOf: ({ title, style, thank_you }) => ({ title, ...style, thank_you }),
  partsOf: ({ fields }) => fields,
  isSingle: ({ type }) => fieldTypes[type].maxPerForm === 1,
  build: ({ title, thank_you, ...style }, fields) =>
    ({ title, ...layoutOf({ style, fields, thank_you }) }) as FormDocument,
};

/** The marks of the words that were chosen: those that one side has and the other has not taken away. */
function mergeMarks(merged: FormDocument, { base, mine, theirs }: Versions<FormDocument>) {
  const [before, one, other] = [base, mine, theirs].map(({ translations }) => translations ?? {});
  const main = one?.main === before?.main ? other?.main : one?.main;
  const texts = [merged, mine, theirs].map((form) => new Map(keyedTexts(form)));
  const isOf = (side: 1 | 2, key: string) => isSame(texts[0]?.get(key), texts[side]?.get(key));
  const marksOf = (translations: FormTranslations | undefined, key: string) =>
    translations?.stale?.[key] ?? {};
  const marks = Object.keys({ ...one?.stale, ...other?.stale }).map((key) => {
    const [ours, foreign] = [marksOf(one, key), marksOf(other, key)];
    if (!isOf(2, key)) return [key, ours] as const;
    if (!isOf(1, key)) return [key, foreign] as const;
    const kept = Object.entries({ ...foreign, ...ours }).filter(
      ([tag]) => (tag in ours && tag in foreign) || !(tag in marksOf(before, key)),
    );
    return [key, Object.fromEntries(kept)] as const;
  });
  const form = main === undefined ? merged : { ...merged, translations: { main } };
  const marked = withStale(form, Object.fromEntries(marks));
  return markStale(marked, marked);
}

/** Puts together what two people, or two windows, made of one form. */
export function mergeForms(versions: Versions<FormDocument>): Merge<FormDocument, FormField> {
  const { conflicts, resolve } = mergeDocuments(mergeable, versions);
  return { conflicts, resolve: (choices) => mergeMarks(resolve(choices), versions) };
}
