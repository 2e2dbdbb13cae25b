import type * as v from 'valibot';

import { choiceAnswer, choiceField, choiceSchema } from './choice.ts';
import { commentAnswer, commentField, commentSchema } from './comment.ts';
import { consentAnswer, consentField, consentSchema } from './consent.ts';
import { emailAnswer, emailField, emailSchema } from './email.ts';
import type { AnswerContext, AnswerValue, FieldFacts } from './FieldFacts.ts';
import type { LocalizedText } from '../localizedText.ts';
import { logoField, logoSchema } from './logo.ts';
import { nameAnswer, nameField, nameSchema } from './name.ts';
import { navigationField, navigationSchema } from './navigation.ts';
import { pictureAnswer, pictureField, pictureSchema } from './picture.ts';
import { publicationAnswer, publicationField, publicationSchema } from './publication.ts';
import { qrField, qrSchema } from './qr.ts';
import { ratingAnswer, ratingField, ratingSchema } from './rating.ts';
import { reasonsAnswer, reasonsField, reasonsSchema } from './reasons.ts';
import { scaleAnswer, scaleField, scaleSchema } from './scale.ts';
import { sectionField, sectionSchema, textField, textSchema } from './text.ts';
import {
  dateAnswer,
  dateField,
  dateSchema,
  numberAnswer,
  numberField,
  numberSchema,
  phoneAnswer,
  phoneField,
  phoneSchema,
  shortTextAnswer,
  shortTextField,
  shortTextSchema,
} from './typed.ts';
import { yesNoAnswer, yesNoField, yesNoSchema } from './yesNo.ts';

/** Every type of field that a form can have, in the order in which they are offered. */
export const fieldTypes = {
  rating: ratingField,
  reasons: reasonsField,
  comment: commentField,
  name: nameField,
  email: emailField,
  phone: phoneField,
  short_text: shortTextField,
  number: numberField,
  date: dateField,
  consent: consentField,
  publication: publicationField,
  yes_no: yesNoField,
  choice: choiceField,
  scale: scaleField,
  picture: pictureField,
  logo: logoField,
  text: textField,
  section: sectionField,
  qr: qrField,
  navigation: navigationField,
} as const satisfies Record<string, FieldFacts>;

export type FieldType = keyof typeof fieldTypes;

/** The types that a visitor answers. */
export type AnsweredType = {
  [Type in FieldType]: (typeof fieldTypes)[Type]['answer'] extends null ? never : Type;
}[FieldType];

/** Properties of a field that a visitor answers. */
interface Asking {
  label: LocalizedText;
  required: boolean;
}

/** Schema of each type of field in a document. */
export const fieldSchemas = {
  rating: ratingSchema,
  reasons: reasonsSchema,
  comment: commentSchema,
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  short_text: shortTextSchema,
  number: numberSchema,
  date: dateSchema,
  consent: consentSchema,
  publication: publicationSchema,
  yes_no: yesNoSchema,
  choice: choiceSchema,
  scale: scaleSchema,
  picture: pictureSchema,
  logo: logoSchema,
  text: textSchema,
  section: sectionSchema,
  qr: qrSchema,
  navigation: navigationSchema,
} satisfies {
  [Type in FieldType]: v.GenericSchema<
    unknown,
    { type: Type } & (Type extends AnsweredType ? Asking : object)
  >;
};

/** Validation of the answers to each type of field; the output is stored. */
export const answerRules = {
  rating: ratingAnswer,
  reasons: reasonsAnswer,
  comment: commentAnswer,
  name: nameAnswer,
  email: emailAnswer,
  phone: phoneAnswer,
  short_text: shortTextAnswer,
  number: numberAnswer,
  date: dateAnswer,
  consent: consentAnswer,
  publication: publicationAnswer,
  yes_no: yesNoAnswer,
  choice: choiceAnswer,
  scale: scaleAnswer,
  picture: pictureAnswer,
} satisfies {
  [Type in AnsweredType]: (
    field: never,
    context: AnswerContext,
  ) => v.GenericSchema<unknown, AnswerValue>;
};

/** One type of field: `FieldOf<'rating'>`. `id` is there once the document was parsed. */
export type FieldOf<Type extends FieldType> = {
  [Each in Type]: v.InferOutput<(typeof fieldSchemas)[Each]> & { id: string };
}[Type];

/** One field of a form. */
export type FormField = FieldOf<FieldType>;

/** True if a visitor can answer the field. */
export const isAnswered = (field: FormField): field is FieldOf<AnsweredType> =>
  fieldTypes[field.type].answer !== null;
