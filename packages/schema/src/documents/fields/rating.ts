import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { Color } from '../color.ts';
import { LocalizedText } from '../localizedText.ts';
import { anyEntries, FontSize } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** Ten stars. */
export const ratingField = {
  maxPerForm: 1,
  label: { 'en-US': 'How was it?', 'pl-PL': 'Jak było?' },
  // The question of the page: in the display face, as a heading.
  begins: { font_size: 28 },
  follows: { label_color: 'text_color' },
  answer: {
    column: 'rating',
    isPersonal: false,
    isSearched: false,
    counted: 'rating',
    toText: (value: number) => String(value),
  },
} as const satisfies FieldFacts;

const Stars = v.pipe(
  v.number(issueSentences.out_of_range),
  v.integer(issueSentences.out_of_range),
  v.minValue(limits.ratingMin, issueSentences.out_of_range),
  v.maxValue(limits.ratingMax, issueSentences.out_of_range),
);

export const ratingSchema = v.strictObject({
  ...anyEntries,
  type: v.literal('rating'),
  label: v.optional(LocalizedText, ratingField.label),
  required: v.optional(v.boolean(), true),
  font_size: v.optional(FontSize, 16),
  label_color: v.optional(Color, '#1b1d22'),
  star_color: v.optional(Color, '#b97700'),
});

export const ratingAnswer = () => Stars;
