import * as v from 'valibot';

import { issueSentences } from '../errors.ts';
import { defaultLanguage, limits } from '../limits.ts';
import { boundedText } from '../rules/text.ts';
import { FormStyle } from './fields/entries.ts';
import type { FieldFacts } from './fields/FieldFacts.ts';
import { fieldSchemas, fieldTypes, type FieldType, type FormField } from './fields/fieldTypes.ts';
import { FormThanks } from './formThanks.ts';
import { FormTranslations } from './formTranslations.ts';
import { checkShowWhen } from './showWhen.ts';
import { haveOwnIds, withIds } from './withIds.ts';

const AnyField = v.variant('type', Object.values(fieldSchemas));

type ParsedField = v.InferOutput<typeof AnyField>;

/** A feedback form as plain data. The title is for the owner's lists. */
export interface FormDocument {
  title: string;
  style: FormStyle;
  fields: FormField[];
  /** Texts of the page after sending. Omitted: the product's default texts. */
  thank_you?: FormThanks;
  /** For its owner. Published versions go without. */
  translations?: FormTranslations;
}

/** The submit button is part of every form. */
const withNavigation = (fields: readonly ParsedField[]): ParsedField[] =>
  fields.some(({ type }) => type === 'navigation')
    ? [...fields]
    : [...fields, v.parse(fieldSchemas.navigation, { type: 'navigation' })];

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
    checkShowWhen,
  ),
  thank_you: v.exactOptional(FormThanks),
  translations: v.exactOptional(FormTranslations),
});

const beginningOf = (type: FieldType): object | undefined => {
  const facts: FieldFacts = fieldTypes[type];
  return facts.begins;
};

/** A form that an owner starts from: a rating, a comment, and the button; or other fields. */
export function newFormDocument(
  title: string,
  types: readonly Exclude<FieldType, 'text'>[] = ['rating', 'comment'],
  /** The language in which its owner writes. */
  main: string = defaultLanguage,
): FormDocument {
  return v.parse(FormDocument, {
    title,
    fields: types.map((type) => ({ type, ...beginningOf(type) })),
    ...(main !== defaultLanguage && { translations: { main } }),
  });
}

/** A form that begins with the fields and colors of another one. */
export const startFormFrom = (
  { style, fields, thank_you }: FormDocument,
  title: string,
  main: string = defaultLanguage,
): FormDocument => ({
  title,
  ...layoutOf({ style, fields, ...(thank_you !== undefined && { thank_you }) }),
  ...(main !== defaultLanguage && { translations: { main } }),
});

/** A form without its title, as visitors get it. */
export type FormLayout = Omit<FormDocument, 'title' | 'translations'>;

interface Layout<Style, Fields, Thanks> {
  style: Style;
  fields: Fields;
  thank_you?: Thanks;
}

/** Everything in a form but its title. Absent parts stay absent keys, so that equal forms compare equal. */
export const layoutOf = <Style, Fields, Thanks>({
  style,
  fields,
  thank_you,
}: Layout<Style, Fields, Thanks>): Layout<Style, Fields, Thanks> => ({
  style,
  fields,
  ...(thank_you !== undefined && { thank_you }),
});

/** The layout with the parts that only the owner of a form receives. */
export const ownLayoutOf = <Style, Fields, Thanks, Translations>({
  translations,
  ...layout
}: Layout<Style, Fields, Thanks> & { translations?: Translations }): Layout<
  Style,
  Fields,
  Thanks
> & { translations?: Translations } => ({
  ...layoutOf(layout),
  ...(translations !== undefined && { translations }),
});
