import * as v from 'valibot';

import { limits } from '../../limits.ts';
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

/** A heading over the questions that follow. */
export const sectionField = {
  maxPerForm: limits.fieldsPerFormMax,
  label: { 'en-US': 'About your visit', 'pl-PL': 'O Twojej wizycie' },
  follows: { text_color: 'text_color' },
  answer: null,
} as const satisfies FieldFacts;

export const sectionSchema = v.strictObject({
  ...anyEntries,
  type: v.literal('section'),
  label: v.optional(LocalizedText, sectionField.label),
  font_size: v.optional(FontSize, 20),
  text_color: v.optional(Color, '#1b1d22'),
});
