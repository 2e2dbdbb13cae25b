import type { FormDocument } from '@hearback/schema/documents';

import { freeId } from '../../kit/items';
import { hasRoomFor } from './addField';

export interface DuplicateField {
  type: 'duplicateField';
  fieldId: string;
}

/** Inserts a copy below a field. Changes nothing if the type has reached its limit. */
export function duplicateField(form: FormDocument, { fieldId }: DuplicateField): FormDocument {
  const index = form.fields.findIndex(({ id }) => id === fieldId);
  const field = form.fields[index];
  if (!field || !hasRoomFor(form, field.type)) return form;
  const twin = { ...field, id: freeId(form.fields, field.type) };
  return { ...form, fields: form.fields.toSpliced(index + 1, 0, twin) };
}
