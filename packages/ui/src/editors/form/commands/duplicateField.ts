import type { FormDocument } from '@hearback/schema/documents';

import { freeId } from '../../kit/freeId';
import { hasRoomFor } from './addField';

export interface DuplicateField {
  type: 'duplicateField';
  fieldId: string;
}

/** Puts a second one below a field. A type of which there is enough leaves the form as it was. */
export function duplicateField(form: FormDocument, { fieldId }: DuplicateField): FormDocument {
  const index = form.fields.findIndex(({ id }) => id === fieldId);
  const field = form.fields[index];
  if (!field || !hasRoomFor(form, field.type)) return form;
  const twin = { ...field, id: freeId(form.fields, field.type) };
  return { ...form, fields: form.fields.toSpliced(index + 1, 0, twin) };
}
