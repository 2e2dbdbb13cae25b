import * as v from 'valibot';

import { issueSentences } from '../../errors.ts';
import { boundedText } from '../../rules/text.ts';
import { LocalizedText, textIn } from '../localizedText.ts';
import { typedEntries } from './entries.ts';
import type { FieldFacts } from './FieldFacts.ts';

/** The path of the API at which the account, and nobody else, reads a visitor's picture. It is the stored answer. */
export const addressOfPicture = (id: string): string => `/api/picture/${id}/`;

const address = /^(?:\/api\/picture\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/;

/** The id in the address of a picture, or an id by itself. Undefined for any other text. */
export const pictureIdOf = (text: string): string | undefined => address.exec(text)?.[1];

const shown: LocalizedText = { 'en-US': 'Picture', 'pl-PL': 'Zdjęcie' };

/** A picture that a visitor takes or chooses. */
export const pictureField = {
  maxPerForm: 1,
  label: { 'en-US': 'Add a picture', 'pl-PL': 'Dodaj zdjęcie' },
  follows: { label_color: 'text_color' },
  answer: {
    column: null,
    isPersonal: true,
    isSearched: false,
    counted: 'given',
    toText: (_: string, __: object, language: string) => textIn(shown, language),
    // Files name it by the address from which a program with a key reads it.
    toCell: (value: string) => value,
  },
} as const satisfies FieldFacts;

export const pictureSchema = v.strictObject({
  ...typedEntries,
  type: v.literal('picture'),
  label: v.optional(LocalizedText, pictureField.label),
});

/** A page posts the id under which its picture was taken in before. That it was is not to be seen from the id. */
export const pictureAnswer = () =>
  v.pipe(
    boundedText(100),
    v.trim(),
    v.check((text) => pictureIdOf(text) !== undefined, issueSentences.invalid),
    v.transform((text) => addressOfPicture(pictureIdOf(text) ?? '')),
  );
