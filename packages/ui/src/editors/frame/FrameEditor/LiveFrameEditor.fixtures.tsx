import type { FrameDocument } from '@hearback/schema/documents';
import { useEffect } from 'react';

import { useFrameEditor } from '../frameEditorConfig';
import { FrameEditor, type FrameEditorProps } from './FrameEditor';

interface Props extends Omit<FrameEditorProps, 'editor'> {
  document: FrameDocument;
  onChange: (document: FrameDocument) => void;
}

/** A frame editor with a frame in it, which tells of every change. */
export function LiveFrameEditor({ document, onChange, ...props }: Props) {
  const editor = useFrameEditor(document);
  useEffect(() => onChange(editor.document), [editor.document, onChange]);
  return <FrameEditor editor={editor} {...props} />;
}
