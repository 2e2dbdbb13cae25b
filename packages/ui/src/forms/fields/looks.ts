import {
  type FieldOf,
  type FieldType,
  type FormField,
  type FormStyle,
  textIn,
} from '@hearback/schema/documents';

import type { Variables } from '../variables';
import type { AskedDetails } from '../words/FormWords';
import { choiceLook, consentLook, publicationLook, yesNoLook } from './choice';
import { commentLook } from './comment';
import { emailLook } from './email';
import type { FieldLook } from './FieldLook';
import { logoLook } from './logo';
import { nameLook } from './name';
import { navigationLook } from './navigation';
import { pictureLook } from './picture';
import { qrLook } from './qr';
import { ratingLook } from './rating';
import { reasonsLook } from './reasons';
import { scaleLook } from './scale';
import { isHeading } from './lines';
import { sectionLook, textLook } from './text';
import { dateLook, numberLook, phoneLook, shortTextLook } from './typed';

/** Visitor-side definitions by field type. */
const looks: { [Type in FieldType]: FieldLook<Type> } = {
  choice: choiceLook,
  comment: commentLook,
  consent: consentLook,
  date: dateLook,
  email: emailLook,
  logo: logoLook,
  name: nameLook,
  navigation: navigationLook,
  number: numberLook,
  phone: phoneLook,
  picture: pictureLook,
  publication: publicationLook,
  qr: qrLook,
  rating: ratingLook,
  reasons: reasonsLook,
  scale: scaleLook,
  section: sectionLook,
  short_text: shortTextLook,
  text: textLook,
  yes_no: yesNoLook,
};

/** Returns the definition of a field's type. TypeScript cannot correlate the union, hence the cast. */
export const lookOf = ({ type }: FormField): FieldLook<FieldType> =>
  looks[type] as FieldLook<FieldType>;

/** Style variables that a field adds to the form's, or overrides. */
export const fieldVariables = (field: FormField, style: FormStyle): Variables =>
  lookOf(field).variables(field, style);

/** Texts of a form that are set in the display face, with their place among the fields: all that are large enough. */
export const headingsIn = (
  fields: readonly FormField[],
  language: string,
): { text: string; part: number }[] =>
  fields.flatMap((field, part) => {
    if (field.type === 'text' && isHeading(field)) {
      return [{ text: textIn(field.text, language), part }];
    }
    const isBox = field.type === 'consent' || field.type === 'publication';
    const hasLabel = field.type === 'section' || (isAsked(field) && !isBox);
    return hasLabel && isHeading(field) ? [{ text: textIn(field.label, language), part }] : [];
  });

/** A form's logo, if it has a picture. */
export const logoIn = (fields: readonly FormField[]): FieldOf<'logo'> | undefined =>
  fields.find((field): field is FieldOf<'logo'> => field.type === 'logo' && field.image !== null);

/** True if a visitor answers the field. Without the table of types, which would load with every preview. */
export const isAsked = (field: FormField): field is Extract<FormField, { required: boolean }> =>
  'required' in field;

/** The sentence that names required fields: the stars alone, or those with a mark. Undefined: none is needed. */
export function requiredHint(fields: readonly FormField[]): 'onlyStars' | 'marked' | undefined {
  const answered = fields.filter(isAsked);
  const required = answered.filter((field) => field.required);
  if (required.length === 0 || answered.length === 1) return undefined;
  return required.length === 1 && required[0]?.type === 'rating' ? 'onlyStars' : 'marked';
}

/** The personal details that a form requests, and the last field that does so. Undefined: none. */
export function askedDetails(
  fields: readonly FormField[],
):
  | { details: AskedDetails; last: FormField; /** True if no other field does. */ isOnly: boolean }
  | undefined {
  const details = new Set<AskedDetails>();
  let last: FormField | undefined;
  let count = 0;
  for (const field of fields) {
    const { detail } = lookOf(field);
    if (!detail) continue;
    details.add(detail);
    last = field;
    count += 1;
  }
  const [only = 'contact', second] = details;
  if (!last) return undefined;
  if (second === undefined) return { details: only, last, isOnly: count === 1 };
  return { details: details.has('contact') ? 'contact' : 'both', last, isOnly: false };
}

/** The step of each field: a question with the words above it; what comes after the last one stands with it. */
export function stepsOf(fields: readonly FormField[]): number[] {
  const last = fields.filter(isAsked).length - 1;
  return fields.map((_, index) =>
    Math.max(0, Math.min(last, fields.slice(0, index).filter(isAsked).length)),
  );
}

/** True if a field is shown before anything is answered: the rule of `isShown`, without what it takes to compare answers. */
const isShownFirst = (fields: readonly FormField[], { show_when: when }: FormField): boolean => {
  if (!when) return true;
  const source = fields.find(({ id }) => id === when.field);
  return !source || (when.test === 'not_answered' && isShownFirst(fields, source));
};

/** The steps that are asked before anything is answered. */
export function firstSteps(fields: readonly FormField[]): number[] {
  const stepOf = stepsOf(fields);
  return fields.flatMap((field, index) =>
    isAsked(field) && isShownFirst(fields, field) ? (stepOf[index] ?? []) : [],
  );
}
