import {
  fieldTypes,
  type FieldFacts,
  type FormDocument,
  type FormField,
  type FormStyle,
} from '@hearback/schema/documents';

import { isAlready } from '../../kit/items';

export interface RestyleForm {
  type: 'restyleForm';
  changes: Partial<FormStyle>;
}

/** Updates a field's colors that equal the old form colors; other colors are kept. */
function follow(field: FormField, old: FormStyle, style: FormStyle): FormField {
  const { follows }: FieldFacts = fieldTypes[field.type];
  // TypeScript cannot index a union of fields, hence the cast.
  const own = field as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(follows)
    .filter(([name, color]) => own[name] === old[color])
    .map(([name, color]) => [name, style[color]]);
  return changed.length === 0 ? field : { ...field, ...Object.fromEntries(changed) };
}

/** Changes the colors of the whole form. */
export function restyleForm(form: FormDocument, { changes }: RestyleForm): FormDocument {
  if (isAlready(form.style, changes)) return form;
  const style = { ...form.style, ...changes };
  return { ...form, style, fields: form.fields.map((field) => follow(field, form.style, style)) };
}
