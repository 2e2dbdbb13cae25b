import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { LocalizedText, textIn } from '../localizedText.ts';
import { chosenEntries, ShowWhen } from './entries.ts';
import type { AnswerContext, FieldFacts } from './FieldFacts.ts';

/**
 * The permission to show an answer publicly: the version of the wording that was read (`publish` in the words of
 * forms), and its language. It stays as evidence after its visitor took it back.
 */
// A type, since an interface has no index signature.
type Permission = { agreed: true; wording: string; language: string; withdrawn?: string };

/** Version of the sentence beside the box. A change of its meaning takes the next number. */
const wording = '1';

const given: LocalizedText = { 'en-US': 'Yes', 'pl-PL': 'Tak' };
const withdrawn: LocalizedText = { 'en-US': 'Taken back', 'pl-PL': 'Zgoda wycofana' };

/**
 * A box by which visitors let their answer be shown publicly. Visitors read the product's sentence, so that every
 * owner asks for the same; the label names the question to the owner.
 */
export const publicationField = {
  maxPerForm: 1,
  label: { 'en-US': 'May be shown publicly', 'pl-PL': 'Można pokazać publicznie' },
  follows: { label_color: 'text_color' },
  answer: {
    column: null,
    isPersonal: false,
    isSearched: false,
    counted: null,
    toText: (value: Permission, _: object, language: string) =>
      textIn(value.withdrawn === undefined ? given : withdrawn, language),
  },
} as const satisfies FieldFacts;

/** It cannot be required, nor asked after good ratings alone: permission is free, and shown answers are not chosen. */
export const publicationSchema = v.strictObject({
  ...chosenEntries,
  show_when: v.exactOptional(
    v.pipe(
      ShowWhen,
      v.check(() => false, issueSentences.invalid),
    ),
  ),
  required: v.optional(v.literal(false, issueSentences.invalid), false),
  type: v.literal('publication'),
  label: v.optional(LocalizedText, publicationField.label),
});

/** A page posts `yes`. */
export const publicationAnswer = (_: object, { language }: AnswerContext) =>
  v.pipe(
    v.union(
      [v.literal('yes'), v.literal(true), v.looseObject({ agreed: v.literal(true) })],
      issueSentences.invalid,
    ),
    v.transform((): Permission => ({ agreed: true, wording, language })),
  );
