import type { FormDocument } from '@hearback/schema/documents';

export interface RemoveField {
  type: 'removeField';
  fieldId: string;
}

/** Removes a field. The submit button cannot be removed. */
export function removeField(form: FormDocument, { fieldId }: RemoveField): FormDocument {
  const fields = form.fields.filter(({ id, type }) => id !== fieldId || type === 'navigation');
  return fields.length === form.fields.length ? form : { ...form, fields };
}
