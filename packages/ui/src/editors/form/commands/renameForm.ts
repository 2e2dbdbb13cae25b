import type { FormDocument } from '@hearback/schema/documents';

export interface RenameForm {
  type: 'renameForm';
  title: string;
}

/** Changes the title that the owner sees in lists. */
export const renameForm = (form: FormDocument, { title }: RenameForm): FormDocument =>
  title === form.title ? form : { ...form, title };
