import * as v from 'valibot';

import { limits } from '../../limits.ts';
import { email } from '../../rules/text.ts';
import { LocalizedText } from '../localizedText.ts';
import { typedEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** Email address for replies to a visitor. */
export const emailField = {
  maxPerForm: 1,
  label: { 'en-US': 'Your email', 'pl-PL': 'Twój adres e-mail' },
  follows: { label_color: 'text_color' },
  answer: {
    column: 'email',
    isPersonal: true,
    isSearched: true,
    counted: null,
    maxLength: limits.emailMaxLength,
    toText: (value: string) => value,
  },
} as const satisfies FieldFacts;

export const emailSchema = v.strictObject({
  ...typedEntries,
  type: v.literal('email'),
  label: v.optional(LocalizedText, emailField.label),
});

export const emailAnswer = () => email;
