import type { FormDocument } from '@hearback/schema/documents';

import { useEditor, type Editor } from '../kit/useEditor';
import type { FormCommand } from './commands/apply';
import { formKind } from './formKind';

/** A form while it is edited. */
export type FormEditing = Editor<FormDocument, FormCommand>;

/** Holds a form while it is edited; `FormEditor` shows it, and others may run commands on it. */
export const useFormEditor = (document: FormDocument, language?: string): FormEditing =>
  useEditor(formKind, document, language);
