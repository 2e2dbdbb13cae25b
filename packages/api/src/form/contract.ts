import * as v from 'valibot';

import { FormDocument } from '@hearback/schema/documents';
import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { boundedText } from '@hearback/schema/rules';

import { count, listQuery, moment, orderingBy, pageOf, revision, uuidText } from '../http/list.ts';
import { withoutNullCharacters } from '../http/body.ts';

export const FormInput = v.pipe(
  FormDocument,
  withoutNullCharacters(),
  v.metadata({ ref: 'FormInput' }),
);

/** A new form. */
export const NewForm = v.pipe(
  v.strictObject({ ...FormDocument.entries, id: v.optional(uuidText) }),
  withoutNullCharacters(),
  v.metadata({ ref: 'NewForm' }),
);
export type NewForm = v.InferOutput<typeof NewForm>;

/** A whole form in place of another, and which one it replaces. */
export const FormReplacement = v.pipe(
  v.strictObject({ ...FormDocument.entries, revision }),
  withoutNullCharacters(),
  v.metadata({ ref: 'FormReplacement' }),
);
export type FormReplacement = v.InferOutput<typeof FormReplacement>;

/** The parts of a form that change; what is left out stays. */
export const FormChange = v.pipe(
  v.strictObject({
    title: v.optional(v.unknown()),
    style: v.optional(v.unknown()),
    fields: v.optional(v.unknown()),
    /** Null takes the words after sending back. */
    thank_you: v.optional(v.unknown()),
    /** Null forgets the main language and what is stale. */
    translations: v.optional(v.unknown()),
    revision,
  }),
  v.metadata({ ref: 'FormChange' }),
);
export type FormChange = v.InferOutput<typeof FormChange>;

/** The form that visitors fill in. Its `fields`, `style`, `thank_you` and `translations`: see the form document. */
export const Form = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    style: v.record(v.string(), v.unknown()),
    fields: v.array(v.record(v.string(), v.unknown())),
    thank_you: v.exactOptional(v.record(v.string(), v.unknown())),
    /** The main language, and the translations whose text has changed since. */
    translations: v.exactOptional(v.record(v.string(), v.unknown())),
    version: count,
    revision: count,
    /** True when the draft differs from the newest version, or when there is no version yet. */
    has_unpublished_changes: v.boolean(),
    used_by_codes: count,
    date_created: moment,
    date_updated: moment,
  }),
  v.metadata({ ref: 'Form' }),
);
export type Form = v.InferOutput<typeof Form>;

/** A form as visitors saw it. */
export const FormVersion = v.pipe(
  v.object({
    form: v.string(),
    version: count,
    title: v.string(),
    style: v.record(v.string(), v.unknown()),
    fields: v.array(v.record(v.string(), v.unknown())),
    thank_you: v.exactOptional(v.record(v.string(), v.unknown())),
  }),
  v.metadata({ ref: 'FormVersion' }),
);

export type FormVersion = v.InferOutput<typeof FormVersion>;

/** A published version in the list of them. */
export const ListedFormVersion = v.pipe(
  v.object({
    ...FormVersion.entries,
    date_created: moment,
    /** The number of answers to this version. */
    answers: count,
    /** The number of codes that show it now, paused ones included. */
    codes: count,
    /** True for the newest version. */
    is_current: v.boolean(),
  }),
  v.metadata({ ref: 'ListedFormVersion' }),
);
export type ListedFormVersion = v.InferOutput<typeof ListedFormVersion>;

export const FormVersionPage = pageOf('FormVersionPage', ListedFormVersion);

export const FormVersionQuery = v.object({
  page: listQuery.page,
  page_size: listQuery.page_size,
});
export type FormVersionQuery = v.InferOutput<typeof FormVersionQuery>;

/** Which form is published, or replaced by an earlier version. */
export const RevisionInput = v.pipe(
  v.strictObject({ revision }),
  v.metadata({ ref: 'RevisionInput' }),
);
export type RevisionInput = v.InferOutput<typeof RevisionInput>;

/** A form that was published, and how many codes show it so. */
export const FormPublication = v.pipe(
  v.object({ version: count, codes: count }),
  v.metadata({ ref: 'FormPublication' }),
);
export type FormPublication = v.InferOutput<typeof FormPublication>;

/** The copy's title; the first one's with a number when it is left out. */
export const DuplicateFormInput = v.pipe(
  v.strictObject({
    title: v.optional(
      boundedText(limits.nameMaxLength, { tooLong: issueSentences.title_required }),
    ),
  }),
  v.metadata({ ref: 'DuplicateFormInput' }),
);

export const FormPage = pageOf('FormPage', Form);

export const FormQuery = v.object({
  ...listQuery,
  ordering: orderingBy('title', 'date_created', 'date_updated'),
});
export type FormQuery = v.InferOutput<typeof FormQuery>;
