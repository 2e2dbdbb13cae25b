import type { FieldType, FormField } from '@hearback/schema/documents';

import type { Variables } from '../variables';
import type { AskedDetails } from '../words/FormWords';
import { commentLook } from './comment';
import { emailLook } from './email';
import type { FieldLook } from './FieldLook';
import { logoLook } from './logo';
import { nameLook } from './name';
import { navigationLook } from './navigation';
import { qrLook } from './qr';
import { ratingLook } from './rating';
import { textLook } from './text';

/** Visitor-side definitions by field type. */
const looks: { [Type in FieldType]: FieldLook<Type> } = {
  comment: commentLook,
  email: emailLook,
  logo: logoLook,
  name: nameLook,
  navigation: navigationLook,
  qr: qrLook,
  rating: ratingLook,
  text: textLook,
};

/** Returns the definition of a field's type. TypeScript cannot correlate the union, hence the cast. */
export const lookOf = ({ type }: FormField): FieldLook<FieldType> =>
  looks[type] as FieldLook<FieldType>;

/** Style variables that a field adds to the form's, or overrides. */
export const fieldVariables = (field: FormField): Variables => lookOf(field).variables(field);

/** The personal details that a form requests, and the last field that does so. Undefined: none. */
export function askedDetails(
  fields: readonly FormField[],
): { details: AskedDetails; last: FormField } | undefined {
  const details = new Set<AskedDetails>();
  let last: FormField | undefined;
  for (const field of fields) {
    const { detail } = lookOf(field);
    if (!detail) continue;
    details.add(detail);
    last = field;
  }
  const [only = 'contact', second] = details;
  if (!last) return undefined;
  if (second === undefined) return { details: only, last };
  return { details: details.has('contact') ? 'contact' : 'both', last };
}
