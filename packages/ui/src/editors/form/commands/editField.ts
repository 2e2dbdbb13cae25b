import type { FieldOf, FieldType, FormDocument } from '@hearback/schema/documents';

import { editItem } from '../../kit/editItem';

/** What may change in a field of a type: all but what it is. */
export type FieldChanges<Type extends FieldType = FieldType> = Type extends FieldType
  ? Partial<Omit<FieldOf<Type>, 'id' | 'type'>>
  : never;

export interface EditField {
  type: 'editField';
  fieldId: string;
  changes: FieldChanges;
}

/** Changes some of a field. A field that is gone leaves the form as it was. */
export function editField(form: FormDocument, { fieldId, changes }: EditField): FormDocument {
  const fields = editItem(form.fields, fieldId, changes);
  return fields === form.fields ? form : { ...form, fields };
}
