import { FormDocument } from '@hearback/schema/documents';
import { languages } from '@hearback/schema/limits';
import { requiredText } from '@hearback/schema/rules';
import * as v from 'valibot';

import { listQuery, moment, orderingBy, pageOf } from '../http/list.ts';
import { withoutNullCharacters } from '../http/body.ts';

const { style, fields, thank_you } = FormDocument.entries;

/** A form without its title. */
const Layout = v.strictObject({ style, fields, thank_you });

export const TemplateInput = v.pipe(
  v.strictObject({ name: requiredText(), layout: Layout }),
  withoutNullCharacters(),
  v.metadata({ ref: 'TemplateInput' }),
);
export type TemplateInput = v.InferOutput<typeof TemplateInput>;

/** A change of a template; fields that are left out stay. */
export const TemplateChange = v.pipe(
  v.strictObject({ name: v.optional(requiredText()), layout: v.optional(Layout) }),
  withoutNullCharacters(),
  v.metadata({ ref: 'TemplateChange' }),
);
export type TemplateChange = v.InferOutput<typeof TemplateChange>;

/** A form to start from. `layout` is described by the form document. */
export const Template = v.pipe(
  v.object({
    id: v.string(),
    /** The account. Null for a starter, which came with the product. */
    owner: v.nullable(v.string()),
    name: v.string(),
    layout: v.object({
      style: v.record(v.string(), v.unknown()),
      fields: v.array(v.record(v.string(), v.unknown())),
      thank_you: v.exactOptional(v.record(v.string(), v.unknown())),
    }),
    /** Null for a starter. */
    date_created: v.nullable(moment),
    date_updated: v.nullable(moment),
  }),
  v.metadata({ ref: 'Template' }),
);
export type Template = v.InferOutput<typeof Template>;

export const TemplatePage = pageOf('TemplatePage', Template);

export const TemplateQuery = v.object({
  ...listQuery,
  ordering: orderingBy('name', 'date_created'),
});
export type TemplateQuery = v.InferOutput<typeof TemplateQuery>;

/** The language of a starter's name; English for one the product does not speak. */
export const StarterQuery = v.object({
  lang: v.fallback(v.picklist(languages), 'en-US'),
});
