import * as v from 'valibot';

import { Color } from '../color.ts';
import { LocalizedText } from '../localizedText.ts';
import { anyEntries, FontSize } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

const label = { 'en-US': 'Text', 'pl-PL': 'Tekst' };

/** Words of the owner. */
export const textField = {
  maxPerForm: 1,
  label,
  begins: { text: label, font_size: 24 },
  follows: { text_color: 'text_color' },
  answer: null,
} as const satisfies FieldFacts;

export const textSchema = v.strictObject({
  ...anyEntries,
  type: v.literal('text'),
  text: LocalizedText,
  font_size: v.optional(FontSize, 16),
  text_color: v.optional(Color, '#1b1d22'),
});
