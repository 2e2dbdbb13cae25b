import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { LocalizedText, textIn } from '../localizedText.ts';
import { chosenEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

interface YesNoField {
  yes_label: LocalizedText;
  no_label: LocalizedText;
}

/** A question with two answers. */
export const yesNoField = {
  maxPerForm: limits.fieldsPerFormMax,
  label: { 'en-US': 'Would you come again?', 'pl-PL': 'Czy wrócisz do nas?' },
  follows: { label_color: 'text_color' },
  answer: {
    column: null,
    isPersonal: false,
    isSearched: false,
    counted: 'options',
    options: ({ yes_label, no_label }: YesNoField) => [
      { id: 'true', label: yes_label },
      { id: 'false', label: no_label },
    ],
    toText: (value: boolean, { yes_label, no_label }: YesNoField, language: string) =>
      textIn(value ? yes_label : no_label, language),
  },
} as const satisfies FieldFacts;

export const yesNoSchema = v.strictObject({
  ...chosenEntries,
  type: v.literal('yes_no'),
  label: v.optional(LocalizedText, yesNoField.label),
  yes_label: v.optional(LocalizedText, { 'en-US': 'Yes', 'pl-PL': 'Tak' }),
  no_label: v.optional(LocalizedText, { 'en-US': 'No', 'pl-PL': 'Nie' }),
});

/** A page posts `yes` or `no`. */
export const yesNoAnswer = () =>
  v.union(
    [
      v.boolean(),
      v.pipe(
        v.picklist(['yes', 'no']),
        v.transform((word) => word === 'yes'),
      ),
    ],
    issueSentences.invalid,
  );
