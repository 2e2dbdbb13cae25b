import type { FrameDocument } from '@hearback/schema/documents';
import type { Language } from '@hearback/schema/limits';

import { useEditor, type Editor } from '../kit/useEditor';
import type { FrameCommand } from './commands/apply';
import { frameKind } from './frameKind';

/** State of a frame being edited. */
export type FrameEditing = Editor<FrameDocument, FrameCommand>;

/** Holds the state of a frame being edited, for `FrameEditor`. */
export const useFrameEditor = (document: FrameDocument, language?: Language): FrameEditing =>
  useEditor(frameKind, document, language);
