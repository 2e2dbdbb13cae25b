import type { FieldOf, FieldType, FormDocument } from '@hearback/schema/documents';

import { editItem } from '../../kit/items';

/** Editable properties of a field: all except id and type. */
export type FieldChanges<Type extends FieldType = FieldType> = Type extends FieldType
  ? Partial<Omit<FieldOf<Type>, 'id' | 'type'>>
  : never;

export interface EditField {
  type: 'editField';
  fieldId: string;
  changes: FieldChanges;
}

/** Changes properties of a field. A missing field is ignored. */
export function editField(form: FormDocument, { fieldId, changes }: EditField): FormDocument {
  const fields = editItem(form.fields, fieldId, changes);
  return fields === form.fields ? form : { ...form, fields };
}
