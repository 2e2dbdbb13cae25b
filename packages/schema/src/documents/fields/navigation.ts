import * as v from 'valibot';

import { Color } from '../color.ts';
import { LocalizedText } from '../localizedText.ts';
import { anyEntries, FontSize } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** The button that sends the form. */
export const navigationField = {
  maxPerForm: 1,
  label: { 'en-US': 'Send', 'pl-PL': 'Wyślij' },
  follows: { button_color: 'accent_color' },
  answer: null,
} as const satisfies FieldFacts;

export const navigationSchema = v.strictObject({
  ...anyEntries,
  type: v.literal('navigation'),
  label: v.optional(LocalizedText, navigationField.label),
  font_size: v.optional(FontSize, 16),
  label_color: v.optional(Color, '#ffffff'),
  button_color: v.optional(Color, '#0a6b5d'),
  /** The way through the form. Omitted: all questions at once. */
  paging: v.exactOptional(v.literal('one')),
});
