import {
  fieldTypes,
  formLanguages,
  type FieldType,
  type FormDocument,
} from '@hearback/schema/documents';

import { freeId } from '../../kit/freeId';
import { inLanguages } from './inLanguages';
import { newField } from './newField';

export interface AddField {
  type: 'addField';
  fieldType: FieldType;
  /** Where it stands afterwards. Left out: where one would look for it. */
  toIndex?: number;
  /** What stands on it in languages that a form has beside the product's own. */
  labels?: Readonly<Record<string, string>>;
}

/** Whether a form has room for one more field of a type. */
export const hasRoomFor = (form: Pick<FormDocument, 'fields'>, type: FieldType): boolean =>
  form.fields.filter((field) => field.type === type).length < fieldTypes[type].maxPerForm;

/** Where a new field stands: a logo on top, as on a letter; everything else above the button. */
function placeOf(form: Pick<FormDocument, 'fields'>, type: FieldType): number {
  if (type === 'logo') return 0;
  const button = form.fields.findIndex((field) => field.type === 'navigation');
  return button === -1 ? form.fields.length : button;
}

/** Adds a field. A type that is there already leaves the form as it was. */
export function addField(
  form: FormDocument,
  { fieldType, toIndex = placeOf(form, fieldType), labels }: AddField,
): FormDocument {
  if (!hasRoomFor(form, fieldType)) return form;
  const fresh = newField(fieldType, freeId(form.fields, fieldType), form.style);
  const field = inLanguages(fresh, formLanguages(form), labels);
  return { ...form, fields: form.fields.toSpliced(Math.max(0, toIndex), 0, field) };
}
