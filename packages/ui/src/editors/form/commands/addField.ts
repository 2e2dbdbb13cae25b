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

/** Adds a field above the button. A type that is there already leaves the form as it was. */
export function addField(form: FormDocument, { fieldType }: AddField): FormDocument {
  if (!hasRoomFor(form, fieldType)) return form;
  const field = newField(fieldType, freeId(form.fields, fieldType), form.style);
  const button = form.fields.findIndex(({ type }) => type === 'navigation');
  const index = button === -1 ? form.fields.length : button;
  return { ...form, fields: form.fields.toSpliced(index, 0, field) };
}
