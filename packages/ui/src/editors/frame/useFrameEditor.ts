import type { FrameDocument } from '@hearback/schema/documents';
import type { Language } from '@hearback/schema/limits';

import { useEditor, type Editor } from '../kit/useEditor';
import type { FrameCommand } from './commands/apply';
import { frameKind } from './frameKind';

/** A frame while it is edited. */
export type FrameEditing = Editor<FrameDocument, FrameCommand>;

/** Holds a frame while it is edited; `FrameEditor` shows it. */
export const useFrameEditor = (document: FrameDocument, language?: Language): FrameEditing =>
  useEditor(frameKind, document, language);
