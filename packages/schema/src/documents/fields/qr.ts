import * as v from 'valibot';

import { LocalizedText } from '../localizedText.ts';
import { anyEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** The code of the form itself, for another screen. */
export const qrField = {
  maxPerForm: 1,
  label: { 'en-US': 'Continue on your phone', 'pl-PL': 'Dokończ na telefonie' },
  follows: {},
  answer: null,
} as const satisfies FieldFacts;

export const qrSchema = v.strictObject({
  ...anyEntries,
  type: v.literal('qr'),
  label: v.optional(LocalizedText, qrField.label),
});
