import {
  fieldTypes,
  layoutOf,
  type FormDocument,
  type FormField,
} from '@hearback/schema/documents';

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

/** Puts together what two people, or two windows, made of one form. */
export const mergeForms = (versions: Versions<FormDocument>): Merge<FormDocument, FormField> =>
  mergeDocuments(mergeable, versions);
