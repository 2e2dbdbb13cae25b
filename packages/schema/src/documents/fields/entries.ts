import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { boundedText } from '../../rules/text.ts';
import { Color } from '../color.ts';
import { partId } from '../withIds.ts';

/** Pixels. */
export const FontSize = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(10, issueSentences.out_of_range),
  v.maxValue(72, issueSentences.out_of_range),
);

/** The tests of an earlier answer. */
const showTests = [
  'at_most',
  'at_least',
  'between',
  'is',
  'is_not',
  'answered',
  'not_answered',
] as const;

export type ShowTest = (typeof showTests)[number];

/** The condition under which a field is shown: a test of the answer to one earlier field. */
export const ShowWhen = v.strictObject({
  field: partId,
  test: v.picklist(showTests),
  /** The point of a scale, or the id of an option: `true` and `false` of yes and no. */
  value: v.exactOptional(v.union([v.pipe(v.number(), v.finite()), boundedText(64)])),
  /** The last point of `between`. */
  to: v.exactOptional(v.pipe(v.number(), v.finite())),
});

export type ShowWhen = v.InferOutput<typeof ShowWhen>;

/** Entries of every field. */
export const anyEntries = {
  id: v.optional(partId),
  /** Omitted: always shown. */
  show_when: v.exactOptional(ShowWhen),
};

/** Entries of fields that visitors type into. */
export const typedEntries = {
  ...anyEntries,
  required: v.optional(v.boolean(), false),
  font_size: v.optional(FontSize, 16),
  label_color: v.optional(Color, '#1b1d22'),
  textbox_color: v.optional(Color, '#ffffff'),
};

/** Entries of fields in which visitors choose. */
export const chosenEntries = {
  ...anyEntries,
  required: v.optional(v.boolean(), false),
  font_size: v.optional(FontSize, 16),
  label_color: v.optional(Color, '#1b1d22'),
};

/** The colors of a form as a whole. */
export const FormStyle = v.strictObject({
  background_color: v.optional(Color, '#ffffff'),
  text_color: v.optional(Color, '#1b1d22'),
  accent_color: v.optional(Color, '#0a6b5d'),
});

export type FormStyle = v.InferOutput<typeof FormStyle>;
