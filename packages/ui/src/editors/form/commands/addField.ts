import { fieldTypes, type FieldType, type FormDocument } from '@hearback/schema/documents';

import { freeId } from '../../kit/freeId';
import { newField } from './newField';

export interface AddField {
  type: 'addField';
  fieldType: FieldType;
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

/** Adds a field where one would look for it. A type that is there already leaves the form as it was. */
export function addField(form: FormDocument, { fieldType }: AddField): FormDocument {
  if (!hasRoomFor(form, fieldType)) return form;
  const field = newField(fieldType, freeId(form.fields, fieldType), form.style);
  return { ...form, fields: form.fields.toSpliced(placeOf(form, fieldType), 0, field) };
}
