import type { FormDocument } from '@hearback/schema/documents';

import { useEditor, type Editor } from '../kit/useEditor';
import type { FormCommand } from './commands/apply';
import { formEditorConfig } from './formEditorConfig';

/** State of a form being edited. */
export type FormEditorState = Editor<FormDocument, FormCommand>;

/** Holds the state of a form being edited, for `FormEditor` and for commands from outside. */
export const useFormEditor = (document: FormDocument, language?: string): FormEditorState =>
  useEditor(formEditorConfig, document, language);
