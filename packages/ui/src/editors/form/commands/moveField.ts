import type { FormDocument } from '@hearback/schema/documents';

import { moveItem } from '../../kit/items';

export interface MoveField {
  type: 'moveField';
  fieldId: string;
  /** Index after the move, counted without the moved field. */
  toIndex: number;
}

/** Moves a field. A missing field is ignored. */
export function moveField(form: FormDocument, { fieldId, toIndex }: MoveField): FormDocument {
  const fields = moveItem(form.fields, fieldId, toIndex);
  return fields === form.fields ? form : { ...form, fields };
}
