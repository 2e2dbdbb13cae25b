import type { FormDocument } from '@hearback/schema/documents';

export interface RemoveField {
  type: 'removeField';
  fieldId: string;
}

/** Removes one field. The button stays: without it nothing could be sent. */
export function removeField(form: FormDocument, { fieldId }: RemoveField): FormDocument {
  const fields = form.fields.filter(({ id, type }) => id !== fieldId || type === 'navigation');
  return fields.length === form.fields.length ? form : { ...form, fields };
}
