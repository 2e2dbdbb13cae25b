import type { FormDocument } from '@hearback/schema/documents';

import { useEditor, type Editor } from '../kit/useEditor';
import type { FormCommand } from './commands/apply';
import { formKind } from './formKind';

/** State of a form being edited. */
export type FormEditing = Editor<FormDocument, FormCommand>;

/** Holds the state of a form being edited, for `FormEditor` and for commands from outside. */
export const useFormEditor = (document: FormDocument, language?: string): FormEditing =>
  useEditor(formKind, document, language);
