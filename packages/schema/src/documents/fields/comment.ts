import * as v from 'valibot';

import { limits } from '../../limits.ts';
import { optionalText } from '../../rules/text.ts';
import { LocalizedText } from '../localizedText.ts';
import { typedEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** A visitor's comment as free text, which may name anyone. */
export const commentField = {
  maxPerForm: 1,
  label: { 'en-US': 'Tell us more', 'pl-PL': 'Powiedz nam więcej' },
  follows: { label_color: 'text_color' },
  answer: {
    column: 'comment',
    isPersonal: true,
    isSearched: true,
    counted: 'words',
    maxLength: limits.commentMaxLength,
    toText: (value: string) => value,
  },
} as const satisfies FieldFacts;

export const commentSchema = v.strictObject({
  ...typedEntries,
  type: v.literal('comment'),
  label: v.optional(LocalizedText, commentField.label),
});

export const commentAnswer = () => optionalText(limits.commentMaxLength);
