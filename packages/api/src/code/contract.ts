import * as v from 'valibot';

import { labelGridNames, sheetFormatNames } from '@hearback/print/files';
import { isLanguageTag } from '@hearback/schema/documents';
import { issueSentences } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import { boundedText, code } from '@hearback/schema/rules';

import { answered } from '../collection/contract.ts';
import {
  count,
  idFilter,
  listQuery,
  moment,
  orderingBy,
  pageOf,
  tagFilter,
  uuidText,
  wholeNumber as numberText,
} from '../http/list.ts';
import { Form } from '../form/contract.ts';

const strictCode = v.strictObject(code.entries);

export const CodeInput = v.pipe(strictCode, v.metadata({ ref: 'CodeInput' }));
export type CodeInput = v.InferOutput<typeof CodeInput>;

/** A new code. */
export const NewCode = v.pipe(
  v.strictObject({ ...code.entries, id: v.optional(uuidText) }),
  v.metadata({ ref: 'NewCode' }),
);
export type NewCode = v.InferOutput<typeof NewCode>;

/** Fields that are left out stay; null unlinks a form or a frame, or removes the code's own style. */
export const CodeChange = v.pipe(v.partial(strictCode), v.metadata({ ref: 'CodeChange' }));
export type CodeChange = v.InferOutput<typeof CodeChange>;

/** Codes to be added together, under an id that the caller has chosen: sent again, they are added once. */
export const NewCodes = v.pipe(
  v.strictObject({
    id: uuidText,
    dry_run: v.optional(v.boolean(), false),
    rows: v.pipe(
      v.array(strictCode),
      v.minLength(1, issueSentences.required),
      v.maxLength(limits.codesPerBatchMax, issueSentences.out_of_range),
    ),
  }),
  v.metadata({ ref: 'NewCodes' }),
);
export type NewCodes = v.InferOutput<typeof NewCodes>;

const CodeState = v.picklist(['draft', 'published', 'paused']);

/** A printed QR code: where it hangs (`site`), which form it opens, which frame surrounds it. */
export const Code = v.pipe(
  v.object({
    id: v.string(),
    slug: v.string(),
    short_url: v.string(),
    ...answered(code.entries),
    company: v.string(),
    state: CodeState,
    has_unpublished_changes: v.boolean(),
    date_created: moment,
    published_at: v.nullable(moment),
    /** Since when it has the key that signs its visit codes. Null: it has none. */
    visit_key_since: v.nullable(moment),
  }),
  v.metadata({ ref: 'Code' }),
);
export type Code = v.InferOutput<typeof Code>;

/** In the order in which they were given. None after a dry run. */
export const AddedCodes = v.pipe(
  v.object({ codes: v.array(Code) }),
  v.metadata({ ref: 'AddedCodes' }),
);

export const CodePage = pageOf('CodePage', Code);

export const CodeQuery = v.object({
  ...listQuery,
  company: idFilter,
  site: idFilter,
  form: idFilter,
  frame: idFilter,
  /** Codes that carry the tag, or hang at a location that does. */
  tag: tagFilter,
  state: v.optional(CodeState),
  ordering: orderingBy('name', 'state', 'location', 'date_created'),
});
export type CodeQuery = v.InferOutput<typeof CodeQuery>;

const flag = (usual: 'true' | 'false') =>
  v.pipe(
    v.optional(v.picklist(['true', 'false'], issueSentences.invalid), usual),
    v.transform((text) => text === 'true'),
  );

const numberUpTo = (minimum: number, maximum: number) =>
  v.pipe(numberText(minimum), v.maxValue(maximum, issueSentences.out_of_range));

/** Layout of codes on paper: one on each sheet, as many as fit, or on labels by the name of their grid. */
const printQuery = {
  /** Omitted: the owner's, or one that the frame has. */
  language: v.optional(v.pipe(boundedText(35), v.check(isLanguageTag, issueSentences.invalid))),
  sheet: v.optional(
    v.picklist(['single', ...sheetFormatNames, ...labelGridNames], issueSentences.invalid),
    'single',
  ),
  /** Of labels: the first that is left on a sheet that was begun. */
  start_at: v.optional(numberUpTo(1, 99), '1'),
  /** Millimeters between neighbors on a shared sheet. */
  gutter: v.optional(numberUpTo(0, 40), '4'),
  copies: v.optional(numberUpTo(1, 100), '1'),
  bleed: flag('false'),
  crop_marks: flag('false'),
  captions: flag('false'),
  /** Of a PDF: a PDF/X-4 with the output intent FOGRA39, for printing houses. */
  press: flag('false'),
};

export const FramePrintQuery = v.object({
  ...printQuery,
  file_format: v.optional(
    v.picklist(['pdf', 'svg', 'png', 'receipt58', 'receipt80'], issueSentences.invalid),
    'pdf',
  ),
  /** Of a PNG. */
  dpi: v.optional(v.picklist(['300', '600'], issueSentences.invalid), '300'),
  /** The code that is printed. Left out: a sample, marked as a proof. */
  code: idFilter,
});
export type FramePrintQuery = v.InferOutput<typeof FramePrintQuery>;

export const CodeSheetQuery = v.object({
  ...printQuery,
  captions: flag('true'),
  /** Codes, in the order in which they are printed. */
  ids: v.pipe(
    boundedText(limits.codesPerBatchMax * 37, { type: issueSentences.required }),
    v.minLength(1, issueSentences.required),
  ),
});
export type CodeSheetQuery = v.InferOutput<typeof CodeSheetQuery>;

export const PublishInput = v.pipe(
  v.strictObject({
    email_copy: v.optional(v.boolean(), false),
    override_warnings: v.optional(v.boolean(), false),
  }),
  v.metadata({ ref: 'PublishInput' }),
);
export type PublishInput = v.InferOutput<typeof PublishInput>;

export const Publication = v.pipe(
  v.object({
    form_url: v.string(),
    frame_preview_url: v.nullable(v.string()),
    /** Null when no letter was asked for. */
    emailed_to: v.nullable(v.string()),
    form_version: count,
  }),
  v.metadata({ ref: 'Publication' }),
);
export type Publication = v.InferOutput<typeof Publication>;

/** The linked form as it is now. Looking at it counts no scan and takes no answer. */
export const PreviewedCode = v.pipe(
  v.object({ form: Form, venue: v.string() }),
  v.metadata({ ref: 'CodePreview' }),
);
export type PreviewedCode = v.InferOutput<typeof PreviewedCode>;

/** The key that signs the visit codes of a code. It is shown once. */
export const VisitKey = v.pipe(v.object({ key: v.string() }), v.metadata({ ref: 'VisitKey' }));
export type VisitKey = v.InferOutput<typeof VisitKey>;

const wholeNumber = (most: number) =>
  v.pipe(
    v.number(issueSentences.invalid),
    v.integer(issueSentences.invalid),
    v.minValue(1, issueSentences.out_of_range),
    v.maxValue(most, issueSentences.out_of_range),
  );

export const VisitCodesInput = v.pipe(
  v.strictObject({
    count: wholeNumber(limits.visitCodesMax),
    /** For how long each is valid. */
    days: v.optional(wholeNumber(limits.visitCodeDaysMax), 90),
  }),
  v.metadata({ ref: 'VisitCodesInput' }),
);
export type VisitCodesInput = v.InferOutput<typeof VisitCodesInput>;

/** Addresses that prove one visit each. They are shown once. */
export const VisitCodes = v.pipe(
  v.object({ addresses: v.array(v.string()), expires_at: moment }),
  v.metadata({ ref: 'VisitCodes' }),
);
export type VisitCodes = v.InferOutput<typeof VisitCodes>;
