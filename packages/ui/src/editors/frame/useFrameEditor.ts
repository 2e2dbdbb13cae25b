import type { FrameDocument } from '@hearback/schema/documents';
import type { Language } from '@hearback/schema/limits';

import { useEditor, type Editor } from '../kit/useEditor';
import type { FrameCommand } from './commands/apply';
import { frameEditorConfig } from './frameEditorConfig';

/** State of a frame being edited. */
export type FrameEditorState = Editor<FrameDocument, FrameCommand>;

/** Holds the state of a frame being edited, for `FrameEditor`. */
export const useFrameEditor = (document: FrameDocument, language?: Language): FrameEditorState =>
  useEditor(frameEditorConfig, document, language);
