import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { LocalizedText, textIn } from '../localizedText.ts';
import { chosenEntries } from './entries.ts';
import type { AnswerContext, FieldFacts } from './FieldFacts.ts';

/** The text that a visitor agreed to, in the language of the page: a proof needs no other document. */
// A type, since an interface has no index signature.
type Agreement = { agreed: true; text: string; language: string };

/** A box to tick. Its label is what a visitor agrees to. */
export const consentField = {
  maxPerForm: limits.fieldsPerFormMax,
  label: {
    'en-US': 'You may use my words in public, without my name.',
    'pl-PL': 'Można wykorzystać moje słowa publicznie, bez podawania imienia.',
  },
  follows: { label_color: 'text_color' },
  answer: {
    column: null,
    isPersonal: false,
    isSearched: false,
    counted: 'given',
    toText: (value: Agreement) => value.text,
  },
} as const satisfies FieldFacts;

export const consentSchema = v.strictObject({
  ...chosenEntries,
  type: v.literal('consent'),
  label: v.optional(LocalizedText, consentField.label),
});

/** A page posts `yes`. The text is that of the form, whatever is sent. */
export const consentAnswer = ({ label }: { label: LocalizedText }, { language }: AnswerContext) =>
  v.pipe(
    v.union(
      [
        v.literal('yes'),
        v.literal(true),
        v.strictObject({
          agreed: v.literal(true),
          text: v.optional(v.string()),
          language: v.optional(v.string()),
        }),
      ],
      issueSentences.invalid,
    ),
    v.transform((): Agreement => ({ agreed: true, text: textIn(label, language), language })),
  );
