import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { defaultLanguage, limits } from '../limits.ts';
import { boundedText } from '../rules/text.ts';
import { Color } from './color.ts';
import { fieldTypes, type FieldType } from './fieldTypes.ts';
import { FormThanks } from './formThanks.ts';
import { FormTranslations } from './formTranslations.ts';
import { ImageReference } from './image.ts';
import { LocalizedText } from './localizedText.ts';
import { haveOwnIds, partId, withIds } from './withIds.ts';

/** Pixels. */
const FontSize = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(10, issueSentences.out_of_range),
  v.maxValue(72, issueSentences.out_of_range),
);

const id = v.optional(partId);

const input = {
  id,
  required: v.optional(v.boolean(), false),
  font_size: v.optional(FontSize, 16),
  label_color: v.optional(Color, '#1b1d22'),
  textbox_color: v.optional(Color, '#ffffff'),
};

const TextField = v.strictObject({
  id,
  type: v.literal('text'),
  text: LocalizedText,
  font_size: v.optional(FontSize, 16),
  text_color: v.optional(Color, '#1b1d22'),
});
const LogoField = v.strictObject({
  id,
  type: v.literal('logo'),
  image: v.optional(v.nullable(ImageReference), null),
  /** What a screen reader says instead of the picture. */
  alt: v.optional(LocalizedText, ''),
});
const EmailField = v.strictObject({
  ...input,
  type: v.literal('email'),
  label: v.optional(LocalizedText, fieldTypes.email.label),
});
const NameField = v.strictObject({
  ...input,
  type: v.literal('name'),
  label: v.optional(LocalizedText, fieldTypes.name.label),
});
const CommentField = v.strictObject({
  ...input,
  type: v.literal('comment'),
  label: v.optional(LocalizedText, fieldTypes.comment.label),
});
const RatingField = v.strictObject({
  id,
  type: v.literal('rating'),
  label: v.optional(LocalizedText, fieldTypes.rating.label),
  required: v.optional(v.boolean(), true),
  font_size: v.optional(FontSize, 16),
  label_color: v.optional(Color, '#1b1d22'),
  star_color: v.optional(Color, '#b97700'),
});
const NavigationField = v.strictObject({
  id,
  type: v.literal('navigation'),
  label: v.optional(LocalizedText, fieldTypes.navigation.label),
  font_size: v.optional(FontSize, 16),
  label_color: v.optional(Color, '#ffffff'),
  button_color: v.optional(Color, '#0a6b5d'),
});
const QrField = v.strictObject({
  id,
  type: v.literal('qr'),
  label: v.optional(LocalizedText, fieldTypes.qr.label),
});

const AnyField = v.variant('type', [
  TextField,
  LogoField,
  EmailField,
  NameField,
  CommentField,
  RatingField,
  NavigationField,
  QrField,
]);

/** One field of a form. `id` is there once the document was parsed. */
export type FormField = v.InferOutput<typeof AnyField> & { id: string };

/** One type of field: `FieldOf<'rating'>`. */
export type FieldOf<Type extends FieldType> = Extract<FormField, { type: Type }>;

const FormStyle = v.strictObject({
  background_color: v.optional(Color, '#ffffff'),
  text_color: v.optional(Color, '#1b1d22'),
  accent_color: v.optional(Color, '#0a6b5d'),
});

export type FormStyle = v.InferOutput<typeof FormStyle>;

/** What a visitor fills in, as plain data. The title is for the owner's lists. */
export interface FormDocument {
  title: string;
  style: FormStyle;
  fields: FormField[];
  /** What stands after sending. Left out: the product's own words. */
  thank_you?: FormThanks;
  /** For its owner. Published versions go without. */
  translations?: FormTranslations;
}

type ParsedField = v.InferOutput<typeof AnyField>;

/** The submit button is part of every form. */
const withNavigation = (fields: readonly ParsedField[]): ParsedField[] =>
  fields.some(({ type }) => type === 'navigation')
    ? [...fields]
    : [...fields, v.parse(NavigationField, { type: 'navigation' })];

/** Reads a form from the outside: fills in defaults, makes ids, adds the submit button. */
export const FormDocument = v.strictObject({
  title: v.pipe(
    boundedText(limits.nameMaxLength, {
      type: issueSentences.title_required,
      tooLong: issueSentences.title_required,
    }),
    v.trim(),
    v.minLength(1, issueSentences.title_required),
  ),
  style: v.optional(FormStyle, {}),
  fields: v.pipe(
    v.array(AnyField),
    v.maxLength(limits.fieldsPerFormMax, issueSentences.out_of_range),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [type, { maxPerForm }] of Object.entries(fieldTypes)) {
        const count = dataset.value.filter((field) => field.type === type).length;
        if (count > maxPerForm) addIssue({ message: issueSentences.duplicate_field_type });
      }
      if (!haveOwnIds(dataset.value)) addIssue({ message: issueSentences.invalid });
    }),
    v.transform((fields) => withIds(withNavigation(fields))),
  ),
  thank_you: v.exactOptional(FormThanks),
  translations: v.exactOptional(FormTranslations),
});

/** A form that an owner starts from: a rating, a comment, and the button; or other fields. */
export function newFormDocument(
  title: string,
  types: readonly Exclude<FieldType, 'text'>[] = ['rating', 'comment'],
  /** In which its owner writes. */
  main: string = defaultLanguage,
): FormDocument {
  return v.parse(FormDocument, {
    title,
    fields: types.map((type) => ({ type })),
    ...(main !== defaultLanguage && { translations: { main } }),
  });
}
