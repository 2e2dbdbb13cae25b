import * as v from 'valibot';

import { FormDocument } from '@hearback/schema/documents';

import { count, listQuery, moment, orderingBy, pageOf } from './list.ts';
import { withoutNullCharacters } from './withoutNullCharacters.ts';

export const FormInput = v.pipe(
  FormDocument,
  withoutNullCharacters(),
  v.metadata({ ref: 'FormInput' }),
);

/** The parts of a form that change; what is left out stays. */
export const FormChange = v.pipe(
  v.object({
    title: v.optional(v.unknown()),
    style: v.optional(v.unknown()),
    fields: v.optional(v.unknown()),
  }),
  v.metadata({ ref: 'FormChange' }),
);
export type FormChange = v.InferOutput<typeof FormChange>;

/** What a visitor fills in. `fields` and `style` are described by the form document. */
export const Form = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    style: v.record(v.string(), v.unknown()),
    fields: v.array(v.record(v.string(), v.unknown())),
    version: count,
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
  }),
  v.metadata({ ref: 'FormVersion' }),
);

export type FormVersion = v.InferOutput<typeof FormVersion>;

export const FormPage = pageOf('FormPage', Form);

export const FormQuery = v.object({
  ...listQuery,
  ordering: orderingBy('title', 'date_created', 'date_updated'),
});
export type FormQuery = v.InferOutput<typeof FormQuery>;
