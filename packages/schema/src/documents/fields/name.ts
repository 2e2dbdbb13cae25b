import * as v from 'valibot';

import { limits } from '../../limits.ts';
import { optionalText } from '../../rules/text.ts';
import { LocalizedText } from '../localizedText.ts';
import { typedEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** A visitor's name. */
export const nameField = {
  maxPerForm: 1,
  label: { 'en-US': 'Your name', 'pl-PL': 'Twoje imię' },
  follows: { label_color: 'text_color' },
  answer: {
    column: 'name',
    isPersonal: true,
    isSearched: true,
    counted: null,
    maxLength: limits.nameMaxLength,
    toText: (value: string) => value,
  },
} as const satisfies FieldFacts;

export const nameSchema = v.strictObject({
  ...typedEntries,
  type: v.literal('name'),
  label: v.optional(LocalizedText, nameField.label),
});

export const nameAnswer = () => optionalText(limits.nameMaxLength);
