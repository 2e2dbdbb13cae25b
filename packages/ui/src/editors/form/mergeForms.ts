import {
  fieldTypes,
  keyedTexts,
  layoutOf,
  markStale,
  withoutDeadEnds,
  withStale,
  type FormDocument,
  type FormField,
  type FormTranslations,
} from '@hearback/schema/documents';
import {
  type Conflict,
  isSame,
  type Merge,
  type Mergeable,
  mergeDocuments,
  type MergeVersions,
} from '../kit/mergeDocuments';

export type FormConflict = Conflict<FormField>;

/** Merge units of a form: its title, each of its colors, its thank-you page, its fields. */
const mergeable: Mergeable<FormDocument, FormField> = {
  factsOf: ({ title, style, thank_you }) => ({ title, ...style, thank_you }),
  partsOf: ({ fields }) => fields,
  isSingle: ({ type }) => fieldTypes[type].maxPerForm === 1,
  build: ({ title, thank_you, ...style }, fields) =>
    // One side may have removed the question that the other side's condition asks after.
    ({
      title,
      ...layoutOf({ style, fields: withoutDeadEnds(fields), thank_you }),
    }) as FormDocument,
};

/** Merges the stale marks of the chosen texts: kept if one side has them and the other did not remove them. */
function mergeMarks(merged: FormDocument, { base, mine, theirs }: MergeVersions<FormDocument>) {
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

/** Merges two edited versions of a form, by two people or in two windows. */
export function mergeForms(versions: MergeVersions<FormDocument>): Merge<FormDocument, FormField> {
  const { conflicts, resolve } = mergeDocuments(mergeable, versions);
  return { conflicts, resolve: (choices) => mergeMarks(resolve(choices), versions) };
}
