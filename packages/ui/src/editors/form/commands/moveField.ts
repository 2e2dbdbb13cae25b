import type { FormDocument } from '@hearback/schema/documents';

import { moveItem } from '../../kit/moveItem';

export interface MoveField {
  type: 'moveField';
  fieldId: string;
  /** Where the field stands afterwards, counted without it. */
  toIndex: number;
}

/** Moves one field. A field that is gone leaves the form as it was. */
export function moveField(form: FormDocument, { fieldId, toIndex }: MoveField): FormDocument {
  const fields = moveItem(form.fields, fieldId, toIndex);
  return fields === form.fields ? form : { ...form, fields };
}
