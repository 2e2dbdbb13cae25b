import * as v from 'valibot';

import { ImageReference } from '../image.ts';
import { LocalizedText } from '../localizedText.ts';
import { anyEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** A picture of the owner. */
export const logoField = {
  maxPerForm: 1,
  label: { 'en-US': 'Logo', 'pl-PL': 'Logo' },
  follows: {},
  answer: null,
} as const satisfies FieldFacts;

export const logoSchema = v.strictObject({
  ...anyEntries,
  type: v.literal('logo'),
  image: v.optional(v.nullable(ImageReference), null),
  /** Alternative text of the picture. */
  alt: v.optional(LocalizedText, ''),
});
